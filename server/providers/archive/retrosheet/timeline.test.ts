import { expect, test } from 'vitest';
import { readTiny } from '../testing/play-tiny.ts';
import { playerOf, quietHalves } from '../testing/tiny-game.ts';
import { countAfter, countThrown } from './pitches.ts';
import { timelineOf } from './timeline.ts';

test.each([
  ['', 0, 0, 0],
  ['BBCX', 2, 1, 4],
  ['CFFFF', 0, 2, 5],
  ['VVVV', 3, 0, 0],
  ['1>B.*B+C', 2, 1, 3],
  ['ABPT', 2, 2, 3],
  ['N', 0, 0, 0],
])('%j is %i and %i after %i pitches', (pitches, balls, strikes, thrown) => {
  expect(countAfter(pitches)).toEqual({ balls, strikes });
  expect(countThrown(pitches)).toBe(thrown);
});

test('the steps fill the real duration, in order, and half innings have pauses between them', () => {
  const game = readTiny({ halves: quietHalves() });
  const times = timelineOf(game, 150);
  expect(times.at(-1)?.at).toBe(150 * 60);
  for (const [index, time] of times.entries()) {
    expect(time.from).toBeLessThanOrEqual(time.at);
    expect(time.from).toBeGreaterThanOrEqual(times[index - 1]?.at ?? 0);
  }
  expect(times[3]!.from - times[2]!.at).toBeGreaterThan(60);
  expect(times[4]!.from).toBe(times[3]!.at);
});

test('a turn told in two steps shows each pitch once', () => {
  const bat = playerOf('NYA', 1);
  const game = readTiny({ records: [`play,1,0,${bat},00,X,S8`, 'play,1,0,nya00002,10,B1,SB2', 'play,1,0,nya00002,12,B1.CFX,8'] });
  expect(timelineOf(game, 10).map(({ seen }) => seen)).toEqual([0, 0, 2]);
});
