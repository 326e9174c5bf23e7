import { tiersWith } from '@clearedge/contract/entitlements';
import { leagueOf, PICK_SPORTS } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { easternDay } from '@clearedge/quant/calendar';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { playLimits, users } from '../../../db/schema/index.ts';
import { type Ctx, defineJob, type JobDefinition } from '../../../kernel/ctx.ts';
import { weekdayOf } from '../../../kernel/eastern-words.ts';
import { postNotification } from '../../notifications/index.ts';
import { listPicksOfDay } from '../pick-rows.ts';

/** People who may read every pick and may bet: no one is called to betting during a break or self-exclusion, or under 21. */
async function listReaders({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string[]> {
  const at = now();
  const isOver = (until: typeof playLimits.coolOffUntil | typeof playLimits.excludedUntil) => or(isNull(until), lte(until, at));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(playLimits, eq(playLimits.userId, users.id))
    .where(
      and(
        inArray(users.tier, tiersWith('picks')),
        eq(users.isSimulated, false),
        isOver(playLimits.coolOffUntil),
        isOver(playLimits.excludedUntil),
        or(isNull(playLimits.ageAnswer), eq(playLimits.ageAnswer, 'of_age')),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

const Reported = z.object({
  slateOn: z.string(),
  sport: z.enum(PICK_SPORTS),
  /** The page of the sport's picks. */
  href: z.string(),
});
type Reported = z.infer<typeof Reported>;

/** So many to one transaction: a failure in the midst of many readers tells only the rest again. */
const AT_ONCE = 200;

const wordsFor = (count: number, when: string): string =>
  `${plural(count, 'pick')} so far ${when}, with price, probability and reasons. Later ones are added without another message.`;

/** Tells everybody who may read them that a sport's picks of a day have begun to appear: once, however many follow. */
async function notifyReaders(ctx: Ctx, { slateOn, sport, href }: Reported): Promise<void> {
  const picks = (await listPicksOfDay(ctx.db, slateOn, sport)).filter(({ kind }) => kind === 'pick');
  if (picks.length === 0) return;
  const body = wordsFor(picks.length, slateOn === easternDay(ctx.now()) ? 'today' : `for ${weekdayOf(slateOn)}`);
  const readers = await listReaders(ctx);
  for (let from = 0; from < readers.length; from += AT_ONCE) {
    await ctx.transact(async (tx) => {
      for (const userId of readers.slice(from, from + AT_ONCE))
        await postNotification(tx, {
          userId,
          kind: 'picks_published',
          title: `${leagueOf(sport)} picks published`,
          body,
          href,
          dedupeKey: `picks:${sport}:${slateOn}`,
        });
    });
  }
}

export const notifyReadersJob: JobDefinition<Reported> = defineJob({
  payload: Reported,
  name: 'tell-of-picks',
  maxAttempts: 3,
  leaseSeconds: 120,
  run: notifyReaders,
});
