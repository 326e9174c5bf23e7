import { MINUTE_MS, SECOND_MS } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import type { FaultKind } from './faults.ts';
import type { Place } from './places.ts';
import { adaptersOn } from './testing/adapters.ts';
import { BEGINS_AT, changingDay, figuresOf, hourOf } from './testing/changing-day.ts';
import { liveOn } from './testing/live-on.ts';
import { replayWorld } from './testing/replay-world.ts';

const DAY = '2026-08-07';
const GAME = `${DAY.replaceAll('-', '')}_NYM@PIT`;
const TOURNAMENT = 'golf-2026-small-classic';

type Adapters = ReturnType<typeof adaptersOn>;
interface Subject {
  place: Place;
  /** As often as the product asks. */
  everyMs: number;
  /** Within so long after the end of a fault the figure must be new: the provider's refresh period. */
  periodMs: number;
  read: (adapters: Adapters, now: Date) => Promise<unknown>;
  reported: (figures: ReturnType<typeof figuresOf>) => unknown;
}

const SUBJECTS: readonly Subject[] = [
  {
    place: 'mlb-stats-api',
    everyMs: 30 * SECOND_MS,
    periodMs: MINUTE_MS,
    read: async ({ mlb }, now) => (await mlb.baseball.listContests(DAY, now))[0]?.awayPitcher?.name,
    reported: ({ starter }) => starter,
  },
  {
    place: 'cfl-scoreboard',
    everyMs: 30 * SECOND_MS,
    periodMs: MINUTE_MS,
    read: async ({ cfl }, now) => (await cfl.feed.listGames(DAY, DAY, now))[0]?.score?.away,
    reported: ({ cflScore }) => cflScore,
  },
  {
    place: 'espn-scoreboard',
    everyMs: 30 * SECOND_MS,
    periodMs: MINUTE_MS,
    read: async ({ espn }, now) => (await espn.feeds.nfl!.listGames(DAY, DAY, now))[0]?.score?.away,
    reported: ({ espnScore }) => espnScore,
  },
  {
    place: 'nhl-api',
    everyMs: 30 * SECOND_MS,
    periodMs: MINUTE_MS,
    read: async ({ nhl }, now) => (await nhl.feed.listGames(DAY, DAY, now))[0]?.score?.away,
    reported: ({ nhlScore }) => nhlScore,
  },
  {
    place: 'espn-golf',
    everyMs: MINUTE_MS,
    periodMs: MINUTE_MS,
    read: async ({ golf }, now) => (await golf.feed.findLeaderboard(TOURNAMENT, now))?.entries[0]?.strokes,
    reported: ({ strokes }) => strokes,
  },
  {
    place: 'odds',
    everyMs: 30 * SECOND_MS,
    // Two and a half hours before a start prices are asked for every twenty minutes.
    periodMs: 20 * MINUTE_MS,
    read: async ({ odds }, now) => (await odds.odds.listQuotes(DAY, now)).find(({ side }) => side === 'away')?.price,
    reported: ({ price }) => price,
  },
  {
    place: 'weather',
    everyMs: 30 * MINUTE_MS,
    periodMs: 30 * MINUTE_MS,
    read: async ({ weather }, now) => (await weather.weather.findWeather(GAME, now))?.temperatureF,
    reported: ({ temperatureF }) => temperatureF,
  },
  {
    place: 'news-mlb',
    everyMs: 5 * MINUTE_MS,
    periodMs: 10 * MINUTE_MS,
    read: async ({ news }, now) => (await news.news.listNews(now, 1))[0]?.title,
    reported: ({ headline }) => headline,
  },
];
const KINDS: readonly FaultKind[] = ['timeout', 'reset', 'html', 'server_error', 'rate_limited', 'slow_drip'];

test.each(SUBJECTS)(
  '$place: figures are new again within its refresh period, after an outage of half an hour of any kind',
  async (subject) => {
    const { place, everyMs, periodMs, read, reported } = subject;
    for (const kind of KINDS) {
      let now = BEGINS_AT;
      const world = replayWorld(changingDay, () => now);
      const adapters = adaptersOn(world);
      const ask = (): Promise<unknown> => read(adapters, now).catch((error: unknown) => error);
      const pass = async (ms: number): Promise<unknown> => {
        let last: unknown;
        for (const until = now.getTime() + ms; now.getTime() < until; ) {
          now = new Date(Math.min(until, now.getTime() + everyMs));
          last = await ask();
        }
        return last;
      };
      await ask();
      const first = await pass(50 * MINUTE_MS);
      expect(first).toBe(reported(figuresOf(0)));
      world.replay.faults = [{ place, kind, from: now, forMs: null }];
      const countRequested = (): number => world.requested.filter((requested) => requested.startsWith(`/${place}/`)).length;
      const [requested, during] = [countRequested(), await pass(40 * MINUTE_MS)];
      if (!(during instanceof Error)) expect(during).toBe(first);
      // A provider that is down is asked about once a minute, not as often as it is wished for.
      expect(countRequested() - requested, kind).toBeLessThan(70);
      world.replay.faults = [];
      expect(await pass(periodMs), `${kind}, ${world.requested.length} requests`).toBe(reported(figuresOf(hourOf(now))));
    }
  },
);

test('credits: where they are used up no one is asked for prices, and once there are more they come with the next question about them', async () => {
  let now = BEGINS_AT;
  const world = replayWorld(changingDay, () => now);
  const live = liveOn(world);
  const at = (minutes: number): void => {
    now = new Date(BEGINS_AT.getTime() + minutes * MINUTE_MS);
  };
  const price = async (): Promise<unknown> =>
    (await live.source.odds.listQuotes(DAY, now).catch(() => [])).find(({ side }) => side === 'away')?.price ?? null;
  const countRequested = (): number => world.requested.filter((requested) => requested.includes('/baseball_mlb/odds')).length;
  await live.learnCredits();
  expect(await price()).toBe(figuresOf(0).price);
  world.replay.faults = [{ place: 'odds', kind: 'no_credits', from: now, forMs: null }];
  at(61);
  expect(await price()).toBe(null);
  const requested = countRequested();
  world.replay.faults = [];
  at(100);
  expect([await price(), countRequested() - requested]).toEqual([figuresOf(0).price, 0]);
  at(122);
  await live.learnCredits();
  expect(await price()).toBe(figuresOf(2).price);
});
