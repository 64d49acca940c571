// Small drawings and the elements that every part of the page is made of. Texts of strangers only
// ever become text nodes.
const SVG = 'http://www.w3.org/2000/svg';

function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === false || value === undefined || value === null) continue;
    node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter(child => child !== null && child !== undefined));
  return node;
}

function draw(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Stroked, 24 by 24; a circle is written as "@x y r".
const ICONS = {
  choices: 'M5.5 6.5h3a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 6.5h3a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
  waiting: 'M7 4h10M7 20h10M8 4v3.3c0 2.3 4 3 4 4.7 0-1.7 4-2.4 4-4.7V4M8 20v-3.3c0-2.3 4-3 4-4.7 0 1.7 4 2.4 4 4.7V20',
  dice: 'M8 4.5h8a3.5 3.5 0 0 1 3.5 3.5v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  scale: 'M12 4v16M8.5 20h7M5 7.2h14M5.3 7.2 2.8 13.5h5zM18.7 7.2l-2.5 6.3h5z',
  flag: 'M6 20.5V4M6 5h11.8l-2.3 4 2.3 4H6',
  draw: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 12h8',
  late: '@12 13.2 7.3M9.7 10.9l4.6 4.6M14.3 10.9l-4.6 4.6M3.8 6.3l2.7-2.5M20.2 6.3l-2.7-2.5',
  cancelled: '@12 12 8.3M6.2 17.8 17.8 6.2',
  created: '@12 12 8.3',
  trophy: 'M8 4h8v5.5a4 4 0 0 1-8 0zM8 5.5H4.8v1.2A3.3 3.3 0 0 0 8 10M16 5.5h3.2v1.2A3.3 3.3 0 0 1 16 10M12 13.5V17M8.5 20h7M10 20c0-1.9.8-3 2-3s2 1.1 2 3',
  pause: 'M8.7 5.5v13M15.3 5.5v13',
  mafia: 'M3 8.7c3-1.7 6-1.7 9 .2 3-1.9 6-1.9 9-.2.2 4.9-1.9 8.3-4.9 8.3-2.1 0-2.9-1.8-4.1-1.8S10 17 7.9 17C4.9 17 2.8 13.6 3 8.7zM6.8 12c1.1-.8 2.1-.8 3.2 0M14 12c1.1-.8 2.1-.8 3.2 0',
  doctor: 'M12 3.5l7 2.4v5.6c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V5.9zM12 8.3v6M9 11.3h6',
  sheriff: 'M12 3.8l2.35 5.36 5.83.58-4.38 3.9 1.25 5.72L12 16.4l-5.05 2.96 1.25-5.72-4.38-3.9 5.83-.58z',
  villager: 'M4.5 11 12 4.5l7.5 6.5M6.5 9.5v10h11v-10',
  night: 'M19.5 14.3A7.8 7.8 0 1 1 9.7 4.5a6.3 6.3 0 0 0 9.8 9.8zM17.5 4v3.5M15.7 5.7h3.6',
  sunrise: 'M3 18.5h18M6.5 15a5.5 5.5 0 0 1 11 0M12 4.5v3M4.7 8.2l2 2M19.3 8.2l-2 2',
  discuss: 'M3.5 6A1.5 1.5 0 0 1 5 4.5h8A1.5 1.5 0 0 1 14.5 6v4.5A1.5 1.5 0 0 1 13 12H8.5l-3 2.7V12H5a1.5 1.5 0 0 1-1.5-1.5zM17.5 9.5H19a1.5 1.5 0 0 1 1.5 1.5v4.5A1.5 1.5 0 0 1 19 17h-.5v2.7l-3-2.7H12a1.5 1.5 0 0 1-1.5-1.5',
  vote: 'M7.5 14V4.5h9V14M9.8 8.8l1.6 1.6 2.9-3.2M7.5 10.5H5.8L3.8 14v4.5A1.5 1.5 0 0 0 5.3 20h13.4a1.5 1.5 0 0 0 1.5-1.5V14l-2-3.5h-1.7M3.8 14h16.4',
  gavel: 'M9.7 8.2 14 3.9l6.1 6.1-4.3 4.3zM12.7 11.3 4.5 19.5M13.5 20h6.5',
};

function icon(name) {
  const circle = /^@([\d.]+) ([\d.]+) ([\d.]+)/;
  const path = (own(ICONS, name) || '').replace(circle, (all, x, y, r) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
  return draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', {
    d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75',
    'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
}

// How a match ended for a player: a shape as well as a colour, and a word for those who listen.
const RESULTS = { W: 'win', D: 'draw', L: 'loss', T: 'technical', '-': 'none' };

function mark(letter) {
  const kind = own(RESULTS, letter) || 'none';
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const shapes = {
    win: { d: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM4.1 8.9L7.03 11.84L12.03 6.27L10.77 5.13L6.97 9.36L5.3 7.7z', fill: 'currentColor', 'fill-rule': 'evenodd' },
    draw: { d: 'M5 2h6a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zM5.2 8h5.6', ...line },
    loss: { d: 'M1.8 8a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4', ...line },
    technical: { d: 'M8 2l6.3 11.6h-12.6zM8 6.6v3M8 11.6v.01', ...line },
    none: { d: 'M6 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0', fill: 'currentColor' },
  };
  return draw('svg', { viewBox: '0 0 16 16', class: kind, role: 'img', 'aria-label': say(kind) },
    draw('path', shapes[kind]));
}

// "Ad" for Ada, "B4" for Bot 4.
function initials(name) {
  const number = /\s(\d{1,2})$/.exec(name.trim());
  const letters = [...name.trim()];
  return (number ? letters[0] + number[1] : letters.slice(0, 2).join('')) || '?';
}

function avatar(player) {
  return el('span', { class: 'avatar n' + player.number % 10, 'aria-hidden': 'true' }, initials(player.display_name));
}

function bdi(text) {
  return el('bdi', {}, text);
}

// What strangers send may be called like anything, also like what every object has.
function own(table, key) {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function wordsFor(key) {
  return own(WORDS[language], key) || String(key);
}

// A sentence with its {0} and {1} filled in, as nodes.
function sentence(key, ...values) {
  return wordsFor(key).split(/\{(\d)\}/).map((part, at) =>
    at % 2 === 0 ? part : values[part] instanceof Node ? values[part] : bdi(String(values[part])));
}

// The same as plain text, for titles and names that are read out.
function say(key, ...values) {
  return wordsFor(key).replace(/\{(\d)\}/g, (all, at) => values[at]);
}

// Shows items in this order and reuses what is there, so that focus and movement survive.
function showList(parent, items, keyOf, make) {
  const known = new Map([...parent.children].map(child => [child.dataset.key, child]));
  let place = parent.firstElementChild;
  for (const item of items) {
    const key = String(keyOf(item));
    const face = JSON.stringify(item) + language;
    let node = known.get(key);
    known.delete(key);
    if (!node || node.dataset.face !== face) {
      const fresh = make(item, node);
      fresh.dataset.key = key;
      fresh.dataset.face = face;
      if (node) {
        const held = node.contains(document.activeElement);
        if (node === place) place = node.nextElementSibling;
        node.remove();
        parent.insertBefore(fresh, place);
        if (held) (fresh.matches('button') ? fresh : fresh.querySelector('button') || fresh).focus();
        continue;
      }
      node = fresh;
    }
    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
  }
  for (const node of known.values()) node.remove();
}

function show(id, ...children) {
  document.getElementById(id).replaceChildren(...children.flat());
}
