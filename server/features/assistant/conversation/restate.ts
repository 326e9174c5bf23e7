import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { isGameSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { periodWords, propUnitOf } from '@clearedge/contract/words/selection-words';
import { lineText } from '../session/say.ts';
import type { What } from '../understand/questions.ts';
import type { Reading } from '../understand/reading.ts';

/** What is asked, as an answer repeats it. */
const NAMES: Readonly<Record<What, string>> = {
  scope: '',
  small_talk: '',
  unknown: '',
  risky: 'the sizing rule',
  no_vig: 'fair prices of two',
  free_bet: 'worth of a free bet',
  hedge: 'hedge',
  leaders: 'season leaders',
  futures: 'chances of the season',
  expected_value: 'EV of a price',
  bankroll: 'unit size',
  convert: 'what a price implies',
  doubleheader: 'doubleheaders',
  model: 'how good the model is',
  my_limits: 'your limits',
  strategies: 'your strategies',
  rule: 'house rules',
  explain: 'what a term means',
  help: 'where to find something',
  price: 'best price',
  books: 'every book',
  hold: 'hold',
  fair: 'fair price',
  chance: 'win chance',
  drivers: 'what moves our number',
  projection: 'projection',
  prop: 'props',
  props: 'best props',
  hit_rate: 'hit rate',
  best_bets: 'best bets',
  value: '+EV prices',
  arbitrage: 'arbitrages',
  middle: 'middles',
  low_hold: 'low-hold pairs',
  kelly: 'Kelly stake',
  payout: 'payout',
  joint: 'legs together',
  parlay: 'parlay',
  injuries: 'injuries',
  lineup: 'lineup',
  pitching: 'starters',
  weather: 'weather',
  standings: 'standings',
  form: 'recent games',
  head_to_head: 'head to head',
  slate: 'schedule',
  scores: 'scores',
  box_score: 'box score',
  picks: 'picks',
  pick_results: 'results of the picks',
  record: 'record of the picks',
  my_bets: 'your bets',
  my_clv: 'your closing line value',
  trends: 'trends',
  alert: 'alert',
  split: 'public split',
  movement: 'line moves',
  news: 'news',
  game: 'the game',
};

/** "over 8.5, New York Mets, tomorrow": a question in the product's own words. */
export function readingText(reading: Reading): string {
  const { what, side, market, period, stat, teams, players, books, when, sport, lastGames, gameNumber, field } = reading;
  const counted = stat ? propUnitOf(kindsOfStat(stat)[0] ?? '') : null;
  const line = (side === null ? undefined : reading.lines.total) ?? reading.line;
  const number = line === null ? '' : ` ${market === 'spread' ? lineText(line) : line}`;
  const spread = sport !== null && isGameSport(sport) ? (sportOf(sport).spreadName ?? 'spread').toLowerCase() : 'spread';
  const kind = market === null ? '' : market === 'spread' ? spread : market.replace('_', ' ');
  const bet = side !== null ? `${side}${number}` : kind + number;
  const parts = [
    NAMES[what],
    [bet, periodWords(period, '').trim(), counted ?? ''].filter((part) => part !== '').join(' '),
    field ? (field.places === null ? field.betType.replaceAll('_', ' ') : `top ${field.places}`) : '',
    joinWords(
      players.map(({ name }) => name),
      'and',
    ),
    joinWords(
      teams.map(({ name }) => name),
      'and',
    ),
    teams.length + players.length === 0 && sport !== null ? leagueOf(sport) : '',
    books.length > 0
      ? `at ${joinWords(
          books.map(({ name }) => name),
          'or',
        )}`
      : '',
    gameNumber === null ? '' : `game ${gameNumber}`,
    lastGames === null ? '' : `last ${lastGames} games`,
    when === null ? '' : when.label,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
