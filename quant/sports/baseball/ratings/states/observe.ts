import type { States } from './states.ts';
import { meanOf, type Terms, varianceOf } from './terms.ts';

/**
 * Learns from a count `seen` that was expected at exp(sum of terms + logExposure) with negative binomial dispersion: one Newton step
 * of each state's mean, and the variance that its information leaves (quant reference, A6).
 */
export function observeCount(states: States, terms: Terms, seen: number, logExposure: number, dispersion: number): void {
  const rate = Math.exp(meanOf(terms, states) + logExposure);
  const share = dispersion / (dispersion + rate);
  learn(states, terms, (seen - rate) * share, rate * share);
}

/** Learns from a measurement of the sum of terms with a Gaussian error of this variance. */
export function observeValue(states: States, terms: Terms, seen: number, noise: number): void {
  learn(states, terms, (seen - meanOf(terms, states)) / noise, 1 / noise);
}

/** One step for a score `gradient` and Fisher information `information` about the sum of the terms. */
function learn(states: States, terms: Terms, gradient: number, information: number): void {
  const { means, variances } = states;
  const total = varianceOf(terms, states);
  const divisor = 1 + information * total;
  const { places, weights, learns } = terms;
  for (let at = 0; at < places.length; at += 1) {
    if (!learns[at]) continue;
    const place = places[at]!;
    const reach = variances[place]! * weights[at]!;
    means[place]! += (reach * gradient) / divisor;
    variances[place]! -= (reach ** 2 * information) / divisor;
  }
}
