import { FITTED_PLAYS, type PlayBand } from '@clearedge/quant/blend';
import { meanInterval } from '@clearedge/quant/scoring';
import { MODEL_VERSION } from '../../../ratings/index.ts';
import type { PickRow } from '../../chain/pick-statement.ts';

/** Profit per unit staked, with a 95% interval. */
export interface PastReturn {
  perUnit: number;
  low: number;
  high: number;
}
type Published = Pick<PickRow, 'market' | 'modelVersion' | 'bandFrom' | 'bandPicks' | 'bandWins'>;

/** Wins at their mean price: within a band prices differ little, and the record keeps no single play. */
function profitsOf({ plays, wins, units }: PlayBand): number[] {
  const losses = plays - wins;
  const perWin = wins === 0 ? 0 : (units + losses) / wins;
  return Array.from({ length: plays }, (_, at) => (at < wins ? perWin : -1));
}

/**
 * What past plays of a pick's band returned per unit staked, with its 95% interval. Null for a pick of another model or another fit: the record
 * that it cites is not the one at hand.
 */
export function pastReturnOf(pick: Published, modelVersion = MODEL_VERSION): PastReturn | null {
  const { bands } = FITTED_PLAYS[pick.market === 'total' ? 'total' : 'moneyline'];
  const band = bands.find(({ from, plays, wins }) => from === pick.bandFrom && plays === pick.bandPicks && wins === pick.bandWins);
  if (!band || pick.modelVersion !== modelVersion) return null;
  const { low, high } = meanInterval(profitsOf(band));
  return { perUnit: band.units / band.plays, low, high };
}
