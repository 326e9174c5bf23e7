import { requireNotNegative } from '../maths/index.ts';

/** Past picks of one market between two ranks, and how many of them won. */
export interface ConfidenceBand {
  from: number;
  to: number;
  picks: number;
  wins: number;
}

/** Evidence of past picks at whole percentiles 0..100, and the record of each band of ranks. */
export interface ConfidenceTable {
  quantiles: readonly number[];
  bands: readonly ConfidenceBand[];
}

export interface Confidence {
  /** Share of past picks of the market with less evidence, 0..100. A rank, not a probability. */
  rank: number;
  band: ConfidenceBand;
  /** Wins over picks of the band, 0..1. */
  hitRate: number;
}

/** Bounds, in ranks, of the bands whose hit rates the back-test measured; what screens call high or medium is the product's own choice. */
const MEASURED_BANDS = [0, 25, 50, 60, 75, 80, 90, 95, 99, 100] as const;

/** The rank of a pick's evidence among past picks of its market, with its band's record. RangeError for evidence below 0 or an empty table. */
export function confidenceOf(table: ConfidenceTable, evidence: number): Confidence {
  requireNotNegative(evidence, 'evidence');
  const rank = rankOf(table.quantiles, evidence);
  const band = table.bands.findLast(({ from }) => rank >= from);
  if (band === undefined || band.picks === 0) throw new RangeError('no record of past picks');
  return { rank, band, hitRate: band.wins / band.picks };
}

/** Percentile of a value among sorted quantiles 0..100. RangeError for fewer than two of them. */
export function rankOf(quantiles: readonly number[], evidence: number): number {
  const last = quantiles.length - 1;
  if (last < 1) throw new RangeError('no record of past picks');
  const above = quantiles.findIndex((quantile) => quantile > evidence);
  if (above === 0) return 0;
  if (above < 0) return 100;
  const [low, high] = [quantiles[above - 1]!, quantiles[above]!];
  return (100 * (above - 1 + (evidence - low) / (high - low))) / last;
}

/** Builds the table from past picks: their evidence and whether they won. RangeError for fewer than a hundred, or unequal lists. */
export function buildConfidence(evidence: readonly number[], won: readonly boolean[]): ConfidenceTable {
  if (evidence.length < 100 || evidence.length !== won.length) throw new RangeError('a hundred past picks at least, each with its result');
  const sorted = evidence.toSorted((a, b) => a - b);
  const quantiles = Array.from({ length: 101 }, (_, percent) => sorted[Math.round((percent * (sorted.length - 1)) / 100)]!);
  const bands = MEASURED_BANDS.slice(0, -1).map((from, index) => ({ from, to: MEASURED_BANDS[index + 1]!, picks: 0, wins: 0 }));
  for (const [index, amount] of evidence.entries()) {
    const rank = rankOf(quantiles, amount);
    const band = bands.findLast(({ from }) => rank >= from)!;
    band.picks += 1;
    if (won[index]) band.wins += 1;
  }
  return { quantiles, bands };
}
