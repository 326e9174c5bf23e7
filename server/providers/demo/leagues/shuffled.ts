import { createChance } from '../chance.ts';

/** In an order that follows from the text alone. */
export function shuffled<T>(items: readonly T[], text: string): T[] {
  const next = createChance(text);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
