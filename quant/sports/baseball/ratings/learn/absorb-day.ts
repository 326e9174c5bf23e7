import { battersOf, fixturePlaces, reachOf, rememberNine } from '../expect.ts';
import type { RatingParameters } from '../parameters.ts';
import { type Ratings, startSeason } from '../ratings.ts';
import {
  addTerm,
  batterTerms,
  knownPlace,
  noTerms,
  observeCount,
  observeValue,
  parametersOf,
  placeOf,
  type SidePlaces,
  type Span,
  type StateKind,
  sideTerms,
  type Weights,
  weightsOf,
} from '../states.ts';
import type { RatedBatter, RatedGame, RatedPitcher, RatedSide } from '../types.ts';
import { absorbClosing } from './absorb-closing.ts';

/** A measurement on the log-run scale with its variance. */
interface Measurement {
  value: number;
  noise: number;
}

/** What happened at the plate, whoever is counted: a side, a pitcher or a batter. */
interface PlateCounts {
  turns: number;
  strikeouts: number;
  walks: number;
  homeRuns: number;
}

/** Rates of a usual game, from which the components are measured, and the turns of one. */
const USUAL = { strikeout: 0.2, walk: 0.09, homeRun: 0.028, hitValue: 0.24, turns: 38, ballsInPlay: 26 };
/** Runs a hit on a ball in play is worth above an out: linear weights as commonly published. */
const HIT_VALUES = { single: 0.74, double: 1.04, triple: 1.33 };

/** Strikeouts and walks as log runs above a usual game; null without a turn at bat. */
export function controlOf({ control }: RatingParameters, { turns, walks, strikeouts }: PlateCounts): Measurement | null {
  if (turns <= 0) return null;
  const value = control.walk * (walks / turns - USUAL.walk) - control.strikeout * (strikeouts / turns - USUAL.strikeout);
  return { value, noise: (control.noise * USUAL.turns) / turns };
}

/** Home runs as log runs above a usual game; null without a turn at bat. */
export function powerOf({ power }: RatingParameters, { turns, homeRuns }: PlateCounts): Measurement | null {
  if (turns <= 0) return null;
  return { value: power.homeRun * (homeRuns / turns - USUAL.homeRun), noise: (power.noise * USUAL.turns) / turns };
}

/** Hits on balls in play as log runs above a usual game; null without a ball in play. */
export function inPlayOf(
  { inPlay }: RatingParameters,
  side: { atBats: number; hits: number; doubles: number; triples: number; homeRuns: number; strikeouts: number },
): Measurement | null {
  const balls = side.atBats - side.strikeouts - side.homeRuns;
  if (balls <= 0) return null;
  const singles = side.hits - side.doubles - side.triples - side.homeRuns;
  const worth = HIT_VALUES.single * singles + HIT_VALUES.double * side.doubles + HIT_VALUES.triple * side.triples;
  return { value: inPlay.hit * (worth / balls - USUAL.hitValue), noise: (inPlay.noise * USUAL.ballsInPlay) / balls };
}

type Component = Exclude<Span, 'early' | 'late'>;

/** One side's game as the components measure it: whole, by the pitchers it faced, by its own batters. */
interface LineOf {
  side: RatedSide;
  opponent: RatedSide;
  places: SidePlaces;
}

const walksOf = ({ walks, hitByPitch }: { walks: number; hitByPitch: number | null }): number => walks + (hitByPitch ?? 0);

/** The starter's own line and that of those after him; null where the source has no batters faced. */
function splitPitchers(opponent: RatedSide): { starter: RatedPitcher[]; bullpen: RatedPitcher[] } | null {
  const { pitchers } = opponent;
  if (pitchers === null || pitchers.length === 0 || pitchers.some(({ battersFaced }) => battersFaced === null)) return null;
  const starter = pitchers.filter(({ isStarter }) => isStarter);
  return starter.length === 1 ? { starter, bullpen: pitchers.filter(({ isStarter }) => !isStarter) } : null;
}

function totalOf(lines: readonly RatedPitcher[]) {
  const counts = { turns: 0, strikeouts: 0, walks: 0, homeRuns: 0 };
  for (const line of lines) {
    counts.turns += line.battersFaced ?? 0;
    counts.strikeouts += line.strikeouts;
    counts.walks += walksOf(line);
    counts.homeRuns += line.homeRuns;
  }
  return counts;
}

/** Where each pitcher's line is known, all that pitching counts for falls on him who threw. */
function ownWeights(weights: Weights, isStarter: boolean): Weights {
  const all = weights.starter + weights.bullpen;
  return { ...weights, starter: isStarter ? all : 0, bullpen: isStarter ? 0 : all };
}

function absorbLine(ratings: Ratings, { side, opponent, places }: LineOf): void {
  const { parameters, states } = ratings;
  const learners = { batters: side.batters === null, starter: opponent.starterId !== null };
  const learn = (span: Component, weights: Weights, measured: Measurement | null): void => {
    if (measured) observeValue(states, sideTerms(places, span, weights, learners), measured.value, measured.noise);
  };
  const weights = (span: Component): Weights => weightsOf(parameters, { ...places, starterReach: 1 }, span);
  const split = splitPitchers(opponent);
  if (split !== null)
    for (const [lines, isStarter] of [
      [split.starter, true],
      [split.bullpen, false],
    ] as const) {
      learn('control', ownWeights(weights('control'), isStarter), controlOf(parameters, totalOf(lines)));
      learn('power', ownWeights(weights('power'), isStarter), powerOf(parameters, totalOf(lines)));
    }
  else {
    const walks = walksOf(side);
    const counts = { turns: side.atBats + walks, strikeouts: side.strikeouts, walks, homeRuns: side.homeRuns };
    learn('control', weights('control'), controlOf(parameters, counts));
    learn('power', weights('power'), powerOf(parameters, counts));
  }
  learn('inPlay', weights('inPlay'), inPlayOf(parameters, side));
}

function absorbBatter(ratings: Ratings, places: SidePlaces, batter: RatedBatter): void {
  const { parameters, states } = ratings;
  const place = knownPlace(states, 'batter', batter.playerId);
  const walks = walksOf(batter);
  const counts = { turns: batter.atBats + walks, strikeouts: batter.strikeouts, walks, homeRuns: batter.homeRuns };
  const measured: [Component, Measurement | null][] = [
    ['control', controlOf(parameters, counts)],
    ['power', powerOf(parameters, counts)],
    ['inPlay', inPlayOf(parameters, batter)],
  ];
  for (const [span, found] of measured)
    if (found) observeValue(states, batterTerms(places, span, weightsOf(parameters, places, span), place), found.value, found.noise);
}

function absorbBatters(ratings: Ratings, { side, places }: LineOf): void {
  for (const batter of side.batters ?? []) absorbBatter(ratings, places, batter);
}

function enterSide(ratings: Ratings, side: RatedSide): void {
  const { states, parameters } = ratings;
  const place = (kind: StateKind, id: string): number => placeOf(states, parameters, kind, id);
  for (const kind of ['offence', 'bullpen', 'fielding'] as const) place(kind, side.teamId);
  if (side.starterId !== null) place('starter', side.starterId);
  if (side.starterId !== null && side.pitchers !== null) place('depth', side.starterId);
  for (const [id] of battersOf(ratings, side)) place('batter', id);
  for (const { playerId } of side.batters ?? []) place('batter', playerId);
}

/** Everybody in a finished game gets a state, and the places of both sides are found. */
function enterGame(ratings: Ratings, game: RatedGame): { away: SidePlaces; home: SidePlaces } {
  placeOf(ratings.states, ratings.parameters, 'park', game.parkId);
  enterSide(ratings, game.away);
  enterSide(ratings, game.home);
  return { away: fixturePlaces(ratings, game, false), home: fixturePlaces(ratings, game, true) };
}

const EARLY_INNINGS = 5;
const LAST_INNING = 9;

const starterOuts = ({ pitchers }: RatedSide): number | null => pitchers?.find(({ isStarter }) => isStarter)?.outs ?? null;

function absorbRuns(ratings: Ratings, { side, opponent, places }: LineOf): void {
  const { parameters, states } = ratings;
  const outs = starterOuts(opponent);
  const seen: SidePlaces = outs === null ? places : { ...places, starterReach: reachOf(outs) };
  const learners = { batters: true, starter: opponent.starterId !== null };
  const spans = [
    { span: 'early', runs: side.runsByInning.slice(0, EARLY_INNINGS), innings: EARLY_INNINGS },
    { span: 'late', runs: side.runsByInning.slice(EARLY_INNINGS, LAST_INNING), innings: LAST_INNING - EARLY_INNINGS },
  ] as const;
  for (const { span, runs, innings } of spans) {
    if (runs.length === 0) continue;
    const terms = sideTerms(seen, span, weightsOf(parameters, seen, span), learners);
    const total = runs.reduce((sum, run) => sum + run, 0);
    observeCount(states, terms, total, Math.log(runs.length / innings), parameters[span].dispersion);
  }
}

/** How long a starter lasted tells how long he will last: openers show after a start or two. */
function absorbDepth({ states, parameters }: Ratings, side: RatedSide): void {
  const outs = starterOuts(side);
  if (outs === null || side.starterId === null) return;
  const place = knownPlace(states, 'depth', side.starterId);
  const terms = noTerms();
  addTerm(terms, place, 1);
  observeValue(states, terms, outs, parameters.lines.depthNoise);
  states.variances[place]! += parametersOf(parameters, 'depth').gameVariance;
}

function drift(ratings: Ratings, places: readonly number[]): void {
  const { parameters, states } = ratings;
  for (const place of places) {
    states.variances[place]! += parametersOf(parameters, states.kinds[place]!).gameVariance;
    states.games[place]! += 1;
  }
}

function absorbSide(ratings: Ratings, side: RatedSide, opponent: RatedSide, places: SidePlaces): void {
  const line = { side, opponent, places };
  absorbRuns(ratings, line);
  absorbLine(ratings, line);
  absorbBatters(ratings, line);
  absorbDepth(ratings, side);
  const { offence, bullpen, fielding, park, home, levels, batters, starter } = places;
  drift(ratings, [offence, bullpen, fielding, park, home, ...Object.values(levels), ...batters.map(({ place }) => place)]);
  if (opponent.starterId !== null) drift(ratings, [starter]);
  rememberNine(ratings, side.teamId, battersOf(ratings, side));
  ratings.teamGames.set(side.teamId, (ratings.teamGames.get(side.teamId) ?? 0) + 1);
}

const inOrder = (a: RatedGame, b: RatedGame): number =>
  a.gameNumber - b.gameNumber || (a.gameId < b.gameId ? -1 : a.gameId > b.gameId ? 1 : 0);

/**
 * Learns from all games whose results became known on one Eastern day, in place. Every game of the day is forecast before any is
 * absorbed; the order in which they are given makes no difference. A new season starts by itself. RangeError for a day out of order.
 */
export function absorbDay(ratings: Ratings, games: readonly RatedGame[]): void {
  for (const game of games.toSorted(inOrder)) {
    if (game.playedOn < ratings.lastDay) throw new RangeError(`${game.gameId} ended before ${ratings.lastDay}, which has been absorbed`);
    startSeason(ratings, Math.max(game.season, ratings.season));
    const places = enterGame(ratings, game);
    absorbClosing(ratings, game, places);
    absorbSide(ratings, game.away, game.home, places.away);
    absorbSide(ratings, game.home, game.away, places.home);
    ratings.lastDay = game.playedOn;
  }
}
