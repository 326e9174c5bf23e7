import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { TrackedBet } from '../performance-rows.ts';

type Histogram = VerbResult<Contract['GET /api/performance/mine']>['closing']['histogram'];

/** The bins' inner edges in percent; a bet exactly at the close is in the bin that ends at zero. */
const EDGES = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
/** What the arithmetic of a price may be off by. */
const SLACK = 1e-9;

/** How many bets stood how far from the close, by expected value; empty where none was measured. */
export function histogramOf(bets: readonly Pick<TrackedBet, 'gain'>[]): Histogram {
  const gains = bets.flatMap(({ gain }) => gain ?? []);
  if (gains.length === 0) return [];
  const counts = Array.from({ length: EDGES.length + 1 }, () => 0);
  for (const gain of gains) {
    const at = EDGES.findIndex((edge) => 100 * gain <= edge + SLACK);
    counts[at === -1 ? EDGES.length : at]! += 1;
  }
  const edge = (at: number): number | null => (EDGES[at] === undefined ? null : EDGES[at] / 100);
  return counts.map((count, at) => ({ low: edge(at - 1), high: edge(at), bets: count }));
}
