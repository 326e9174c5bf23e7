/** Places as in a contest: equals share one, and the next is counted on (1, 2, 2, 4). Answers the items in their order. */
export function rankBy<T>(items: readonly T[], compare: (a: T, b: T) => number): { item: T; rank: number }[] {
  const sorted = items.toSorted(compare);
  let rank = 0;
  return sorted.map((item, at) => {
    const before = sorted[at - 1];
    if (before === undefined || compare(before, item) !== 0) rank = at + 1;
    return { item, rank };
  });
}
