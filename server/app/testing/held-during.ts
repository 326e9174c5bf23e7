/** The longest that one call may hold the contest loop. */
export const MOST_HELD_MS = 50;

/**
 * The most processor time that passed between two turns of the contest loop while the work went on, in milliseconds: what a machine does
 * beside it makes a turn longer by the clock, not by this.
 */
export async function heldDuring<T>(work: () => Promise<T>): Promise<{ heldMs: number; value: T }> {
  let [longest, isDone] = [0, false];
  let last = process.cpuUsage();
  const turn = (): void => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, user + system);
    last = process.cpuUsage();
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const value = await work();
  await new Promise((resolve) => setTimeout(resolve, 2));
  isDone = true;
  return { heldMs: longest / 1000, value };
}
