import { requireForecasts } from './forecasts.ts';

/**
 * Area under the ROC curve: the chance that a forecast of what happened stands above one of what did not, ties counting half; 0.5 is no
 * discrimination. RangeError for unequal or empty lists, or where only one outcome was seen.
 */
export function areaUnderCurve(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): number {
  requireForecasts(probabilities, outcomes);
  const order = Array.from(probabilities, (_, index) => index).sort((first, second) => probabilities[first]! - probabilities[second]!);
  let hits = 0;
  let pairsWon = 0;
  let missesBelow = 0;
  for (let start = 0; start < order.length; ) {
    let end = start;
    let tiedHits = 0;
    while (end < order.length && probabilities[order[end]!] === probabilities[order[start]!]) {
      tiedHits += outcomes[order[end]!]!;
      end += 1;
    }
    const tiedMisses = end - start - tiedHits;
    pairsWon += tiedHits * (missesBelow + tiedMisses / 2);
    missesBelow += tiedMisses;
    hits += tiedHits;
    start = end;
  }
  if (hits === 0 || missesBelow === 0) throw new RangeError('Discrimination needs both outcomes');
  return pairsWon / (hits * missesBelow);
}
