// What whoever looks at a page wishes: language and colours, as the address says, as it was the last
// time, or as the browser has it. The page has a select for each, #language and #theme.
const node = id => document.getElementById(id);
const asked = new URLSearchParams(location.search);
const kept = {
  get: name => { try { return localStorage.getItem(name); } catch { return null; } },
  set: (name, value) => { try { localStorage.setItem(name, value); } catch { /* private window */ } },
};

function firstLanguage() {
  const wished = [asked.get('lang'), kept.get('lang'), ...(navigator.languages || [])];
  return wished.map(each => (each || '').slice(0, 2).replace('iw', 'he')).find(each => WORDS[each]) || 'en';
}

let language = firstLanguage();

function showLanguage() {
  document.documentElement.lang = language;
  document.documentElement.dir = WORDS[language].rtl ? 'rtl' : 'ltr';
  show('language-label', say('language'));
  show('theme-label', say('colours'));
  ['automatic', 'light', 'dark'].forEach((key, at) => { node('theme').options[at].textContent = say(key); });
  node('language').replaceChildren(...Object.keys(WORDS).map(key => el('option', { value: key, lang: key, selected: key === language }, WORDS[key].$)));
}

function showTheme() {
  const wish = asked.get('theme') || kept.get('theme') || '';
  node('theme').value = ['light', 'dark'].includes(wish) ? wish : '';
  const dark = wish ? wish === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

// Heeds the wishes from now on; `speak` says everything else, now and in every other language.
function heedWishes(speak) {
  node('language').addEventListener('change', event => {
    language = event.target.value;
    kept.set('lang', language);
    showLanguage();
    speak();
  });
  node('theme').addEventListener('change', event => {
    asked.delete('theme');
    kept.set('theme', event.target.value);
    showTheme();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
  showTheme();
  showLanguage();
  speak();
}
