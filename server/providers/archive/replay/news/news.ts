import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { FeedNewsItem, News } from '../../../../ports/index.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { finalItem } from './final-item.ts';
import { performanceItems } from './performance-items.ts';

/** Far enough to cross the all-star break and a run's end. */
const DAYS_BACK = 30;

const newestFirst = (a: FeedNewsItem, b: FeedNewsItem): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || a.sourceId.localeCompare(b.sourceId);

/** News written from what has happened in the replayed season. */
export function replayNews(world: ReplayWorld): News {
  const dayItems = (day: string, asOf: Date): FeedNewsItem[] =>
    world.calendar
      .slate(day)
      .filter(({ endsAt }) => endsAt <= asOf)
      .flatMap((replay) => [finalItem(world, replay) ?? [], ...performanceItems(world, replay)].flat())
      .filter(({ publishedAt }) => publishedAt <= asOf);

  const list = (asOf: Date, limit: number): FeedNewsItem[] => {
    const items: FeedNewsItem[] = [];
    let day = easternDay(asOf);
    // One day more than fills the list: a suspended or late game ends on a later day than its slate.
    for (let back = 0, extra = 1; back < DAYS_BACK && extra >= 0; back += 1, day = shiftDay(day, -1)) {
      if (items.length >= limit) extra -= 1;
      items.push(...dayItems(day, asOf));
    }
    return items.sort(newestFirst).slice(0, limit);
  };
  return { listNews: (asOf, limit) => Promise.resolve(list(asOf, limit)) };
}
