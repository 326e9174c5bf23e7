import { easternDay, easternInstant } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../../kernel/ctx.ts';
import { publishPicks } from '../../publish/publish-picks.ts';
import { baseballPicks, listOpenGames } from './look-at-games.ts';

/** Boards are open and ages short by then; no one reads picks at night. */
const FIRST_HOUR = 9;
const LAST_CALL_MS = 10 * 60_000;

/** Publishes from nine in the morning Eastern on, whenever value appears; just before the last game of a day without any, "no bet". */
async function autoPublish(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  if (now < easternInstant(today, FIRST_HOUR)) return;
  const games = await listOpenGames(ctx, today);
  if (games.length === 0) return;
  const isLastCall = games.every(({ startsAt }) => startsAt.getTime() - now.getTime() <= LAST_CALL_MS);
  await publishPicks(ctx, baseballPicks, isLastCall);
}

/** Opinions follow prices within two minutes; picks follow opinions within five, in product time. */
export const publishSchedule = defineSchedule({
  name: 'publish-picks',
  every: { seconds: 300 },
  job: defineJob({ payload: FIRED, name: 'publish-picks', maxAttempts: 2, leaseSeconds: 120, run: autoPublish }),
});
