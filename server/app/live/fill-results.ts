import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../kernel/ask-source.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { LiveSource } from '../../providers/live/index.ts';
import { keepDay, listReadDays, RECENT_DAYS } from './kept-results.ts';

interface Span {
  from: string;
  to: string;
}

/** This season and the one before it, where the source knows one; null where it did not answer. */
const listSeasons = ({ ports, log, now }: Ctx): Promise<Span[] | null> =>
  askSource({ log }, 'season span', async () => {
    const season = await ports.baseball.getSeasonSpan(easternDay(now()));
    const last = await ports.baseball.getSeasonSpan(shiftDay(season.from, -1));
    return last.from < season.from ? [last, season] : [season];
  });

/**
 * Reads the oldest day that is not kept yet: what learns from results goes through them in order. Between seasons there is nothing to read.
 * True once nothing is missing any more.
 */
export async function fillNextDay(ctx: Ctx, readPastDay: LiveSource['readPastDay']): Promise<boolean> {
  const newest = shiftDay(easternDay(ctx.now()), -RECENT_DAYS);
  const seasons = await listSeasons(ctx);
  const oldest = seasons?.[0]?.from;
  if (!seasons || oldest === undefined || oldest > newest) return false;
  const kept = await listReadDays(ctx.db, oldest, newest);
  for (let day = oldest; day <= newest; day = shiftDay(day, 1)) {
    if (kept.has(day)) continue;
    const isPlayed = seasons.some(({ from, to }) => from <= day && day <= to);
    const games = isPlayed ? await askSource(ctx, `past results of ${day}`, () => readPastDay(day)) : [];
    if (games === null) return false;
    await keepDay(ctx.db, day, games, ctx.now());
    if (isPlayed) return day === newest;
  }
  return false;
}
