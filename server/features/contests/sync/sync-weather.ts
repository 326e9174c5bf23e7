import { isDeepStrictEqual } from 'node:util';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GameWeather } from '../../../ports/index.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../contest.ts';
import { isEnded } from '../contest-rules.ts';
import { listSlate } from '../rows/contest-rows.ts';
import { writeWeather } from '../rows/contest-write-rows.ts';
import { publishSlates } from '../slate-messages.ts';

/** The forecast for games of today and tomorrow that have not started; what was last seen before the start stays. */
export async function syncWeather(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const sports = GAME_SPORTS.filter((sport) => gameModuleOf(sport)?.hasWeather);
  for (const slateOn of [today, shiftDay(today, 1)]) {
    const upcoming = (await listSlate(ctx.db, slateOn, sports)).filter(
      (contest) => !isEnded(contest) && (contest.startsAt > now || !contest.weather),
    );
    const answers = await Promise.all(
      upcoming.map(({ gameId }) => askSource(ctx, `weather of ${gameId}`, () => ctx.ports.weather.findWeather(gameId, now))),
    );
    const seen = upcoming.flatMap((contest, index) => (answers[index] ? [{ contest, weather: answers[index] }] : []));
    await writeWeather(
      ctx.db,
      seen.map(({ contest, weather }) => ({ id: contest.id, weather })),
    );
    const news = seen.filter(({ contest, weather }) => isNews(contest, weather));
    await publishSlates(
      ctx,
      news.map(({ contest }) => contest),
    );
  }
}

function isNews(contest: Contest, weather: GameWeather): boolean {
  return !contest.weather || !isDeepStrictEqual({ ...contest.weather, asOf: null }, { ...weather, asOf: null });
}
