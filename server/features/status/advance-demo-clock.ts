import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { easternDay, easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, DemoControl } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { listDayFeeds } from '../../sports/registry.ts';
import { type Contest, listSlate } from '../contests/index.ts';

/** The morning after, when everything of the night is settled and the new board is open. */
const MORNING_HOUR = 9;
const STEP_MS = 20 * MINUTE_MS;
const DAYS_AHEAD = 14;
const OPEN = new Set<Contest['status']>(['scheduled', 'delayed', 'live']);

type Leap = VerbInput<Contract['POST /api/admin/demo/advance']>['body'];

/** Moves the demo clock forward and answers once everything that fell due has run. */
async function advance(ctx: Ctx, leap: Leap): Promise<{ now: string }> {
  if (!ctx.demo) throw new DomainError('NOT_FOUND', 'Not found.');
  await ctx.transact((tx) => audit(tx, 'demo.advanced', 'demo:clock', { ...leap, from: ctx.now().toISOString() }));
  return { now: (await play(ctx, ctx.demo, leap)).toISOString() };
}

async function play(ctx: Ctx, demo: DemoControl, leap: Leap): Promise<Date> {
  if ('minutes' in leap) return demo.advanceTo(new Date(ctx.now().getTime() + leap.minutes * MINUTE_MS));
  if (leap.to === 'tomorrow') return demo.advanceTo(easternInstant(shiftDay(easternDay(ctx.now()), 1), MORNING_HOUR));
  return leap.to === 'next-first-pitch' ? demo.advanceTo(await nextFirstPitch(ctx)) : playSlate(ctx, demo);
}

export const advanceDemoClock: Verb<'POST /api/admin/demo/advance'> = (ctx, { body }) => advance(ctx, body);

/** The same for whoever looks at a demo. Two who leap at once land together: each target is found when its call begins. */
export const playDemo: Verb<'POST /api/demo/advance'> = (ctx, { body }) => advance(ctx, body);

/** A minute after the next start, so that the game is live when the answer comes. */
async function nextFirstPitch(ctx: Ctx): Promise<Date> {
  const today = easternDay(ctx.now());
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const slate = await listSlateOrFeed(ctx, shiftDay(today, ahead));
    const next = slate
      .filter((contest) => OPEN.has(contest.status) && contest.startsAt > ctx.now())
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
    if (next) return new Date(next.startsAt.getTime() + MINUTE_MS);
  }
  throw new DomainError('CONFLICT', `No game starts in the next ${DAYS_AHEAD} days.`);
}

const sportsOf = (feeds: ReturnType<typeof listDayFeeds>) => feeds.map(({ sport }) => sport);

/** Days that are not stored yet are asked of the league itself. */
async function listSlateOrFeed(ctx: Ctx, day: string): Promise<{ status: Contest['status']; startsAt: Date }[]> {
  const feeds = listDayFeeds(ctx.ports);
  const stored = await listSlate(ctx, day, sportsOf(feeds));
  return stored.length > 0 ? stored : (await Promise.all(feeds.map(({ feed }) => feed.listContests(day, ctx.now())))).flat();
}

/** Steps until no game of today's slate is open; a slate is over well within a day. */
async function playSlate(ctx: Ctx, demo: DemoControl): Promise<Date> {
  const today = easternDay(ctx.now());
  const latest = easternInstant(shiftDay(today, 1), MORNING_HOUR);
  let now = ctx.now();
  while (now < latest && (await listSlate(ctx, today, sportsOf(listDayFeeds(ctx.ports)))).some((contest) => OPEN.has(contest.status)))
    now = await demo.advanceTo(new Date(now.getTime() + STEP_MS));
  // Facts come a minute after the end; settlement follows them.
  return demo.advanceTo(new Date(now.getTime() + 5 * MINUTE_MS));
}
