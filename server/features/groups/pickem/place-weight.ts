export interface WeightedPick {
  contestId: string;
  weight: number | null;
  /** Its game has not begun. */
  isOpen: boolean;
}
type Placing =
  | { kind: 'placed'; weight: number; moved: { contestId: string; weight: number } | null }
  | { kind: 'unknown' }
  | { kind: 'taken'; contestId: string };

const lowestFree = (games: number, used: ReadonlySet<number | null>): number => {
  for (let weight = 1; weight < games; weight++) if (!used.has(weight)) return weight;
  return games;
};

/**
 * The confidence weight of a pick on a card of so many games, whose other picks are these: the one that is wanted, else the one it has, else the
 * lowest free one. An open game that has the wanted one takes this pick's in exchange, or the lowest free one; a game that has begun keeps its own.
 */
export function placeWeight(games: number, own: number | null, wanted: number | undefined, others: readonly WeightedPick[]): Placing {
  const used = new Set(others.map(({ weight }) => weight));
  const weight = wanted ?? own ?? lowestFree(games, used);
  if (weight < 1 || weight > games) return { kind: 'unknown' };
  const holder = others.find((other) => other.weight === weight);
  if (!holder) return { kind: 'placed', weight, moved: null };
  if (!holder.isOpen) return { kind: 'taken', contestId: holder.contestId };
  return { kind: 'placed', weight, moved: { contestId: holder.contestId, weight: own ?? lowestFree(games, used) } };
}
