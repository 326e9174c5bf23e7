const MINUS = '\u2212';

/** 0.573 is "57.3%". */
export const percentText = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

/** "+3.1", "−0.4": points of probability. */
export const pointsText = (points: number): string => {
  const digits = Math.abs(points).toFixed(1);
  return Number(digits) === 0 ? digits : (points < 0 ? MINUS : '+') + digits;
};

/** "8.7 runs" */
export const runsText = (runs: number): string => `${runs.toFixed(1)} runs`;

/** "a", "a and b", "a, b and c". */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
