// Asks the manager what has happened and shows it. Whoever has seen everything is told so in a few
// bytes (ETag); when nothing happens, or nobody answers, it asks less and less often.
const FASTEST = 1000, SLOWEST = 4000, WHEN_OVER = 20000, WHEN_LOST = 30000, PATIENCE = 10000;
let league = null, chosenRound = null, roundPage = null, chosenMatch = null, matchPage = null;
let pause = FASTEST, timer = 0, isAsking = false, isLost = false, toldMatches = null, toldAt = 0, soughtRound = '', isUnshown = false;
const tags = new Map();

const isMafia = () => league.game_type === 'mafia';
const isOver = () => league && league.state === 'COMPLETED';
function playerOf(id) {
  const known = league.players.find(each => each.player_id === id);
  if (known) return known;
  // A bot, which only its table knows.
  const seat = matchPage && matchPage.table && matchPage.table.seats.find(each => each.player_id === id);
  const name = seat && seat.display_name || id.replace(/^BOT0*(\d+)$/, 'Bot $1');
  return { player_id: id, display_name: name, number: Number(id.replace(/\D/g, '')) };
}
const nameOf = id => bdi(playerOf(id).display_name);

/* Header, rounds and footer */

function showHeader() {
  const title = league.name || league.league_id;
  show('name', bdi(title));
  const game = { even_odd: 'even_odd', mafia: 'mafia_game' }[league.game_type];
  show('about', (game ? say(game) : league.game_type) + ' · ' + say('players', league.players.length));
  const chip = node('state');
  const running = league.state === 'RUNNING_TOURNAMENT';
  const kind = isOver() ? ['good', 'over', icon('trophy')] : running && league.paused ? ['warn', 'paused', icon('pause')]
    : running ? ['accent', 'live', el('span', { class: 'dot' })] : ['warn', 'lobby', icon('waiting')];
  chip.className = 'chip ' + kind[0];
  chip.replaceChildren(kind[2], say(kind[1]));
  const round = league.current_round ? say('roundOf', league.current_round, league.total_rounds) : '';
  const done = league.total_matches ? say('done', league.decided_matches, league.total_matches) : '';
  show('progress', [round, done].filter(Boolean).join(' · '));
  document.title = [title, round].filter(Boolean).join(' – ');
  const champion = isOver() && league.standings[0];
  node('champion').hidden = !champion;
  if (champion) show('champion', icon('trophy'), el('span', {}, sentence('champion', nameOf(champion.player_id))));
}

function shownRound() {
  return chosenRound || league.current_round || 1;
}

function showRounds() {
  node('rounds').setAttribute('aria-label', say('matches'));
  const rounds = league.rounds.map(each => ({ ...each, on: each.round_id === shownRound(),
    wide: league.rounds.length <= 12 }));
  showList(node('rounds'), rounds, each => each.round_id, each => {
    const kind = each.state === 'COMPLETED' ? 'passed' : each.round_id === league.current_round ? 'now' : '';
    const button = el('button', { type: 'button', class: kind, 'aria-pressed': String(each.on),
      'aria-label': say('round', each.round_id) + ', ' + say('done', each.decided, each.matches) },
    each.wide ? say('round', each.round_id) : String(each.round_id));
    button.style.setProperty('--part', 100 * each.decided / Math.max(1, each.matches) + '%');
    button.addEventListener('click', () => chooseRound(each.round_id));
    return button;
  });
  seekRound();
}

// On a phone not all rounds have room; the one that is shown is brought into sight.
function seekRound() {
  const strip = node('rounds').getBoundingClientRect();
  const shown = node('rounds').querySelector('[aria-pressed=true]');
  if (!shown || shown.dataset.key === soughtRound) return;
  soughtRound = shown.dataset.key;
  const place = shown.getBoundingClientRect();
  node('rounds').scrollBy({ left: (place.left + place.right - strip.left - strip.right) / 2 });
}

function chooseRound(round) {
  chosenRound = round === league.current_round ? null : round;
  roundPage = null;
  chosenMatch = null;
  showAll();
  askSoon(0);
}

/* Standings */

function moved(row) {
  if (!row.rank_before || !row.played) return null;
  const by = row.rank_before - row.rank;
  const kind = by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  const path = { up: 'M1 8 5 2l4 6z', down: 'M1 2l4 6 4-6z', same: 'M1 4.2h8v1.6H1z' }[kind];
  return el('span', { class: 'moved ' + kind, role: 'img', 'aria-label': say(kind, Math.abs(by)) },
    draw('svg', { viewBox: '0 0 10 10' }, draw('path', { d: path, fill: 'currentColor' })), by ? String(Math.abs(by)) : '');
}

function standingRow(row, before) {
  const player = playerOf(row.player_id);
  const form = [...(row.form || '')].map(mark);
  const numbers = isMafia()
    ? [row.played, ...['mafia', 'town'].map(team => row.by_team ? `${row.by_team[team].wins}/${row.by_team[team].played}` : '')]
    : [row.played, row.wins, row.draws, row.losses];
  const has = before && before.dataset.points !== String(row.points);
  const line = el('tr', { class: [row.rank === 1 && row.played ? 'first' : '', player.withdrawn ? 'out' : '', has ? 'changed' : ''].join(' ') },
    el('td', { class: 'rank' }, String(row.rank), moved(row)),
    el('td', { class: 'name' }, el('span', {}, avatar(player), el('bdi', { title: player.display_name }, player.display_name),
      player.withdrawn ? el('small', {}, say('withdrawn')) : null)),
    numbers.map(each => el('td', { class: 'slim' }, String(each))),
    el('td', {}, el('span', { class: 'form' }, form)),
    el('td', { class: 'points' }, String(row.points)));
  line.dataset.points = row.points;
  return line;
}

function showStandings() {
  show('standings-title', say('standings'));
  const long = isMafia() ? ['playedLong', 'asMafia', 'asTown'] : ['playedLong', 'wonLong', 'drawnLong', 'lostLong'];
  const short = isMafia() ? ['played', 'asMafia', 'asTown'] : ['played', 'won', 'drawn', 'lost'];
  const head = node('standings').querySelector('thead tr');
  head.replaceChildren(el('th', { scope: 'col', class: 'rank' }, '#'), el('th', { scope: 'col', class: 'name' }, say('player')),
    ...short.map((key, at) => el('th', { scope: 'col', class: 'slim' }, el('abbr', { title: say(long[at]) }, say(key)))),
    el('th', { scope: 'col' }, say('last')), el('th', { scope: 'col', class: 'points' }, el('abbr', { title: say('pointsLong') }, say('points'))));
  const body = node('standings').querySelector('tbody');
  const was = new Map([...body.children].map(row => [row.dataset.key, row.getBoundingClientRect().top]));
  showList(body, league.standings, row => row.player_id, standingRow);
  if (!league.standings.length) body.replaceChildren(el('tr', { 'data-key': '' }, el('td', { colspan: '9', class: 'empty' }, say('empty'))));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const row of body.children) {
    const by = (was.get(row.dataset.key) ?? NaN) - row.getBoundingClientRect().top;
    if (by) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: 280, easing: 'cubic-bezier(.2,.8,.3,1)' });
  }
}

/* Matches */

const STATES = { CREATED: ['created', 'neutral'], WAITING_FOR_PLAYERS: ['waiting', 'warn'], COLLECTING_CHOICES: ['choices', 'accent'],
  DRAWING_NUMBER: ['dice', 'violet'], EVALUATING: ['scale', 'cyan'], FINISHED: ['flag', 'good'], CANCELLED: ['cancelled', 'neutral'],
  TIMEOUT_ERROR: ['late', 'bad'], ABORTED: ['waiting', 'warn'], IN_PLAY: ['discuss', 'accent'] };

function winnerOf(match) {
  const seat = match.seats.find(each => each.outcome === 'WIN');
  return seat && seat.player_id;
}

function outcomeOf(match) {
  if (!match.status) {
    const [sign, colour] = own(STATES, match.state) || STATES.CREATED;
    return { sign, colour, words: sentence(match.state) };
  }
  const winner = winnerOf(match);
  const parity = match.number_parity;
  const played = match.drawn_number !== undefined && parity;
  if (match.status === 'WIN' && played) return { sign: 'flag', colour: 'good', words: sentence(parity + 'Wins', match.drawn_number, nameOf(winner)) };
  if (match.status === 'DRAW') return { sign: 'draw', colour: 'neutral', words: played ? sentence(parity + 'Draw', match.drawn_number) : sentence('aDraw') };
  if (winner) return { sign: 'late', colour: 'bad', words: sentence('technicalWin', nameOf(winner)) };
  return { sign: 'cancelled', colour: 'neutral', words: sentence(match.status === 'CANCELLED' ? 'CANCELLED' : 'nobody') };
}

function tableOutcome(match) {
  if (match.status && !match.winner_team) return { sign: 'cancelled', colour: 'neutral', words: sentence(match.status === 'CANCELLED' ? 'CANCELLED' : 'nobody') };
  if (!match.phase && !match.winner_team) return outcomeOf(match);
  const now = phaseOf(match.phase, match.phase === 'NIGHT_ACTIONS' ? match.night_number : match.day_number, match.winner_team);
  return { sign: now.icon, colour: now.colour, words: sentence(now.key, now.number) };
}

function matchCard(match) {
  const end = isMafia() ? tableOutcome(match) : outcomeOf(match);
  const what = el('p', { class: 'what ' + end.colour }, icon(end.sign), el('span', {}, end.words));
  if (isMafia()) {
    const alive = !match.status && match.alive_count !== undefined ? say('alive', match.alive_count) : say('players', match.seats.length);
    const pick = el('button', { type: 'button', class: 'pick', 'aria-pressed': String(match.on), title: say('choose') },
      el('span', { class: 'pair' }, match.match_id, el('small', {}, alive)), what);
    pick.addEventListener('click', () => { chosenMatch = match.match_id; matchPage = null; showAll(); askSoon(0); });
    return el('li', { class: 'holds' }, pick);
  }
  const winner = match.status && winnerOf(match);
  const side = seat => el('bdi', { class: winner && winner !== seat.player_id ? 'beaten' : '' }, playerOf(seat.player_id).display_name);
  const pair = match.seats.flatMap((seat, at) => at ? [el('small', {}, say('versus')), side(seat)] : [side(seat)]);
  const tile = match.drawn_number !== undefined && match.status
    ? el('span', { class: 'tile ' + match.number_parity, 'aria-hidden': 'true' }, String(match.drawn_number)) : null;
  return el('li', {}, el('div', {}, el('p', { class: 'pair' }, pair), what), tile);
}

function shownMatches() {
  return shownRound() === (league.current_round || 1) ? league.matches : roundPage ? roundPage.matches : [];
}

function showMatches() {
  const round = league.rounds.find(each => each.round_id === shownRound());
  show('matches-title', say('matches') + (round ? ' · ' + say('round', round.round_id) : ''));
  const list = node('matches').querySelector('ul');
  const matches = shownMatches().map(match => ({ ...match, on: match.match_id === shownMatch() }));
  showList(list, matches, match => match.match_id, matchCard);
  const rest = [];
  if (!matches.length) rest.push(el('p', { class: 'empty' }, say(league.rounds.length ? 'loading' : 'noMatches')));
  if (round && round.byes) rest.push(el('p', { class: 'bye' }, round.byes.map((id, at) => [at ? ' · ' : '', sentence('bye', nameOf(id))]).flat(2)));
  for (const old of [...list.parentNode.querySelectorAll('p.empty, p.bye')]) old.remove();
  list.after(...rest);
}

// The table that is shown: the chosen one, or the first that is played.
function shownMatch() {
  if (!isMafia()) return null;
  const matches = shownMatches();
  const live = matches.find(each => each.phase && !each.winner_team);
  const started = matches.find(each => each.phase);
  const stays = matchPage && !matchPage.match.winner_team && matches.find(each => each.match_id === matchPage.match.match_id);
  return chosenMatch || (stays || live || started || matches[0] || {}).match_id;
}

function showTable() {
  const table = matchPage && matchPage.match.match_id === shownMatch() && matchPage.table;
  node('table').hidden = !isMafia() || !table;
  node('main').classList.toggle('mafia', isMafia());
  if (!isMafia() || !table) return;
  node('table').classList.toggle('night', table.phase === 'NIGHT_ACTIONS');
  show('table-title', say('table') + ' · ' + matchPage.match.match_id);
  show('table-body', tableBody(table, playerOf));
}

/* Chart and crosstable */

function showChart() {
  const plays = league.current_round > 0;
  const lines = league.standings.filter(row => row.points_after_rounds || plays).slice(0, 8).map(row => {
    const past = row.points_after_rounds || [];
    return { ...row, course: league.current_round > past.length ? [...past, row.points] : past };
  });
  const rounds = lines.length ? lines[0].course.length : 0;
  node('chart').hidden = rounds < 2;
  if (rounds < 2) return;
  show('chart-title', say('chart'));
  const wide = Math.min(620, Math.max(330, node('chart').clientWidth - 32)), high = 260, start = 30, end = 118, top = 12, bottom = 26;
  const rtl = document.documentElement.dir === 'rtl';
  const most = Math.max(1, ...lines.map(row => Math.max(...row.course)));
  const x = at => { const along = start + (wide - start - end) * at / rounds; return rtl ? wide - along : along; };
  const y = points => high - bottom - (high - top - bottom) * points / most;
  const svg = draw('svg', { viewBox: `0 0 ${wide} ${high}`, role: 'img',
    'aria-label': say('chart') + ': ' + lines.map(row => playerOf(row.player_id).display_name + ' ' + row.points).join(', ') });
  const step = Math.max(1, Math.ceil(most / 5));
  for (let points = 0; points <= most; points += step) {
    svg.append(draw('line', { class: 'grid', x1: x(0), x2: x(rounds), y1: y(points), y2: y(points) }),
      draw('text', { class: 'axis', x: rtl ? wide - start + 8 : start - 8, y: y(points) + 4, 'text-anchor': 'end', direction: 'ltr' }, String(points)));
    if (rtl) svg.lastChild.setAttribute('text-anchor', 'start');
  }
  const every = Math.max(1, Math.ceil(rounds / 12));
  for (let at = every; at <= rounds; at += every) svg.append(draw('text', { class: 'axis', x: x(at), y: high - 6, 'text-anchor': 'middle' }, String(at)));
  const ends = lines.map(row => y(row.course[rounds - 1])).map((place, at) => ({ at, place })).sort((a, b) => a.place - b.place || a.at - b.at);
  ends.forEach((each, at) => { if (at) each.place = Math.max(each.place, ends[at - 1].place + 16); });
  const over = Math.max(0, ends[ends.length - 1].place - (high - bottom));
  ends.forEach(each => { each.place -= over; });
  for (const row of [...lines].reverse()) {
    const at = lines.indexOf(row);
    const player = playerOf(row.player_id);
    const bright = at < 4;
    const places = [0, ...row.course].map((points, round) => `${x(round).toFixed(1)},${y(points).toFixed(1)}`);
    const group = draw('g', { class: bright ? 'n' + player.number % 10 : 'quiet' }, draw('polyline', { points: places.join(' ') }));
    if (bright && rounds <= 30) for (const place of places.slice(1)) group.append(draw('circle', { cx: place.split(',')[0], cy: place.split(',')[1], r: 3.5, fill: 'currentColor' }));
    const label = draw('text', { class: 'end', x: x(rounds) + (rtl ? -10 : 10), y: ends.find(each => each.at === at).place + 4,
      fill: 'currentColor', 'text-anchor': 'start' }, '\u2068' + [...player.display_name].slice(0, 14).join('') + '\u2069 ' + row.points);
    if (rtl) label.setAttribute('direction', 'rtl');
    group.append(label);
    svg.append(group);
  }
  node('chart').querySelector('div').replaceChildren(svg);
}

function showCrosstable() {
  const rows = league.crosstable || [];
  node('cross').hidden = rows.length < 2;
  if (rows.length < 2) return;
  show('cross-title', say('crosstable'));
  const order = league.standings.map(row => rows.findIndex(each => each.player_id === row.player_id)).filter(at => at >= 0);
  const cells = rows.map(row => row.cells.split(' '));
  const head = el('tr', {}, el('th', {}), order.map(at => {
    const player = playerOf(rows[at].player_id);
    return el('th', { scope: 'col' }, el('abbr', { title: player.display_name }, bdi(initials(player.display_name))));
  }));
  const body = order.map(at => el('tr', {}, el('th', { scope: 'row' }, nameOf(rows[at].player_id)), order.map(to => {
    const cell = cells[at][to] || '.';
    return el('td', { class: at === to ? 'own' : cell.slice(-1) }, cell === '.' ? '' : el('span', { class: 'form' }, [...cell].map(mark)));
  })));
  const table = el('table', {}, el('thead', {}, head), el('tbody', {}, body));
  node('cross').querySelector('.scroll').setAttribute('aria-label', say('crosstable'));
  node('cross').querySelector('.scroll').replaceChildren(table);
}

/* All of it */

function showConnection(sentenceKey) {
  node('lost').hidden = !sentenceKey;
  if (sentenceKey) node('lost').textContent = say(sentenceKey);
  show('heard', sentenceKey || !league ? '' : say('upToDate') + ' · ' + new Date().toLocaleTimeString(language));
}

// Says new results to those who listen, not too often.
function tellNews() {
  const decided = new Map(league.matches.filter(match => match.status).map(match => [match.match_id, match]));
  const fresh = toldMatches && [...decided.values()].filter(match => !toldMatches.has(match.match_id));
  if (fresh && fresh.length && Date.now() - toldAt < 3000) return;
  if (fresh && fresh.length) {
    toldAt = Date.now();
    node('news').textContent = fresh.slice(0, 3).map(match => el('p', {}, (isMafia() ? tableOutcome : outcomeOf)(match).words).textContent).join('. ');
  }
  toldMatches = new Set(decided.keys());
}

function showAll() {
  if (!league) return;
  showHeader();
  showRounds();
  showStandings();
  showTable();
  showMatches();
  showChart();
  showCrosstable();
  tellNews();
}

/* Asking */

// What stands at an address now; null when it is as it was.
async function look(address) {
  const headers = tags.has(address) ? { 'If-None-Match': tags.get(address) } : {};
  const answer = await fetch(address, { headers, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 304) return null;
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  const found = await answer.json();
  tags.set(address, answer.headers.get('ETag'));
  return found;
}

// Another league has opened at this address: what was chosen was of the one before.
function forgetLeague() {
  chosenRound = chosenMatch = roundPage = matchPage = toldMatches = null;
  tags.clear();
}

async function lookAround() {
  const found = await look('api/league');
  if (found) {
    if (league && league.league_id !== found.league_id) forgetLeague();
    league = found;
    isUnshown = true;
  }
  if (chosenRound && chosenRound !== league.current_round) {
    const address = 'api/matches?round=' + chosenRound;
    if (!roundPage) tags.delete(address);
    const page = await look(address);
    if (page && page.round_id === chosenRound) { roundPage = page; isUnshown = true; }
  }
  const match = shownMatch();
  if (match) {
    const address = 'api/matches/' + encodeURIComponent(match);
    if (!matchPage || matchPage.match.match_id !== match) tags.delete(address);
    const page = await look(address);
    if (page) { matchPage = page; isUnshown = true; }
  }
}

// Whatever has come is shown, also when the rest of it could not be had.
function showNews() {
  const isNews = isUnshown;
  isUnshown = false;
  if (isNews) showAll();
}

async function ask() {
  if (isAsking) return;
  isAsking = true;
  try {
    await lookAround();
    pause = isUnshown ? FASTEST : Math.min(pause * 1.4, isOver() ? WHEN_OVER : SLOWEST);
    isLost = false;
    showConnection('');
    showNews();
  } catch (problem) {
    showNews();
    pause = Math.min(Math.max(2000, pause * 2), WHEN_LOST);
    isLost = true;
    showConnection(problem.status === 403 ? 'off' : isOver() ? 'closed' : 'lostLine');
  }
  isAsking = false;
  askSoon(pause * (.85 + .3 * Math.random())); // a class does not ask all at once
}

function askSoon(after) {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(ask, after);
}

document.addEventListener('visibilitychange', () => askSoon(0));
addEventListener('online', () => askSoon(0));
addEventListener('resize', () => { if (league) showChart(); });
heedWishes(() => {
  if (!league) show('about', say('loading'));
  showAll();
  showConnection(isLost ? (isOver() ? 'closed' : 'lostLine') : '');
});
ask();
