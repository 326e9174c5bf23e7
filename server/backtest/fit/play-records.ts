import { buildPlayTable, type PlayTable } from '@clearedge/quant/blend';
import { expectedValue } from '@clearedge/quant/sizing';
import type { Pools } from '../figures/pools.ts';
import type { Prediction } from '../walk/prediction.ts';
import { overOf } from './total-picks.ts';

interface Offer {
  p: number;
  decimal: number;
  won: boolean;
}

/** The better side of a market where it is worth something at its price. */
function playOf(offers: readonly Offer[]): { ev: number; profit: number } | null {
  const worth = offers.map(({ p, decimal, won }) => ({ ev: expectedValue(p, decimal), profit: won ? decimal - 1 : -1 }));
  const best = worth.reduce((one, other) => (other.ev > one.ev ? other : one));
  return best.ev > 0 ? best : null;
}

const LEAST_PLAYS = 20;

/** Empty where there are too few plays for a record: nothing is ranked by it then. */
const tableOf = (plays: readonly { ev: number; profit: number }[]): PlayTable =>
  plays.length < LEAST_PLAYS
    ? { quantiles: [], bands: [] }
    : buildPlayTable(
        plays.map(({ ev }) => ev),
        plays.map(({ profit }) => profit),
      );

/** Plays of winners at the opening price, ranked by expected value, with the record of each band. */
export function moneylinePlays(predictions: readonly Prediction[], pools: Pools): PlayTable {
  const plays = predictions.flatMap(({ gameId, prices, homeWon }) => {
    const [p, open] = [pools.open.get(gameId), prices?.open];
    if (p === undefined || !open) return [];
    const sides = [
      { p, decimal: open.home, won: homeWon === 1 },
      { p: 1 - p, decimal: open.away, won: homeWon === 0 },
    ];
    return playOf(sides) ?? [];
  });
  return tableOf(plays);
}

/** The same for totals at the opening number. Pushes are no plays. */
export function totalPlays(predictions: readonly Prediction[], weight: number): PlayTable {
  const plays = predictions.flatMap((prediction) => {
    const [over, quote] = [overOf(prediction, weight), prediction.prices?.totalOpen];
    const runs = prediction.awayRuns + prediction.homeRuns;
    if (over === null || !quote || runs === quote.line) return [];
    const sides = [
      { p: over, decimal: quote.over, won: runs > quote.line },
      { p: 1 - over, decimal: quote.under, won: runs < quote.line },
    ];
    return playOf(sides) ?? [];
  });
  return tableOf(plays);
}
