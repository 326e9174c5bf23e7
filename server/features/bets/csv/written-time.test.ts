import { describe, expect, test } from 'vitest';
import { readWrittenTime } from './written-time.ts';

const now = new Date('2026-11-29T13:00:00Z');

describe('readWrittenTime', () => {
  test.each(['2026-11-28', '11/28/2026', '11/28/26', '2026/11/28', '11-28-2026', 'Nov 28, 2026', '28 Nov 2026', '28-Nov-2026'])(
    '%s is that day in the East, and any game of it can be the one',
    (text) =>
      expect(readWrittenTime(text, now)).toEqual({
        placedAt: new Date('2026-11-28T16:00:00Z'),
        statedAt: new Date('2026-11-28T16:00:00Z'),
        gamesFrom: new Date('2026-11-28T05:00:00Z'),
      }),
  );
  test.each([
    ['2026-11-28 19:05', '2026-11-29T00:05:00Z'],
    ['11/28/2026 7:05 PM', '2026-11-29T00:05:00Z'],
    ['2026-11-28T19:05:00Z', '2026-11-28T19:05:00Z'],
    ['2026-11-28T19:05:00.250Z', '2026-11-28T19:05:00.250Z'],
    ['2026-11-28T19:05:00-06:00', '2026-11-29T01:05:00Z'],
    ['Sat, 28 Nov 2026 19:05:00 GMT', '2026-11-28T19:05:00Z'],
  ])('%s is %s, whatever zone the server is in', (text, at) => {
    const instant = new Date(at);
    expect(readWrittenTime(text, now)).toEqual({ placedAt: instant, statedAt: instant, gamesFrom: instant });
  });
  test('a bet of today can be read before noon, and is known again in the afternoon', () => {
    const [early, late] = [now, new Date('2026-11-29T22:00:00Z')].map((at) => readWrittenTime('2026-11-29', at));
    expect([early!.placedAt, late!.placedAt]).toEqual([now, new Date('2026-11-29T16:00:00Z')]);
    expect(early!.statedAt).toEqual(late!.statedAt);
  });
  test.each([
    ['', 'is not a date'],
    ['yesterday', 'is not a date'],
    ['2026-02-30', 'is not a date'],
    ['0026-11-28', 'is not a date'],
    ['2026-11-30', 'future'],
    ['2026-11-29T13:00:01Z', 'future'],
  ])('refuses "%s"', (text, words) => expect(() => readWrittenTime(text, now)).toThrow(words));
});
