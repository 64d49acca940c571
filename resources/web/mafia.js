// A table of Mafia as its audience sees it: who sits where, who is out, what is said and voted.
// Roles stand here only when everybody at the table knows them.
const PHASES = {
  SETUP: ['setup', 'created', 'neutral'], NIGHT_ACTIONS: ['night', 'night', 'crimson'],
  MORNING_REVEAL: ['morning', 'sunrise', 'warn'], DAY_DISCUSSION: ['discussion', 'discuss', 'accent'],
  DAY_VOTING: ['voting', 'vote', 'violet'], RESOLUTION: ['verdict', 'gavel', 'neutral'],
};
const ROLE_COLOURS = { mafia: 'crimson', doctor: 'good', sheriff: 'warn', villager: 'neutral', town: 'good' };

function teamWins(team) {
  return team === 'town' ? 'townWins' : team === 'mafia' ? 'mafiaWins' : 'nobody';
}

// The words, icon and colour of where a match of Mafia stands.
function phaseOf(phase, day, winner) {
  if (winner) return { key: teamWins(winner), icon: 'trophy', colour: winner === 'mafia' ? 'crimson' : 'good' };
  const [key, sign, colour] = own(PHASES, phase) || ['setup', 'created', 'neutral'];
  return { key, icon: sign, colour, number: day };
}

function roleTag(role) {
  return el('span', { class: 'role ' + (own(ROLE_COLOURS, role) || 'neutral') }, icon(role), say(role));
}

function whatHappened(table, name) {
  if (table.winner_team) return null;
  if (table.phase === 'NIGHT_ACTIONS') return sentence('nightRuns');
  if (table.phase === 'RESOLUTION' || (table.phase === 'DAY_VOTING' && table.vote_resolved)) {
    return table.voted_out ? sentence('votedOut', name(table.voted_out)) : sentence('spared');
  }
  if (!table.night_resolved) return null;
  if (table.killed) return sentence('killed', name(table.killed));
  return [...sentence('quiet'), table.prevented ? ' · ' + say('saved') : ''];
}

function seatOf(seat, table, player, votes) {
  const lines = [];
  if (seat.role) lines.push(roleTag(seat.role));
  if (!seat.alive) {
    const died = own({ night: 'diedNight', vote: 'diedVote' }, seat.cause) || 'diedTechnical';
    lines.push(el('small', {}, say(died, seat.cycle_number)));
  } else if (seat.claimed_role && !table.winner_team) {
    lines.push(el('small', {}, say('claims', say(seat.claimed_role))));
  }
  const speaks = table.speaker === seat.player_id;
  if (speaks) lines.push(el('small', { class: 'good' }, say('speaks')));
  const against = seat.alive || table.vote_resolved ? votes.get(seat.player_id) : 0;
  const classes = ['seat', seat.alive ? '' : 'dead', speaks ? 'speaking' : ''].join(' ');
  return el('li', { class: classes }, avatar(player), bdi(player.display_name), lines,
    against ? el('span', { class: 'count', role: 'img', 'aria-label': say('votes') + ': ' + against }, String(against)) : null);
}

function statementOf(statement, player) {
  const claim = statement.claimed_role ? [' ', el('i', {}, say('claims', say(statement.claimed_role)))] : [];
  const words = statement.timed_out ? el('i', {}, say('silent'))
    : statement.pass ? el('i', {}, say('passes'))
    : el('bdi', {}, statement.say, statement.open ? el('span', { class: 'caret' }) : '');
  return el('li', {}, avatar(player), el('p', {}, el('b', {}, bdi(player.display_name)), words, claim));
}

function tableBody(table, playerOf) {
  const name = id => bdi(playerOf(id).display_name);
  const votes = new Map();
  const shown = ['DAY_VOTING', 'RESOLUTION'].includes(table.phase);
  for (const vote of shown ? table.votes : []) {
    if (vote.target_id) votes.set(vote.target_id, (votes.get(vote.target_id) || 0) + 1);
  }
  const now = phaseOf(table.phase, table.phase === 'NIGHT_ACTIONS' ? table.night_number : table.day_number, table.winner_team);
  const alive = table.seats.filter(seat => seat.alive).length;
  const phase = el('div', { class: 'phase' },
    el('strong', { class: now.colour }, icon(now.icon), el('span', {}, sentence(now.key, now.number))),
    el('p', {}, whatHappened(table, name) || sentence('alive', alive)));
  const felt = el('div', { class: 'felt' },
    el('ol', {}, table.seats.map(seat => seatOf(seat, table, playerOf(seat.player_id), votes))), phase);
  const said = table.statements.filter(each => !each.open || each.say).slice(-8).reverse();
  const parts = [];
  if (said.length) {
    parts.push(el('div', {}, el('h3', {}, say('said')),
      el('ol', { class: 'said' }, said.map(each => statementOf(each, playerOf(each.player_id))))));
  }
  if (shown && table.votes.length) {
    parts.push(el('div', {}, el('h3', {}, say('votes')), el('ol', { class: 'cast' }, table.votes.map(vote =>
      el('li', {}, vote.target_id ? sentence('votesFor', name(vote.voter_id), name(vote.target_id))
        : sentence('abstains', name(vote.voter_id)))))));
  }
  return [felt, el('div', { class: parts.length > 1 ? 'talk both' : 'talk' }, parts)];
}
