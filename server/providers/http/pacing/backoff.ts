const FIRST_MS = 500;
const MOST_MS = 20_000;

/**
 * Milliseconds before try number `attempt` (1 = the first repetition): half fixed, half by chance ("equal jitter"), so that many processes
 * that failed together do not come back together, and none comes back at once.
 */
export function backoffMs(attempt: number, random: () => number): number {
  const ceiling = Math.min(MOST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(ceiling / 2 + (ceiling / 2) * random());
}
