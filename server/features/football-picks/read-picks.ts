import type { Ctx } from '../../kernel/ctx.ts';
import { listPicksOfDay } from './rows/pick-rows.ts';
import { listStanding, listUnsettledEvents } from './rows/result-rows.ts';

type Reader = Pick<Ctx, 'db'>;

/** A day's football picks by their game, each with whether it has an official result. */
export async function listFootballPicksOn({ db }: Reader, slateOn: string): Promise<{ eventId: string; isSettled: boolean }[]> {
  const picks = await listPicksOfDay(db, slateOn);
  const results = await listStanding(
    db,
    picks.map(({ id }) => id),
  );
  return picks.map(({ id, eventId }) => ({ eventId, isSettled: results.has(id) }));
}

/** Games that are over and hold a football pick without a result. */
export const listUnsettledFootballPickEvents = ({ db }: Reader): Promise<string[]> => listUnsettledEvents(db);
