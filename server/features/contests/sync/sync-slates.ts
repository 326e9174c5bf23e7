import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listDayFeeds } from '../../../sports/registry.ts';
import { listUnfinishedDays } from '../rows/contest-rows.ts';
import { noteSchedule } from './note-schedule.ts';
import { storeSlate } from './store-slate.ts';

/** A suspended game keeps the day it began on, and may be resumed weeks later, at the clubs' next meeting. */
export const UNFINISHED_DAYS = 60;

/** Brings these Eastern days up to date with the schedules that are followed by the day. */
export async function syncSlates(ctx: Ctx, slates: readonly string[]): Promise<void> {
  const asOf = ctx.now();
  const source = ctx.ports.source.kind;
  for (const { sport, feed } of listDayFeeds(ctx.ports)) {
    const answers = await Promise.all(
      slates.map((slateOn) => fetchFrom(ctx, `schedule of ${slateOn}`, () => feed.listContests(slateOn, asOf))),
    );
    for (const contests of answers) if (contests?.length) await storeSlate(ctx, { contests, asOf, source, sport });
    if (answers[slates.indexOf(easternDay(asOf))]) await noteSchedule(ctx, sport, feed, asOf);
  }
}

/** Yesterday's late games, today, tomorrow, and earlier days that have a game unfinished. */
export async function syncNearSlates(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const sports = listDayFeeds(ctx.ports).map(({ sport }) => sport);
  const unfinished = await listUnfinishedDays(ctx.db, shiftDay(today, -UNFINISHED_DAYS), shiftDay(today, -1), sports);
  await syncSlates(ctx, [...new Set([...unfinished, shiftDay(today, -1), today, shiftDay(today, 1)])]);
}

/** The week ahead: probable starters, moved starts, games called off. */
export async function syncWeekAhead(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  await syncSlates(
    ctx,
    [2, 3, 4, 5, 6, 7].map((days) => shiftDay(today, days)),
  );
}
