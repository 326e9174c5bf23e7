import { easternDay } from '@clearedge/quant/calendar';
import type { FeedNewsItem, News } from '../../../ports/index.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import { BoundedMap } from '../chance/bounded-map.ts';
import type { Game, League } from '../league/league.ts';
import { firstPitchAt, isPostponed } from '../schedule/fixture.ts';
import { injuryNews } from './injury-news.ts';
import { postponementNews, scratchNews, starterNews } from './pregame-news.ts';
import { resultNews } from './result-news.ts';
import { streakNews } from './streak-news.ts';

const DAYS_KEPT = 12;
const DAYS_BACK = 5;
const STREAKS_FROM_HOURS_MS = 2 * 3_600_000;

const isTold = (game: Game, asOf: number): boolean =>
  !isPostponed(game.fixture) && firstPitchAt(game.fixture) + STREAKS_FROM_HOURS_MS < asOf;

/** What was known before a day's games began, and what each game that has gone on for a while gives to tell. */
function newsOfDay(league: League, day: number, asOf: number, known: BoundedMap<string, FeedNewsItem[]>): FeedNewsItem[] {
  const season = league.seasonOn(day);
  const games = (season.schedule.byDay.get(day) ?? []).map((fixture): Game => ({ season, fixture }));
  const before = known.recall(`${day}`, () => [
    ...injuryNews(season, day),
    ...games.flatMap((game, order) => starterNews(game, order) ?? []),
    ...games.flatMap((game) => postponementNews(game) ?? []),
    ...games.flatMap(scratchNews),
  ]);
  const after = games
    .filter((game) => isTold(game, asOf))
    .flatMap((game) =>
      known.recall(game.fixture.gameId, () => [...(resultNews(game) === null ? [] : [resultNews(game)!]), ...streakNews(game)]),
    );
  return [...before, ...after];
}

export function createNews(league: League): News {
  const known = new BoundedMap<string, FeedNewsItem[]>(DAYS_KEPT * 17);
  return {
    listNews: async (asOf, limit) => {
      const today = dayNumberOf(easternDay(asOf));
      const items: FeedNewsItem[] = [];
      for (let day = today; day > today - DAYS_BACK && items.length < limit * 2; day--)
        items.push(...newsOfDay(league, day, asOf.getTime(), known).filter(({ publishedAt }) => publishedAt <= asOf));
      return items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.sourceId < b.sourceId ? -1 : 1)).slice(0, limit);
    },
  };
}
