import { drawFine, type RandomState } from '@clearedge/quant/random';

/**
 * Calls `act` so many times a second on average, at random instants (Poisson), whether or not earlier calls have ended; with the instant at which each
 * was due. Resolves when `until` has come and all have ended.
 */
export async function arrive(state: RandomState, perSecond: number, until: number, act: (dueAt: number) => Promise<void>): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let dueAt = performance.now();
  for (;;) {
    dueAt += (-1000 * Math.log(1 - drawFine(state))) / perSecond;
    if (dueAt >= until) break;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const one = act(dueAt).finally(() => underWay.delete(one));
    underWay.add(one);
  }
  await Promise.all(underWay);
}
