import { existsSync, readFileSync } from 'node:fs';

/** The longest that one call may hold the contest loop, on a core that does the yardstick in `YARDSTICK_MS`. */
export const MOST_HELD_MS = 50;

const YARDSTICK_MS = 12;
const YARDSTICK = Array.from({ length: 15_000 }, (_, n) => ({
  id: `bet-${n}`,
  odds: 100 + n,
  stake: n / 4,
  label: `Away ${n} @ Home ${n}`,
  legs: [n, null],
}));

/** Of this thread alone where the system tells it: garbage is collected, text compressed and passwords hashed on others. */
const OWN_THREAD = `/proc/self/task/${process.pid}/schedstat`;
const isTold = existsSync(OWN_THREAD);

/** Processor time so far, in milliseconds: what a machine does beside this process makes a turn longer by the clock, not by this. */
function processorMs(): number {
  if (isTold) return Number(readFileSync(OWN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How much longer than on that core a fixed piece of work takes now: slower machines and shared caches lengthen processor time too. */
function slowness(): number {
  const before = processorMs();
  JSON.parse(JSON.stringify(YARDSTICK));
  return Math.max(1, (processorMs() - before) / YARDSTICK_MS);
}

/** The most processor time that passed between two turns of the contest loop while the work went on, in milliseconds of that core. */
export async function heldDuring<T>(work: () => Promise<T>): Promise<{ heldMs: number; value: T }> {
  let [longest, isDone] = [0, false];
  let last = processorMs();
  const turn = (): void => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const value = await work();
  await new Promise((resolve) => setTimeout(resolve, 2));
  isDone = true;
  return { heldMs: longest > MOST_HELD_MS ? longest / slowness() : longest, value };
}
