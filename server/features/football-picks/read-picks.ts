import type { Ctx } from '../../kernel/ctx.ts';
import { listPicksOfDay } from './rows/pick-rows.ts';
import { listStanding, listUnsettledContests } from './rows/result-rows.ts';

type Reader = Pick<Ctx, 'db'>;

/** A day's football picks by their game, each with whether it has an official result. */
export async function listFootballPicksOn({ db }: Reader, slateOn: string): Promise<{ contestId: string; isSettled: boolean }[]> {
  const picks = await listPicksOfDay(db, slateOn);
  const results = await listStanding(
    db,
    picks.map(({ id }) => id),
  );
  return picks.map(({ id, contestId }) => ({ contestId, isSettled: results.has(id) }));
}

/** Games that are over and hold a football pick without a result. */
export const listUnsettledFootballPickContests = ({ db }: Reader): Promise<string[]> => listUnsettledContests(db);
