import { logistic, logit } from '../distribution/index.ts';
import { requireCount, requireFinite, requireInnerProbability, requireNotNegative, requirePositive } from '../maths/index.ts';

/** Elo points that playing at home is worth in baseball, and without spectators (2020). */
export const ELO_HOME_EDGE = 24;
export const ELO_HOME_EDGE_WITHOUT_FANS = 9.6;

/** Both sides before a game, in Elo points; adjustments (starter, rest, travel) are added to their side's rating. */
export interface EloGame {
  home: number;
  away: number;
  homeEdge?: number;
  homeAdjustment?: number;
  awayAdjustment?: number;
  isPostseason?: boolean;
}

const SCALE = 400;
const POSTSEASON_STRETCH = 4 / 3;
const POINTS_PER_GAME_SCORE = 4.7;
const K_OF_ONE_RUN = 1.66;
const K_POWER = 0.7;
const STORED_OVER_WINTER = 2 / 3;
export const ELO_AVERAGE = 1500;

/** Home win probability, strictly between 0 and 1 for ratings of this world. RangeError for NaN and infinity. Source: FiveThirtyEight's published system. */
export function eloWinProbability(game: EloGame): number {
  return eloExpectation(eloDifference(game));
}

/** Points by which the home side stands above, home edge and adjustments counted, stretched by 4/3 in the postseason. RangeError as above. */
export function eloDifference(game: EloGame): number {
  const { home, away, homeEdge = ELO_HOME_EDGE, homeAdjustment = 0, awayAdjustment = 0, isPostseason = false } = game;
  const difference = requireFinite(home + homeAdjustment - away - awayAdjustment + homeEdge, 'difference');
  return isPostseason ? difference * POSTSEASON_STRETCH : difference;
}

/** Win probability for a lead in Elo points. RangeError for NaN and infinity. */
export function eloExpectation(difference: number): number {
  return 1 / (1 + 10 ** (-requireFinite(difference, 'difference') / SCALE));
}

/** Lead in Elo points that gives a win probability strictly between 0 and 1: the inverse of `eloExpectation`. RangeError outside. */
export function eloLead(probability: number): number {
  requireInnerProbability(probability);
  return SCALE * Math.log10(probability / (1 - probability));
}

/** How many points a starter adds: 4.7 for each point of rolling game score above his team's. RangeError for NaN and infinity. */
export function eloPitcherAdjustment(pitcherGameScore: number, teamGameScore: number): number {
  return POINTS_PER_GAME_SCORE * requireFinite(pitcherGameScore - teamGameScore, 'game score');
}

/** Points at stake in a game won by so many runs (1 or more): 2.7, 3.6, 4.4, 5.1, 5.8, as measured on FiveThirtyEight's files (2.7 to 5.7). RangeError below 1. */
export function eloMarginK(runs: number): number {
  return K_OF_ONE_RUN * (requireCount(runs, 'margin', 1) + 1) ** K_POWER;
}

/** Both ratings after a game with this final score; what one side wins the other loses. RangeError for a tie or scores that are not whole. */
export function eloAfter(game: EloGame, homeRuns: number, awayRuns: number): { home: number; away: number } {
  const margin = requireCount(homeRuns, 'score') - requireCount(awayRuns, 'score');
  const surprise = (margin > 0 ? 1 : 0) - eloWinProbability(game);
  const gained = eloMarginK(Math.abs(margin)) * surprise;
  return { home: game.home + gained, away: game.away - gained };
}

/** A rating at the start of the next season: a third of its distance to the average is lost. RangeError for NaN and infinity. */
export function eloNextSeason(rating: number, storedShare = STORED_OVER_WINTER): number {
  return ELO_AVERAGE + (requireFinite(rating, 'rating') - ELO_AVERAGE) * requireNotNegative(storedShare, 'kept share');
}

/**
 * Chance that a side which wins a share `first` of its games beats one that wins a share `second`, each strictly between 0 and 1; an edge of the
 * first side (such as playing at home) is added in log-odds. RangeError outside or for NaN. Source: James 1981.
 */
export function log5(first: number, second: number, edgeLogOdds = 0): number {
  return logistic(logit(first) - logit(second) + requireFinite(edgeLogOdds, 'edge'));
}

/**
 * Rate of one outcome between a batter and a pitcher, from both rates and the league's, each strictly between 0 and 1: the odds multiply and
 * the league's odds divide. An average pitcher leaves the batter as he is. RangeError outside.
 */
export function leagueLog5(batter: number, pitcher: number, league: number): number {
  return logistic(logit(batter) + logit(pitcher) - logit(league));
}

/**
 * Rates of outcomes that exclude each other between a batter and a pitcher: weights b p / L, scaled to sum 1, in the order given. The rates
 * given need not sum to 1. RangeError for lists of different length or a rate at zero or below.
 */
export function multinomialLog5(batter: readonly number[], pitcher: readonly number[], league: readonly number[]): number[] {
  if (batter.length === 0 || pitcher.length !== batter.length || league.length !== batter.length)
    throw new RangeError('The three lists need the same outcomes');
  const weights = batter.map(
    (rate, outcome) =>
      (requirePositive(rate, 'rate') * requirePositive(pitcher[outcome]!, 'rate')) / requirePositive(league[outcome]!, 'league rate'),
  );
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / whole);
}

const PATRIOT_POWER = 0.287;

/** Expected share of wins from runs scored and allowed with a fixed exponent (2 by James, 1.83 by habit). RangeError for negative runs or none at all. */
export function pythagorean(runsScored: number, runsAllowed: number, exponent = 1.83): number {
  requireNotNegative(runsScored, 'runs scored');
  requireNotNegative(runsAllowed, 'runs allowed');
  requirePositive(exponent, 'exponent');
  requirePositive(runsScored + runsAllowed, 'number of runs');
  if (runsScored === 0) return 0;
  return 1 / (1 + (runsAllowed / runsScored) ** exponent);
}

/** The exponent that fits a run environment: runs of both sides per game to the power 0.287. RangeError at zero or below. Source: Smyth and Patriot. */
export function pythagenpatExponent(runsPerGame: number): number {
  return requirePositive(runsPerGame, 'number of runs per game') ** PATRIOT_POWER;
}

/** Expected share of wins from season totals over so many games. RangeError for negative runs, none at all, or no game. */
export function pythagenpat(runsScored: number, runsAllowed: number, games: number): number {
  const runs = requireNotNegative(runsScored, 'runs scored') + requireNotNegative(runsAllowed, 'runs allowed');
  return pythagorean(runsScored, runsAllowed, pythagenpatExponent(runs / requirePositive(games, 'number of games')));
}
