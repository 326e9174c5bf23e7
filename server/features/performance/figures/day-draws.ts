import { drawBelow, seedRandom } from '@clearedge/quant/random';

const DRAWS = 1000;
const SEED = 20260101;
/** A bootstrap over fewer days would only repeat them. */
export const LEAST_DAYS = 5;

/** How often each day came up in each redrawing of all days: drawn once, so that every cut is judged on the same redrawn calendars. */
export interface DayDraws {
  places: ReadonlyMap<string, number>;
  /** Of each day in the first redrawing, then in the second, and so on. */
  counts: Uint8Array;
  draws: number;
}

export interface DayTotal {
  total: number;
  weight: number;
}

/** Redraws days with replacement. The same days give the same draws. */
export function drawDays(days: Iterable<string>, draws = DRAWS): DayDraws {
  const places = new Map([...new Set(days)].sort().map((day, place) => [day, place]));
  const counts = new Uint8Array(draws * places.size);
  const random = seedRandom(SEED);
  for (let draw = 0; draw < draws; draw += 1)
    for (let count = 0; count < places.size; count += 1) counts[draw * places.size + drawBelow(random, places.size)]! += 1;
  return { places, counts, draws };
}

/** 95% interval of a ratio of sums over days (percentile bootstrap, days as blocks); null for fewer than five days that weigh something. */
export function ratioInterval(drawn: DayDraws, days: ReadonlyMap<string, DayTotal>): { low: number; high: number } | null {
  const [totals, weights] = [new Float64Array(drawn.places.size), new Float64Array(drawn.places.size)];
  let weighing = 0;
  for (const [day, { total, weight }] of days) {
    if (weight <= 0) continue;
    weighing += 1;
    totals[drawn.places.get(day)!] = total;
    weights[drawn.places.get(day)!] = weight;
  }
  if (weighing < LEAST_DAYS) return null;
  const ratios = redrawn(drawn, totals, weights);
  return { low: percentile(ratios, 0.025), high: percentile(ratios, 0.975) };
}

/** The ratio in each redrawing that holds one of the days at all, sorted. Days without weight are in it as zeros: a plain run over memory costs less than finding the others. */
function redrawn({ counts, draws }: DayDraws, totals: Float64Array, weights: Float64Array): Float64Array {
  const ratios = new Float64Array(draws);
  const days = totals.length;
  let stored = 0;
  for (let draw = 0, from = 0; draw < draws; draw += 1, from += days) {
    let total = 0;
    let weight = 0;
    for (let day = 0; day < days; day += 1) {
      const times = counts[from + day]!;
      total += times * totals[day]!;
      weight += times * weights[day]!;
    }
    if (weight > 0) ratios[stored++] = total / weight;
  }
  return ratios.subarray(0, stored).sort();
}

function percentile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place - Math.floor(place));
}
