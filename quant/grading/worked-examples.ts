import { type Cents, cents, centsToDollars } from '../money/index.ts';
import { settleTeaser, teaserPrice, teaserTerms } from '../parlay/teaser.ts';
import { americanToDecimal, formatAmerican, payoutCents, type Quote } from '../price/index.ts';
import { type DeadHeat, deadHeatReturnCents } from './dead-heat.ts';
import { type FutureSelection, gradeFuture, type SeasonFacts } from './futures/future.ts';
import type { GolfPlayer, GolfSelection } from './golf/golf.ts';
import { gradeGolf } from './golf/golf.ts';
import { gradeLeague } from './league/grade-league.ts';
import { gradeLeaguePlayer } from './league/grade-player.ts';
import type { LeagueFacts } from './league/league-facts.ts';
import { CFL_RULES, type LeagueRules, NBA_RULES, NFL_RULES, NHL_RULES } from './league/league-rules.ts';
import type { LeagueKind, LeagueStats } from './league/player-props.ts';
import type { ScoreSelection } from './score-line.ts';
import type { Grade, Score, Selection } from './types.ts';

/**
 * What a graded single bet returns, in cents, stake included: the payout of a win (reduced by a dead heat), nothing for a loss, the stake
 * for a push or void. RangeError for a negative stake or no such price.
 */
export function gradeReturnCents(stakeCents: Cents, quote: Quote, grade: Grade, deadHeat?: DeadHeat): Cents {
  const payout = deadHeat ? deadHeatReturnCents(stakeCents, quote, deadHeat) : payoutCents(stakeCents, quote);
  if (grade === 'win') return payout;
  return grade === 'loss' ? cents(0) : cents(stakeCents);
}

const STAKE = cents(10_000);
const MINUS = '\u2212';

const dollars = (amountCents: number): string =>
  `$${Math.abs(centsToDollars(amountCents)).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const signed = (amountCents: number): string => `${amountCents < 0 ? MINUS : amountCents > 0 ? '+' : ''}${dollars(amountCents)}`;

function moneySentence(price: Quote & number, grade: Grade, deadHeat?: DeadHeat): string {
  const back = gradeReturnCents(STAKE, price, grade, deadHeat);
  const stake = `${dollars(STAKE)} at ${formatAmerican(price)}`;
  if (grade !== 'win') return `${stake} returns ${dollars(back)} (${signed(back - STAKE)}).`;
  const left = deadHeat && Math.min(deadHeat.tied, deadHeat.places - deadHeat.rank + 1);
  const share = deadHeat ? ` × ${left}/${deadHeat.tied}` : '';
  const decimal = Number(americanToDecimal(price).toFixed(4));
  return `${stake} returns ${dollars(STAKE)} × ${decimal}${share} = ${dollars(back)} (${signed(back - STAKE)}).`;
}

function inLeague(rules: LeagueRules, selection: Selection, facts: LeagueFacts, price: number): { rule: string; text: string } {
  const decision = selection.market === 'prop' ? gradeLeaguePlayer(selection, facts, rules) : gradeLeague(selection, facts, rules);
  if (decision.kind === 'undecided') throw new RangeError(`An example must be decided: ${decision.reason}`);
  const { rule, grade, formula } = decision;
  return { rule, text: `${formula}. ${moneySentence(price, grade)}` };
}

/** A teaser of six points whose legs ended so, and what it pays. */
function teaser(rule: string, results: readonly Grade[]): { rule: string; text: string } {
  const terms = teaserTerms(6);
  const { result, returnCents, countedLegs } = settleTeaser(STAKE, terms, results);
  const price = `${dollars(STAKE)} at ${formatAmerican(teaserPrice(terms, results.length))}`;
  const left =
    result === 'win' && countedLegs < results.length
      ? ` pays as ${countedLegs} legs at ${formatAmerican(teaserPrice(terms, countedLegs))}, and`
      : '';
  return { rule, text: `Legs: ${results.join(', ')}. ${price}${left} returns ${dollars(returnCents!)} (${signed(returnCents! - STAKE)}).` };
}

const SEASON: SeasonFacts = {
  state: 'season',
  season: 2026,
  title: 'Super Bowl',
  isRegularOver: true,
  isClosed: false,
  clubs: {
    first: { name: 'First club', division: 'AFC East', wins: 11, played: 17, scheduled: 17 },
    second: { name: 'Second club', division: 'AFC East', wins: 10, played: 16, scheduled: 17 },
  },
  leaders: { 'AFC East': 'first' },
  champion: 'second',
};

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type FutureOn = Without<FutureSelection, 'market' | 'season'>;

function future(on: FutureOn, price: number, facts: SeasonFacts = SEASON): { rule: string; text: string } {
  const decision = gradeFuture({ market: 'future', season: SEASON.season, ...on }, facts);
  if (decision.kind === 'undecided') throw new RangeError(`An example must be decided: ${decision.reason}`);
  return {
    rule: decision.rule === 'push' ? 'futures-wins' : decision.rule,
    text: `${decision.formula}. ${moneySentence(price, decision.grade)}`,
  };
}

const FINISHED: GolfPlayer = { teedOff: true, withdrew: false, madeCut: true, position: 1, tied: 1, strokes: 270 };

function golf(
  selection: GolfSelection,
  players: readonly Partial<GolfPlayer>[],
  price: number,
  holesCompleted = 72,
  calledOff = false,
): { rule: string; text: string } {
  const names = ['player', 'opponent'];
  const known = Object.fromEntries(players.map((player, at) => [names[at]!, { ...FINISHED, ...player }]));
  const decision = gradeGolf(selection, { officialResult: !calledOff, calledOff, holesCompleted, players: known });
  if (decision.kind === 'undecided') throw new RangeError(`An example must be decided: ${decision.reason}`);
  return { rule: decision.rule, text: `${decision.formula}. ${moneySentence(price, decision.grade, decision.deadHeat)}` };
}

const DUEL: GolfSelection = { market: 'head_to_head', playerId: 'player', opponentId: 'opponent' };
const WINNER: GolfSelection = { market: 'outright', playerId: 'player' };
const place = (places: number): GolfSelection => ({ market: 'place', playerId: 'player', places });
const full = { period: 'full' } as const;

interface LeagueScores {
  /** Of a game that went to overtime, and by period. */
  final: Score;
  periods: NonNullable<LeagueFacts['periods']>;
  /** Of a game that was abandoned. */
  left: Score;
  /** A total that was passed by then. */
  line: number;
  /** What the visitors are given. */
  spread: number;
  /** A player's number that passes its line, where players are bet on. */
  player?: { prop: LeagueKind; line: number; stats: LeagueStats };
}

/** A player who passes his line, one who does not play, and one of a game that is abandoned before he did. */
function playerExamples(rules: LeagueRules, finished: LeagueFacts, { prop, line, stats }: NonNullable<LeagueScores['player']>) {
  const over: Selection = { market: 'prop', playerId: 'player', prop, side: 'over', line };
  const withPlayer = (facts: LeagueFacts, status: 'played' | 'inactive', own: LeagueStats): LeagueFacts => ({
    ...facts,
    players: { player: { status, stats: own } },
  });
  const called: LeagueFacts = { ...finished, state: 'called', minutesPlayed: rules.officialMinutes - 1 };
  return [
    inLeague(rules, over, withPlayer(finished, 'played', stats), -115),
    inLeague(rules, over, withPlayer(finished, 'inactive', {}), -115),
    inLeague(rules, over, withPlayer(called, 'played', {}), -115),
  ];
}

/** A game that went to overtime, and one that is abandoned with a total passed, by a league's rules. */
function leagueExamples(
  rules: LeagueRules,
  { final, periods, left, line, spread, player }: LeagueScores,
): { rule: string; text: string }[] {
  const finished: LeagueFacts = { state: 'final', minutesPlayed: 68, score: final, periods };
  const called: LeagueFacts = { state: 'called', minutesPlayed: rules.officialMinutes - 1, score: left };
  const home: ScoreSelection = { market: 'moneyline', ...full, side: 'home' };
  const over: ScoreSelection = { market: 'total', ...full, side: 'over', line };
  const lastPart: ScoreSelection = { ...home, period: rules.unit === 'period' ? 'period3' : 'half2' };
  const draw: ScoreSelection = { market: 'moneyline', period: 'regulation', side: 'draw' };
  const official = { ...called, minutesPlayed: rules.officialMinutes + 1 };
  return [
    { ...inLeague(rules, home, finished, -140), rule: `${rules.id}-result` },
    inLeague(rules, { market: 'spread', ...full, side: 'away', line: spread }, finished, -110),
    inLeague(rules, over, official, -110),
    { ...inLeague(rules, lastPart, finished, -115), rule: `${rules.id}-part` },
    inLeague(rules, lastPart, called, -115),
    inLeague(rules, draw, finished, 330),
    inLeague(rules, { ...draw, side: 'home' }, finished, 140),
    inLeague(rules, home, called, -140),
    inLeague(rules, over, called, -110),
    inLeague(rules, home, { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } }, -140),
    ...(player ? playerExamples(rules, finished, player) : []),
  ];
}

/** Worked examples under the rules they belong to, by the rule's id: graded and paid by the functions that grade and pay bets. */
export function workedExamples(): ReadonlyMap<string, readonly string[]> {
  const missed = { madeCut: false, position: null, strokes: 144 } as const;
  const examples = [
    ...leagueExamples(CFL_RULES, {
      final: { away: 31, home: 31 },
      periods: { away: [7, 10, 7, 7, 0], home: [3, 14, 7, 7, 0] },
      left: { away: 20, home: 31 },
      line: 48.5,
      spread: 3,
    }),
    ...leagueExamples(NFL_RULES, {
      final: { away: 23, home: 23 },
      periods: { away: [3, 10, 7, 3, 0], home: [7, 3, 3, 10, 0] },
      left: { away: 17, home: 27 },
      line: 43.5,
      spread: 3,
      player: { prop: 'receiving_yards', line: 61.5, stats: { receiving_yards: 74 } },
    }),
    ...leagueExamples(NBA_RULES, {
      final: { away: 119, home: 121 },
      periods: { away: [28, 30, 27, 26, 8], home: [30, 25, 28, 28, 10] },
      left: { away: 104, home: 98 },
      line: 200.5,
      spread: 3,
      player: { prop: 'points_rebounds_assists', line: 38.5, stats: { points: 26, rebounds: 9, assists: 5 } },
    }),
    ...leagueExamples(NHL_RULES, {
      final: { away: 3, home: 4 },
      periods: { away: [1, 1, 1, 0, 0], home: [0, 1, 2, 0, 1] },
      left: { away: 3, home: 2 },
      line: 4.5,
      spread: 1.5,
      player: { prop: 'shots', line: 3.5, stats: { shots: 5 } },
    }),
    future({ future: 'champion', team: 'second' }, 900),
    future({ future: 'champion', team: 'first' }, 650),
    future({ future: 'division', team: 'first' }, -140),
    future({ future: 'wins', team: 'first', side: 'over', line: 10.5 }, -115),
    future({ future: 'wins', team: 'first', side: 'under', line: 11 }, -105),
    future({ future: 'wins', team: 'second', side: 'over', line: 10.5 }, -110),
    future({ future: 'wins', team: 'second', side: 'over', line: 9.5 }, -110),
    future({ future: 'champion', team: 'first' }, 650, { ...SEASON, champion: null, isClosed: true }),
    teaser('teaser', ['win', 'win', 'win']),
    teaser('teaser-dropped-leg', ['win', 'push', 'win']),
    teaser('teaser-dropped-leg', ['win', 'push']),
    teaser('teaser-dropped-leg', ['push', 'loss']),
    golf(WINNER, [{}], 2200),
    golf(WINNER, [{}], 2200, 18),
    golf(WINNER, [{}], 2200, 36, true),
    golf(WINNER, [{ withdrew: true, position: null }], 2200),
    golf(WINNER, [{ teedOff: false, position: null, madeCut: null }], 2200),
    golf(place(10), [{ position: 8, tied: 6 }], 300),
    golf(place(10), [{ position: 9, tied: 6 }], 150),
    golf({ market: 'make_cut', playerId: 'player', side: 'yes' }, [missed], -250),
    golf(DUEL, [{ position: 4 }, { position: 9 }], -115),
    golf(DUEL, [missed, { ...missed, strokes: 145 }], -115),
  ];
  const byRule = new Map<string, string[]>();
  for (const { rule, text } of examples) byRule.set(rule, [...(byRule.get(rule) ?? []), text]);
  return byRule;
}
