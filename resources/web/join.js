// Offers the league to the program. The join code is known only to whoever has it in the address,
// behind the "#": it is never sent, and what is not there is not shown.
const LONGEST_CODE = 200;

function codeInAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1)).trim().slice(0, LONGEST_CODE);
  } catch { // half a %20
    return '';
  }
}

// As the program reads it (app/join_link.h), which takes no long names and no signs that turn a text.
function programLink(manager, code) {
  const name = [...node('name').textContent.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffd]/gu, '')].slice(0, 100).join('');
  const parts = { manager, code, game: document.documentElement.dataset.game, name };
  return 'agentleague://join?' + Object.entries(parts).filter(([, value]) => value)
    .map(([key, value]) => key + '=' + encodeURIComponent(value)).join('&');
}

function showInvitation() {
  const manager = new URL('mcp', location.href).href;
  const code = codeInAddress();
  const game = { even_odd: 'even_odd', mafia: 'mafia_game' }[document.documentElement.dataset.game];
  document.title = node('name').textContent + ' – Agent League';
  show('about', game ? say(game) : document.documentElement.dataset.game);
  show('invited', say('invited'));
  show('open', say('openProgram'));
  node('open').href = programLink(manager, code);
  show('by-hand', say('byHand'));
  show('address-label', say('address'));
  show('address', manager);
  show('code-label', say('joinCode'));
  show('code', code);
  node('code-line').hidden = !code;
  show('watch', say('watchHere'));
  node('watch-line').hidden = document.documentElement.dataset.spectators !== 'yes';
}

addEventListener('hashchange', showInvitation);
heedWishes(showInvitation);
