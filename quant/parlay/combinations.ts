const MOST_COMBINATIONS = 20_000;

/** How many ways there are to choose `size` of `count` things. RangeError unless both are whole, not negative and the answer is exact. */
export function combinationCount(count: number, size: number): number {
  if (!isCount(count) || !isCount(size)) throw new RangeError(`Cannot choose ${size} of ${count}`);
  if (size > count) return 0;
  let ways = 1;
  for (let step = 1; step <= Math.min(size, count - size); step += 1) {
    const product = ways * (count - step + 1);
    if (!Number.isSafeInteger(product)) throw new RangeError('Too many combinations to count exactly');
    ways = product / step;
  }
  return ways;
}

/** Every choice of `size` of the given things, in their order. RangeError above 20,000 choices or without one. */
export function combinations<Thing>(things: readonly Thing[], size: number): Thing[][] {
  const ways = combinationCount(things.length, size);
  if (ways === 0 || size === 0) throw new RangeError(`Cannot choose ${size} of ${things.length}`);
  if (ways > MOST_COMBINATIONS) throw new RangeError('Too many combinations to list');
  let partial: { chosen: Thing[]; next: number }[] = [{ chosen: [], next: 0 }];
  for (let place = 1; place <= size; place += 1) {
    const last = things.length - (size - place) - 1;
    partial = partial.flatMap(({ chosen, next }) =>
      things.slice(next, last + 1).map((thing, offset) => ({ chosen: [...chosen, thing], next: next + offset + 1 })),
    );
  }
  return partial.map(({ chosen }) => chosen);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
