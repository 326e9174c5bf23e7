import { requireCount, requireFinite, requireInnerProbability, requireNotNegative, requirePositive } from '../maths/index.ts';

/**
 * Probability that a bettor at `kellyMultiple` of Kelly (1 full, 0.5 half) sees the bankroll reach `up` times its size before it falls to
 * `down` times it; 0 < down < 1 < up. RangeError otherwise. Continuous approximation. Source: Schlesinger; Chin and Ingenoso 2006.
 */
export function reachBeforeFall(down: number, up: number, kellyMultiple: number): number {
  requireInnerProbability(down, 'fraction to fall to');
  requirePositive(up - 1, 'gain to reach');
  const exponent = 2 / requirePositive(kellyMultiple, 'multiple of Kelly') - 1;
  if (exponent === 0) return Math.log(down) / Math.log(down / up);
  // Powers of nearly nothing lose their digits and large ones overflow: so by expm1, the larger power divided out.
  if (exponent < 0) return (up ** exponent * Math.expm1(-exponent * Math.log(down))) / Math.expm1(exponent * Math.log(up / down));
  return Math.expm1(exponent * Math.log(down)) / Math.expm1(exponent * Math.log(down / up));
}

/** Probability of ever falling to a fraction of the bankroll (strictly between 0 and 1) at a multiple of Kelly; 1 from twice Kelly on. RangeError otherwise. */
export function everFallTo(fraction: number, kellyMultiple: number): number {
  requireInnerProbability(fraction, 'fraction to fall to');
  const exponent = 2 / requirePositive(kellyMultiple, 'multiple of Kelly') - 1;
  return exponent <= 0 ? 1 : fraction ** exponent;
}

/**
 * Gambler's ruin with bets of one unit at even money: probability of losing `units` before the holding reaches `target`, or ever if no target is
 * given. RangeError unless both are whole, units at least 1, the target above them, and p strictly between 0 and 1.
 */
export function unitBetRuin(winProbability: number, units: number, target = Number.POSITIVE_INFINITY): number {
  const ratio = (1 - requireInnerProbability(winProbability)) / winProbability;
  requireCount(units, 'number of units', 1);
  if (target === Number.POSITIVE_INFINITY) return ratio >= 1 ? 1 : ratio ** units;
  requireCount(target, 'target', units + 1);
  if (ratio === 1) return 1 - units / target;
  const log = Math.log(ratio);
  if (ratio < 1) return (Math.exp(units * log) * Math.expm1((target - units) * log)) / Math.expm1(target * log);
  return Math.expm1((units - target) * log) / Math.expm1(-target * log);
}

/** Probability of ever losing a bankroll with flat stakes: exp(-2 mu B / s^2), with mean profit and deviation per bet in the bankroll's unit; 1 without an edge. RangeError for a bankroll or deviation at zero or below. */
export function flatStakeRuin(meanProfit: number, deviation: number, bankroll: number): number {
  const steepness =
    (2 * requireFinite(meanProfit, 'mean profit') * requirePositive(bankroll, 'bankroll')) / requirePositive(deviation, 'deviation') ** 2;
  return steepness <= 0 ? 1 : Math.exp(-steepness);
}

/** Bankroll that keeps the risk of ruin with flat stakes at a level strictly between 0 and 1: the inverse of `flatStakeRuin`. RangeError without an edge. */
export function bankrollForRuin(meanProfit: number, deviation: number, ruin: number): number {
  const risk = requireInnerProbability(ruin, 'risk of ruin');
  return (-Math.log(risk) * requirePositive(deviation, 'deviation') ** 2) / (2 * requirePositive(meanProfit, 'mean profit'));
}

/** Chance that a bankroll at a multiple of Kelly is ever down by a fraction of its start (0 exclusive to 1 exclusive). RangeError otherwise. */
export function drawdownProbability(drawdown: number, kellyMultiple: number): number {
  return everFallTo(1 - requireNotNegative(drawdown, 'drawdown'), kellyMultiple);
}
