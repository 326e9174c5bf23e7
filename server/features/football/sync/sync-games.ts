import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listContestStarts } from '../../contests/index.ts';
import { storeGames } from './store-games.ts';

/** A game that was broken off may be played on, or called, some days later. */
const DAYS_BACK = 5;
const DAYS_AHEAD = 8;

/** The whole season, finished games included: without them the standings would be wrong. */
export async function syncSeason(ctx: Ctx): Promise<void> {
  const { football } = ctx.ports;
  if (!football) return;
  const asOf = ctx.now();
  const games = await askSource(ctx, 'CFL season', async () => {
    const { from, to } = await football.feed.getSeasonSpan(easternDay(asOf));
    return football.feed.listGames(from, to, asOf);
  });
  if (games) await storeGames(ctx, games, asOf, true);
}

/** The games of these days as they stand now. */
export async function syncDays(ctx: Ctx, from: string, to: string): Promise<void> {
  const { football } = ctx.ports;
  if (!football) return;
  const asOf = ctx.now();
  const games = await askSource(ctx, `CFL games of ${from} to ${to}`, () => football.feed.listGames(from, to, asOf));
  if (games) await storeGames(ctx, games, asOf, false);
}

/** Last week's unfinished games, this week's, and the next ones. */
export const syncNearGames = (ctx: Ctx): Promise<void> => {
  const today = easternDay(ctx.now());
  return syncDays(ctx, shiftDay(today, -DAYS_BACK), shiftDay(today, DAYS_AHEAD));
};

/** Fewer than this around today, and the season has not been read. */
const FEW_GAMES = 20;
const AROUND_DAYS = 100;

/** The season, where a database knows next to nothing of it. */
export async function catchUpFootball(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const known = await listContestStarts(ctx, shiftDay(today, -AROUND_DAYS), shiftDay(today, AROUND_DAYS), 'cfl');
  if (known.length < FEW_GAMES) await syncSeason(ctx);
}
