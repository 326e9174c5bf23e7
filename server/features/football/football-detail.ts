import type { FootballDetail } from '../../db/schema/index.ts';
import type { ContestRow } from '../contests/index.ts';

type Detailed = Pick<ContestRow, 'gameId' | 'detail'>;

/** What a football game has beyond every contest; throws on a contest of another sport, and on one without it. */
export function footballDetail({ gameId, detail }: Detailed): FootballDetail {
  if (detail?.sport !== 'cfl') throw new Error(`${gameId} has no detail of football`);
  return detail;
}
