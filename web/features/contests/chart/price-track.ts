import type { HistorySide } from '../contest-types.ts';

export interface Quote {
  line: number | null;
  odds: number | null;
}

// American prices jump from −100 to +100; this track closes that gap, so that equal heights mean equal steps of price.
export const toTrack = (odds: number): number => (odds > 0 ? odds - 100 : odds + 100);
export const fromTrack = (track: number): number => (track >= 0 ? track + 100 : track - 100);

/** Above zero when `a` is the better offer for someone who takes this side. */
export function compareQuotes(a: Quote, b: Quote, side: HistorySide): number {
  if (a.odds === null || b.odds === null) return Number(a.odds !== null) - Number(b.odds !== null);
  if (a.line !== null && b.line !== null && a.line !== b.line) return side === 'over' ? b.line - a.line : a.line - b.line;
  return toTrack(a.odds) - toTrack(b.odds);
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];

/** At most five round heights inside [low, high]. */
export function trackTicks(low: number, high: number): number[] {
  const step = STEPS.find((size) => (high - low) / size <= 4) ?? 20_000;
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) ticks.push(at);
  return ticks;
}

/** Half-run steps for charts of the line itself. */
export function lineTicks(low: number, high: number): number[] {
  const step = [0.5, 1, 2, 5].find((size) => (high - low) / size <= 5) ?? 10;
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) ticks.push(at);
  return ticks;
}
