import type { RatingParameters } from '../parameters.ts';
import type { Ratings } from '../ratings.ts';
import { observeValue } from '../states/observe.ts';
import { batterTerms, type SidePlaces, type Span, sideTerms, type Weights, weightsOf } from '../states/side-terms.ts';
import { knownPlace } from '../states/states.ts';
import type { RatedBatter, RatedPitcher, RatedSide } from '../types.ts';

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
export interface LineOf {
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

export function absorbLine(ratings: Ratings, { side, opponent, places }: LineOf): void {
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

export function absorbBatters(ratings: Ratings, { side, places }: LineOf): void {
  for (const batter of side.batters ?? []) absorbBatter(ratings, places, batter);
}
