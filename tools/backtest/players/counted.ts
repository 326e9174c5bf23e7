import type { KindTerms, PlayerStats } from '@clearedge/quant/sports/league/players';

/** What a kind counts of a line. */
export function countedOf(kind: KindTerms, stats: PlayerStats): number {
  const counts = (typeof kind.of === 'string' ? [kind.of] : kind.of).map((name) => stats[name] ?? 0);
  if (kind.family === 'double') return Number(counts.filter((count) => count >= 10).length >= 2);
  return counts.reduce((all, count) => all + count, 0);
}
