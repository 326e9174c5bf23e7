import { easternInstant, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import type { PropKind } from '@clearedge/quant/grading';
import type { FeedProp, PropMarket } from '../../../ports/index.ts';
import { createChance, drawNormal } from '../chance.ts';
import { fillWeights, OUTCOMES } from '../engine/batting/outcome-weights.ts';
import type { GamePlan, SidePlan } from '../engine/game-plan.ts';
import { findGame, type Game, type League } from '../league/league.ts';
import { lineUpReportedAt, planGame } from '../lineups/plan-game.ts';
import { BOOKS, type Bookmaker, bookRef } from '../market/books.ts';
import { pricePair } from '../market/market-prices.ts';
import type { Player } from '../players/player.ts';
import { firstPitchAt, isKnown } from '../schedule/fixture.ts';
import { TEAMS } from '../teams/team-table.ts';

const STARTER_SHARE = 0.62;
const PEN_MEN = 5;
const weights = new Float64Array(OUTCOMES);

function addShares(
  shares: Float64Array,
  batter: Player,
  pitcher: Player,
  isHome: boolean,
  plan: GamePlan,
  times: number,
  weight: number,
): void {
  const total = fillWeights(weights, batter, pitcher, isHome, plan.carry, times, 0);
  for (let kind = 0; kind < OUTCOMES; kind++) shares[kind]! += (weight * weights[kind]!) / total;
}

/** What a plate appearance of this batter comes to in this game, by outcome; an out in play is the rest. */
function plateShares(plan: GamePlan, batter: Player, isHome: boolean): Float64Array {
  const fielding = isHome ? plan.away : plan.home;
  const shares = new Float64Array(OUTCOMES);
  addShares(shares, batter, fielding.starter, isHome, plan, 0, STARTER_SHARE / 2);
  addShares(shares, batter, fielding.starter, isHome, plan, 1, STARTER_SHARE / 2);
  const pen = fielding.pen.slice(0, PEN_MEN);
  for (const { pitcher } of pen) addShares(shares, batter, pitcher, isHome, plan, 0, (1 - STARTER_SHARE) / pen.length);
  return shares;
}

/** The mean of what the nine do against their starter, turn by turn. */
function starterShares(plan: GamePlan, batting: SidePlan, starter: Player, isHomeBatting: boolean): Float64Array {
  const shares = new Float64Array(OUTCOMES);
  for (const batter of batting.batters) {
    for (const times of [0, 1]) addShares(shares, batter, starter, isHomeBatting, plan, times, 0.5 / batting.batters.length);
  }
  return shares;
}

/** A proposition's line and the fair chance of the over. */
interface PropChance {
  prop: PropKind;
  line: number;
  overShare: number;
}

// Plate appearances by place in the order: about 4.7 for the first man and a ninth of one fewer for each after him.
const FIRST_PLATES = 4.75;
const PLATES_LESS = 0.119;
const HOME_PLATES_LESS = 0.165;
/** What each outcome kind 0 to 7 is worth in runs batted in and in runs scored. */
const BATTED_IN = [0, 0.03, 0.02, 1.5, 0.6, 0.4, 0.22, 0.02] as const;
const SCORES = [0, 0.31, 0.31, 1, 0.62, 0.47, 0.32, 0.32] as const;
const OUT_BATTED_IN = 0.028;
const OUT_SCORES = 0.005;
const DISPERSION = { rbi: 1.46, runs: 1.12 } as const;
const BATTERS_PER_PITCH = 1 / 4.22;
const OUTS_PER_BATTER = 0.699;
const PITCHER_SPREAD = { strikeouts: 1.08, outs: 3.7 } as const;
/** Good and bad days, and third times through the order, make home runs so much likelier on average. */
const FORM_LIFT = 1.045;
/** A count's median lies below its mean by a sixth of its variance over its mean. */
const STRIKEOUT_SKEW = PITCHER_SPREAD.strikeouts / 6;

const dot = (shares: Float64Array, values: readonly number[]): number =>
  values.reduce((sum, value, kind) => sum + value * shares[kind]!, 0);

/** One more plate appearance, which comes with a chance of `weight`. */
function withOneMore(before: readonly number[], single: readonly number[], weight: number): number[] {
  const after = Array.from({ length: before.length + single.length - 1 }, () => 0);
  for (const [count, share] of before.entries()) {
    after[count]! += share * (1 - weight);
    for (const [more, chance] of single.entries()) after[count + more]! += share * chance * weight;
  }
  return after;
}

const OPEN_PLATES = 3;

/** Shares of 0, 1, 2 ... bases (or hits) after so many plate appearances on average: all but the last few are sure to come. */
function countShares(single: readonly number[], plates: number): number[] {
  const sure = Math.floor(plates) - 1;
  let shares = [1];
  for (let plate = 0; plate < sure; plate++) shares = withOneMore(shares, single, 1);
  for (let plate = 0; plate < OPEN_PLATES; plate++) shares = withOneMore(shares, single, (plates - sure) / OPEN_PLATES);
  return shares;
}

const overOf = (shares: readonly number[], line: number): number =>
  shares.reduce((sum, share, count) => (count > line ? sum + share : sum), 0);

function nearestLine(shares: readonly number[], lines: readonly number[]): { line: number; overShare: number } {
  const offers = lines.map((line) => ({ line, overShare: overOf(shares, line) }));
  return offers.reduce((best, offer) => (Math.abs(offer.overShare - 0.5) < Math.abs(best.overShare - 0.5) ? offer : best));
}

const someShare = (mean: number, dispersion: number): number => 1 - dispersion ** (-mean / (dispersion - 1));

/** A logistic with a cubic term, within 0.0002 of the normal (Bowling et al., 2009). */
const normalAbove = (value: number, mean: number, deviation: number): number => {
  const z = (value - mean) / deviation;
  return 1 / (1 + Math.exp(1.5976 * z + 0.07056 * z ** 3));
};

function batterChances(plan: GamePlan, isHome: boolean, place: number): PropChance[] {
  const batter = (isHome ? plan.home : plan.away).batters[place]!;
  const shares = plateShares(plan, batter, isHome);
  const plates = FIRST_PLATES - PLATES_LESS * place - (isHome ? HOME_PLATES_LESS : 0);
  const [single, double, triple, homer] = [shares[6]!, shares[5]!, shares[4]!, FORM_LIFT * shares[3]!];
  const hit = single + double + triple + homer;
  const out = 1 - shares.reduce((sum, share) => sum + share, 0);
  const hits = countShares([1 - hit, hit], plates);
  const bases = countShares([1 - hit, single, double, triple, homer], plates);
  const battedIn = plates * (dot(shares, BATTED_IN) + OUT_BATTED_IN * out);
  return [
    { prop: 'hits', ...nearestLine(hits, [0.5, 1.5]) },
    { prop: 'total_bases', ...nearestLine(bases, [0.5, 1.5, 2.5]) },
    { prop: 'home_runs', line: 0.5, overShare: overOf(countShares([1 - homer, homer], plates), 0.5) },
    { prop: 'rbi', line: 0.5, overShare: someShare(battedIn, DISPERSION.rbi) },
    { prop: 'runs', line: 0.5, overShare: someShare(plates * (dot(shares, SCORES) + OUT_SCORES * out), DISPERSION.runs) },
  ];
}

function pitcherChances(plan: GamePlan, isHome: boolean): PropChance[] {
  const { starter } = isHome ? plan.home : plan.away;
  const shares = starterShares(plan, isHome ? plan.away : plan.home, starter, !isHome);
  const reach = shares.slice(1).reduce((sum, share) => sum + share, 0);
  const faced = starter.arm!.stamina * BATTERS_PER_PITCH;
  const strikeouts = faced * shares[0]!;
  const outs = faced * (OUTS_PER_BATTER + 0.6 * (0.31 - reach));
  const strikeoutLine = Math.max(0, Math.round(strikeouts - 0.5)) + 0.5;
  const outsLine = Math.round(outs - 0.5) + 0.5;
  return [
    {
      prop: 'pitcher_strikeouts',
      line: strikeoutLine,
      overShare: normalAbove(strikeoutLine, strikeouts - STRIKEOUT_SKEW, Math.sqrt(strikeouts * PITCHER_SPREAD.strikeouts)),
    },
    { prop: 'pitcher_outs', line: outsLine, overShare: normalAbove(outsLine, outs, PITCHER_SPREAD.outs) },
  ];
}

const OPENING_HOUR = 9;
const CODES = new Set(['SUM', 'HAR', 'KEY', 'MER', 'RED']);
const PROP_BOOKS = BOOKS.filter(({ code }) => CODES.has(code));
const PROP_HOLD_EXTRA = 0.022;
const PROJECTION_SPREAD = 0.09;
const LAST_LOOK_MS = HOUR_MS;

/** When this book last looked at its props; null before it opened them. */
function lookedAt({ season, fixture }: Game, book: Bookmaker, asOf: number): number | null {
  const opens = easternInstant(fixture.slateOn, OPENING_HOUR).getTime() + book.opensAfterMinutes * MINUTE_MS;
  const lag = (book.lagMinutes + 2) * MINUTE_MS;
  const cards = [lineUpReportedAt(season, fixture, 'away'), lineUpReportedAt(season, fixture, 'home')].map((reported) => reported + lag);
  const looks = [opens, ...cards, firstPitchAt(fixture) - LAST_LOOK_MS + lag / 2].filter((at) => at >= opens && at <= asOf);
  return looks.length === 0 ? null : Math.max(...looks);
}

function offers(game: Game, player: Player, chances: readonly PropChance[], asOf: number): FeedProp[] {
  const { season, fixture } = game;
  return PROP_BOOKS.flatMap((book) => {
    const at = lookedAt(game, book, asOf);
    if (at === null) return [];
    const next = createChance(`${season.seed}|prop|${book.code}|${fixture.gameId}|${player.playerId}|${at}`);
    return chances.map(({ prop, line, overShare }): FeedProp => {
      const share = 1 / (1 + ((1 - overShare) / overShare) * Math.exp(-drawNormal(next, 0, PROJECTION_SPREAD)));
      const [overPrice, underPrice] = pricePair(share, book.holdFraction + PROP_HOLD_EXTRA, book.centStep);
      const who = { gameId: fixture.gameId, playerId: player.playerId, playerName: player.name, teamCode: TEAMS[player.team]!.code };
      return { ...who, book: bookRef(book), prop, line, overPrice, underPrice, quotedAt: new Date(at) };
    });
  });
}

/** Offers on the men expected to start, from the morning of the game to its first pitch. */
function propsOf(game: Game, asOf: number): FeedProp[] {
  const { season, fixture } = game;
  const isOff = fixture.rain?.kind === 'postponed' && asOf >= fixture.rain.announcedAt;
  if (isOff || !isKnown(fixture, asOf) || asOf >= firstPitchAt(fixture) || lookedAt(game, PROP_BOOKS.at(-2)!, asOf) === null) return [];
  const plan = planGame(season, fixture, asOf);
  return [false, true].flatMap((isHome) => {
    const side = isHome ? plan.home : plan.away;
    const batters = side.batters.flatMap((player, place) => offers(game, player, batterChances(plan, isHome, place), asOf));
    return [...offers(game, side.starter, pitcherChances(plan, isHome), asOf), ...batters];
  });
}

export function createPropMarket(league: League): PropMarket {
  return {
    listProps: async (gameId, asOf) => {
      const game = findGame(league, gameId);
      return game === null ? [] : propsOf(game, asOf.getTime());
    },
  };
}
