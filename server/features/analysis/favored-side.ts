import type { Contest } from '../contests/index.ts';

/** Home's chance of winning and its range, 0 to 1. */
interface HomeChance {
  chance: number;
  low: number;
  high: number;
}

/** The side that is likelier to win, home at even chances, with its own chance and range. */
export function favoredSide({ homeName, homeCode, awayName, awayCode }: Contest, { chance, low, high }: HomeChance) {
  if (chance >= 0.5) return { side: 'home' as const, team: homeName, teamCode: homeCode, probability: chance, low, high };
  return { side: 'away' as const, team: awayName, teamCode: awayCode, probability: 1 - chance, low: 1 - high, high: 1 - low };
}
