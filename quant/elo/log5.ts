import { logistic, logit } from '../distribution/index.ts';
import { requireFinite, requirePositive } from '../maths/index.ts';

/**
 * Chance that a side which wins a share `first` of its games beats one that wins a share `second`, each strictly between 0 and 1; an edge of the
 * first side (such as playing at home) is added in log-odds. RangeError outside or for NaN. Source: James 1981.
 */
export function log5(first: number, second: number, edgeLogOdds = 0): number {
  return logistic(logit(first) - logit(second) + requireFinite(edgeLogOdds, 'edge'));
}

/**
 * Rate of one outcome between a batter and a pitcher, from both rates and the league's, each strictly between 0 and 1: the odds multiply and
 * the league's odds divide. An average pitcher leaves the batter as he is. RangeError outside. Source: quant reference, A11.
 */
export function leagueLog5(batter: number, pitcher: number, league: number): number {
  return logistic(logit(batter) + logit(pitcher) - logit(league));
}

/**
 * The same over several outcomes that exclude each other: weights b p / L, scaled to sum 1, in the order given. Rates need not sum to 1
 * themselves. RangeError for lists of different length or a rate at zero or below. Source: quant reference, A11.
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
