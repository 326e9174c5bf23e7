import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedGame } from '../../../ports/index.ts';
import { type DayFeed, listDayFeeds } from '../../../sports/registry.ts';
import type { Sport } from '../contest.ts';
import { storeSlate } from './store-slate.ts';

const CHUNK = 500;

/** Fills the whole season of each sport that is followed by the day, results to date and what is still to be played, in chunks that let readers in between. */
export async function syncSeason(ctx: Ctx): Promise<void> {
  for (const { sport, feed } of listDayFeeds(ctx.ports)) await fillSeason(ctx, sport, feed);
}

async function fillSeason(ctx: Ctx, sport: Sport, from: DayFeed): Promise<void> {
  const asOf = ctx.now();
  const today = easternDay(asOf);
  const feed = await askSource(ctx, 'season', async () => {
    const span = await from.getSeasonSpan(today);
    return from.listSeason(span.from, span.to, asOf);
  });
  if (!feed) return;
  // The days around today are kept by the slate sync, whose form says more.
  const distant = feed.filter(({ slateOn }) => slateOn < shiftDay(today, -1) || slateOn > shiftDay(today, 2));
  for (const contests of chunksOf(distant, CHUNK)) {
    await storeSlate(ctx, { contests, asOf, source: ctx.ports.source.kind, sport, isLight: true });
  }
}

function chunksOf(contests: readonly FeedGame[], size: number): FeedGame[][] {
  const chunks: FeedGame[][] = [];
  for (let at = 0; at < contests.length; at += size) chunks.push(contests.slice(at, at + size));
  return chunks;
}
