import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDemoSource } from './index.ts';
import { inverseOf, movesOf, OPENING_WEEK_ON, shiftFor } from './world-time.ts';

describe('a date of the world on an install of another week', () => {
  const { text, instant, value } = movesOf(shiftFor('2027-03-01'));

  test.each([
    ['2026-12-07', '2027-03-01'],
    ['20261208_NYY@BOS_2', '20270302_NYY@BOS_2'],
    ['result-20261208_NYY@BOS', 'result-20270302_NYY@BOS'],
    ['returned-nyy-03-2025-2026-12-09', 'returned-nyy-03-2025-2027-03-03'],
    ['on Wednesday, 2026-12-09.', 'on Wednesday, 2027-03-03.'],
    ['golf-2026-bahama-bank-challenge', 'golf-2027-bahama-bank-challenge'],
    ['{"at":"2026-12-07T18:05:00.000Z"}', '{"at":"2027-03-01T18:05:00.000Z"}'],
    ['2026-12-07 18:05:00.123456+00', '2027-03-01 18:05:00.123456+00'],
    // After the clocks went forward, an evening start is an hour earlier in UTC.
    ['2026-12-21T00:05:00Z', '2027-03-14T23:05:00Z'],
    ['2026-13-45', '2026-13-45'],
    ['2026-12-3', '2026-12-3'],
    ['nyy-03-2025', 'nyy-03-2025'],
    ['20261208', '20261208'],
    ['8f14e45f-2026-4207-8123-2026120712ab', '8f14e45f-2026-4207-8123-2026120712ab'],
  ])('%s becomes %s', (from, to) => expect(text(from)).toBe(to));

  test('seasons are named after the year of the install, other numbers stay', () => {
    expect(value({ seasonYear: 2025, span: { year: 2026 }, week: 9, at: new Date('2026-12-07T05:00:00Z') })).toEqual({
      seasonYear: 2026,
      span: { year: 2027 },
      week: 9,
      at: new Date('2027-03-01T05:00:00Z'),
    });
  });

  test('a later instant never becomes an earlier one, there and back, across every change of the clocks', () => {
    const weeks = fc.integer({ min: -400, max: 400 });
    const minute = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 });
    const monday = (week: number): string => new Date(Date.parse(OPENING_WEEK_ON) + week * 7 * 86_400_000).toISOString().slice(0, 10);
    fc.assert(
      fc.property(weeks, minute, fc.integer({ min: 0, max: 180 }), (week, at, later) => {
        const [there, back] = [movesOf(shiftFor(monday(week))), movesOf(inverseOf(shiftFor(monday(week))))];
        const [first, second] = [there.instant(at * 60_000), there.instant((at + later) * 60_000)];
        expect(second).toBeGreaterThanOrEqual(first);
        expect(back.instant(second)).toBeGreaterThanOrEqual(back.instant(first));
        // Only the hour before five on the morning of a change is not told apart.
        expect(Math.abs(back.instant(first) - at * 60_000)).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 500 },
    );
    expect(instant(Date.parse('2026-12-20T18:05:00Z'))).toBe(Date.parse('2027-03-14T17:05:00Z'));
  });

  test('only whole weeks: weekdays hold', () => expect(() => shiftFor('2027-03-02')).toThrow(RangeError));
});

test('two installs of different dates see one league', async () => {
  const shift = shiftFor('2028-02-28');
  const [here, there] = [createDemoSource({ seed: 'samples' }), createDemoSource({ seed: 'samples', shift })];
  const { value } = movesOf(shift);
  // The second week of a season, so that there is not much to play.
  const [day, at] = ['2026-08-04', new Date('2026-08-05T01:30:00Z')];
  const contests = await here.baseball.listContests(day, at);
  expect(contests.length).toBeGreaterThan(10);
  expect(await there.baseball.listContests(value(day), value(at))).toEqual(value(contests));
  const live = contests.find(({ status }) => status === 'live')!;
  expect(await there.baseball.findLiveState(value(live.gameId), value(at))).toEqual(
    value(await here.baseball.findLiveState(live.gameId, at)),
  );
  expect(await there.odds.listQuotes(value(day), value(at))).toEqual(value(await here.odds.listQuotes(day, at)));
  expect(await there.news.listNews(value(at), 40)).toEqual(value(await here.news.listNews(at, 40)));
  const week = ['2026-08-03', '2026-08-09'] as const;
  for (const list of ['cfl', 'golf'] as const) {
    const ask = ({ leagues, golf }: typeof here, [from, to]: readonly [string, string], asOf: Date) =>
      list === 'cfl' ? leagues.cfl!.feed.listGames(from, to, asOf) : golf!.feed.listTournaments(from, to, asOf);
    const own = await ask(here, week, at);
    expect(own.length).toBeGreaterThan(0);
    expect(await ask(there, value(week), value(at))).toEqual(value(own));
  }
  expect((await there.baseball.getSeasonSpan(value(day))).year).toBe(2028);
});
