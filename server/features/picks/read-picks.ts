import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import type { PickRow } from './chain/pick-statement.ts';
import type { ResultRow } from './chain/result-statement.ts';
import { findCurrentResult, findPick, listMarketRecords, listPicksOfContest, listPicksOfDay } from './pick-rows.ts';

type Reader = Pick<Ctx, 'db'>;

export const findPickById = ({ db }: Reader, pickId: string): Promise<PickRow | null> => findPick(db, pickId);
export const listPicksOfGame = ({ db }: Reader, contestId: string): Promise<PickRow[]> => listPicksOfContest(db, contestId);
/** The picks of an Eastern day, of a sport or of all, "no bets" left out. */
export const listPicksOn = async ({ db }: Reader, slateOn: string, sport?: PickSport): Promise<PickRow[]> =>
  (await listPicksOfDay(db, slateOn, sport)).filter(({ kind }) => kind === 'pick');
/** The result that counts; null while there is none. */
export const findPickResult = ({ db }: Reader, pickId: string): Promise<ResultRow | null> => findCurrentResult(db, pickId);
export const listPickMarketRecords = ({ db }: Reader, sport: PickSport): ReturnType<typeof listMarketRecords> =>
  listMarketRecords(db, sport);
