import { HALF_LIFE_DAYS } from '../constants/shrinkage.ts';
import { byOutcome, type OutcomeCounts, requireCounts } from '../outcomes.ts';

export interface DatedCounts {
  /** Days from the turns at bat to the day the rates are for; at least 0. */
  daysAgo: number;
  counts: OutcomeCounts;
}

/** What a turn at bat of some days ago counts: one half after every half-life. RangeError for days below 0 or a half-life not above 0. */
export function fadeWeight(daysAgo: number, halfLifeDays: number = HALF_LIFE_DAYS): number {
  if (!Number.isFinite(daysAgo) || daysAgo < 0) throw new RangeError(`days ago must be at least 0, not ${daysAgo}`);
  if (!Number.isFinite(halfLifeDays) || halfLifeDays <= 0) throw new RangeError(`a half-life must be above 0, not ${halfLifeDays}`);
  return 0.5 ** (daysAgo / halfLifeDays);
}

/** One record of many, the older the less it counts. */
export function fadeCounts(records: readonly DatedCounts[], halfLifeDays: number = HALF_LIFE_DAYS): OutcomeCounts {
  const faded = byOutcome(() => 0);
  for (const { daysAgo, counts } of records) {
    requireCounts(counts, 'count');
    const weight = fadeWeight(daysAgo, halfLifeDays);
    for (const outcome of Object.keys(faded) as (keyof typeof faded)[]) faded[outcome] += weight * counts[outcome];
  }
  return faded;
}
