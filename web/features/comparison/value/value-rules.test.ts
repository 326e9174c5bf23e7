import { describe, expect, test } from 'vitest';
import { NOW, sampleValue } from '../testing/sample-comparison.ts';
import { stakeOf, wantedOf } from './value-rules.ts';

const now = Date.parse(NOW);
const all = { only: 'all', lines: 'all', league: 'all', least: '0', maxAge: '15', sort: 'ev' } as const;

test.each([
  [0.5, 110, {}, 0.0113636, null],
  [0.5, 110, { bankroll: 1000 }, 0.0113636, 11.36],
  [0.5, 110, { bankroll: 1000, kellyShare: 0.5 }, 0.0227273, 22.72],
  [0.9, 110, { bankroll: 1000 }, 0.05, 50],
  [0.47, 110, { bankroll: 1000 }, 0, 0],
])('a chance of %f at %i with %j stakes %f of it', (fairProbability, odds, settings, share, dollars) => {
  const staked = stakeOf({ fairProbability, odds }, settings);
  expect(staked.share).toBeCloseTo(share, 6);
  expect(staked.dollars).toBe(dollars);
});

describe('the list', () => {
  const items = [
    sampleValue({ evPct: 1.2, gameTime: '2026-07-11T18:00:00.000Z', referenceHold: 0.05, book: 'AAA' }),
    sampleValue({ evPct: 3.1, gameTime: '2026-07-11T20:00:00.000Z', referenceHold: 0.04, book: 'BBB' }),
    sampleValue({ evPct: 2.2, market: 'total', side: 'over', line: 8.5, referenceHold: 0.03, book: 'CCC' }),
    sampleValue({ evPct: 2.5, market: 'total', side: 'over', line: 10.5, isAlternate: true, referenceHold: 0.07, book: 'EEE' }),
    sampleValue({ evPct: 2.8, seenAt: '2026-07-11T15:53:00.000Z', referenceHold: 0.06, book: 'DDD' }),
  ];
  const books = (change: Partial<typeof all> | Record<string, string> = {}, own: string[] = []) =>
    wantedOf(items, { ...all, ...change }, own, now).map(({ book }) => book);
  test.each([
    [{}, [], ['BBB', 'DDD', 'EEE', 'CCC', 'AAA']],
    [{ sort: 'time' }, [], ['AAA', 'BBB', 'DDD', 'EEE', 'CCC']],
    [{ sort: 'hold' }, [], ['CCC', 'BBB', 'AAA', 'DDD', 'EEE']],
    [{ least: '2' }, [], ['BBB', 'DDD', 'EEE', 'CCC']],
    [{ maxAge: '5' }, [], ['BBB', 'EEE', 'CCC', 'AAA']],
    [{ only: 'total' }, [], ['EEE', 'CCC']],
    [{ lines: 'main' }, [], ['BBB', 'DDD', 'CCC', 'AAA']],
    [{ lines: 'alternate' }, [], ['EEE']],
    [{ league: 'cfl' }, [], []],
    [{}, ['AAA', 'CCC'], ['CCC', 'AAA']],
  ])('%j of %j', (change, own, expected) => {
    expect(books(change, own)).toEqual(expected);
  });
});
