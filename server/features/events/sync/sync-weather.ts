import { isDeepStrictEqual } from 'node:util';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GameWeather } from '../../../ports/index.ts';
import { isEnded } from '../event-rules.ts';
import { listSlate } from '../rows/event-rows.ts';
import { writeWeather } from '../rows/event-write-rows.ts';
import type { SportEvent } from '../sport-event.ts';

/** The forecast for games of today and tomorrow that have not started; what was last seen before the start stays. */
export async function syncWeather(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  for (const slateOn of [today, shiftDay(today, 1)]) {
    const upcoming = (await listSlate(ctx.db, slateOn)).filter((event) => !isEnded(event) && (event.startsAt > now || !event.weather));
    const answers = await Promise.all(
      upcoming.map(({ gameId }) => askSource(ctx, `weather of ${gameId}`, () => ctx.ports.weather.findWeather(gameId, now))),
    );
    const seen = upcoming.flatMap((event, index) => (answers[index] ? [{ event, weather: answers[index] }] : []));
    await writeWeather(
      ctx.db,
      seen.map(({ event, weather }) => ({ id: event.id, weather })),
    );
    if (seen.some(({ event, weather }) => isNews(event, weather))) await ctx.publish({ topic: 'slate', slateOn });
  }
}

function isNews(event: SportEvent, weather: GameWeather): boolean {
  return !event.weather || !isDeepStrictEqual({ ...event.weather, asOf: null }, { ...weather, asOf: null });
}
