import type { CalibrationMap } from './calibration-map.ts';

interface Pool {
  count: number;
  hits: number;
  saidTotal: number;
}

/** Isotonic map by pooling neighbours that fall; ends are kept off 0 and 1 by one unseen result. Source: Zadrozny and Elkan 2002. */
export function fitIsotonic(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): Extract<CalibrationMap, { kind: 'isotonic' }> {
  const pools: Pool[] = [];
  for (const pool of poolsOfEqual(probabilities, outcomes)) {
    pools.push(pool);
    while (pools.length > 1 && rate(pools.at(-2)!) >= rate(pools.at(-1)!)) {
      const last = pools.pop()!;
      const before = pools.pop()!;
      pools.push(merge(before, last));
    }
  }
  const edge = 1 / (outcomes.length + 2);
  return {
    kind: 'isotonic',
    said: pools.map(({ saidTotal, count }) => saidTotal / count),
    seen: pools.map((pool) => Math.min(1 - edge, Math.max(edge, rate(pool)))),
  };
}

function poolsOfEqual(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): Pool[] {
  const order = Array.from(probabilities, (_, index) => index).sort((first, second) => probabilities[first]! - probabilities[second]!);
  const pools: Pool[] = [];
  order.forEach((index, place) => {
    const one: Pool = { count: 1, hits: outcomes[index]!, saidTotal: probabilities[index]! };
    const isSame = place > 0 && probabilities[order[place - 1]!] === probabilities[index];
    pools.push(isSame ? merge(pools.pop()!, one) : one);
  });
  return pools;
}

function merge(first: Pool, second: Pool): Pool {
  return { count: first.count + second.count, hits: first.hits + second.hits, saidTotal: first.saidTotal + second.saidTotal };
}

function rate({ hits, count }: Pool): number {
  return hits / count;
}
