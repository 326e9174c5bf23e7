import type { LeagueSport } from '@clearedge/contract/sports';
import { divisionName } from './league-words.ts';

const ORDINAL = ['1st', '2nd', '3rd'] as const;

/** "2nd in the AFC East". */
export const placeWords = (league: LeagueSport, { rank, division }: { rank: number; division: string }): string =>
  `${ORDINAL[rank - 1] ?? `${rank}th`} in the ${divisionName(league, division)}`;
