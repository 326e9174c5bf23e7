import { requireFinite } from '../maths/index.ts';
import { rankOf } from './confidence.ts';

/** Past plays of one market between two ranks: how many won, and what they came to at one unit each. */
export interface PlayBand {
  from: number;
  to: number;
  plays: number;
  wins: number;
  units: number;
}

/** Expected value of past plays at whole percentiles 0..100, and the record of each band of ranks. */
export interface PlayTable {
  quantiles: readonly number[];
  bands: readonly PlayBand[];
}

export interface PlayConfidence {
  /** Share of past plays of the market with a smaller expected value, 0..100. A rank, not a probability. */
  rank: number;
  band: PlayBand;
  /** Wins over plays of the band, 0..1, and profit per unit staked. */
  hitRate: number;
  returnPerUnit: number;
}

/** Bounds of the bands, in ranks: plays are fewer than picks of winners, and finer bands would show chance. */
export const PLAY_BOUNDS = [0, 25, 50, 75, 90, 100] as const;
const LEAST_PLAYS = 20;

/** The rank of a play by its expected value per unit among past plays, with its band's record. RangeError for an EV that is no number or an empty table. */
export function playConfidenceOf(table: PlayTable, ev: number): PlayConfidence {
  const rank = rankOf(table.quantiles, requireFinite(ev, 'expected value'));
  const band = table.bands.findLast(({ from }) => rank >= from);
  if (band === undefined || band.plays === 0) throw new RangeError('no record of past plays');
  return { rank, band, hitRate: band.wins / band.plays, returnPerUnit: band.units / band.plays };
}

/**
 * Builds the table from past plays: their expected value per unit, and profit per unit (-1 lost, price less one won).
 * RangeError for fewer than twenty, or unequal lists.
 */
export function buildPlayTable(evs: readonly number[], profits: readonly number[]): PlayTable {
  if (evs.length < LEAST_PLAYS || evs.length !== profits.length) throw new RangeError('twenty past plays at least, each with its profit');
  const sorted = evs.toSorted((a, b) => a - b);
  const quantiles = Array.from({ length: 101 }, (_, percent) => sorted[Math.round((percent * (sorted.length - 1)) / 100)]!);
  const bands = PLAY_BOUNDS.slice(0, -1).map((from, index) => ({ from, to: PLAY_BOUNDS[index + 1]!, plays: 0, wins: 0, units: 0 }));
  for (const [index, ev] of evs.entries()) {
    const band = bands.findLast(({ from }) => rankOf(quantiles, ev) >= from)!;
    band.plays += 1;
    band.units += profits[index]!;
    if (profits[index]! > 0) band.wins += 1;
  }
  return { quantiles, bands };
}
