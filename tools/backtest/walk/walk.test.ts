import { FITTED } from '@clearedge/quant/sports/baseball/ratings';
import { describe, expect, test } from 'vitest';
import { tinyHistory } from '../testing/tiny-history.ts';
import { listDays } from './days.ts';
import { leakTest, spreadDays } from './leak-test.ts';
import { Rotation } from './rotation.ts';
import { type WalkInput, walkForward } from './walk-forward.ts';

const seasons = tinyHistory([2018, 2019]);
const input: WalkInput = { seasons, prices: new Map(), publicForecasts: new Map() };
/** Every game closes with its home side at 70% and nine runs. */
const priced: WalkInput = {
  ...input,
  prices: new Map(
    seasons.flatMap(({ games }) =>
      games.map(({ startedOn, game }) => {
        const close = { away: 3.2, home: 1.4, pHome: 0.7 };
        const prices = {
          open: null,
          close,
          totalOpen: null,
          totalClose: { line: 9, over: 1.9, under: 1.9 },
          marks: [],
          recorded: { open: null, close },
        };
        return [`${startedOn} 0 ${game.away.teamId}@${game.home.teamId}`, prices] as const;
      }),
    ),
  ),
};

test('a suspended game begins on one day and ends on another', () => {
  const past = input.seasons[0]!.games.find(({ startedOn, game }) => startedOn !== game.playedOn)!;
  const days = listDays(input.seasons[0]!.games);
  expect(days.find(({ on }) => on === past.startedOn)?.starting).toContain(past);
  expect(days.find(({ on }) => on === past.startedOn)?.ending).not.toContain(past);
  expect(days.find(({ on }) => on === past.game.playedOn)?.ending).toContain(past);
});

describe('walking forward', () => {
  const predictions = walkForward(input, FITTED);

  test('forecasts every game once, with probabilities', () => {
    expect(predictions).toHaveLength(240);
    expect(new Set(predictions.map(({ gameId }) => gameId)).size).toBe(240);
    for (const { pHome, pHomeEarly, elo, total } of predictions) {
      for (const p of [pHome, pHomeEarly, elo]) expect(p > 0.05 && p < 0.95).toBe(true);
      expect(total > 3 && total < 20).toBe(true);
    }
  });

  test('knows nothing on the first day but the league', () => {
    const first = predictions.filter(({ on }) => on === '2018-04-01');
    expect(new Set(first.map(({ pHome }) => pHome)).size).toBe(1);
  });

  test('is the same walk every time', () => {
    expect(walkForward(input, FITTED)).toEqual(predictions);
  });
});

test.each([
  ['without prices', input],
  ['learning from closes', priced],
])('no forecast changes by a bit when the future is deleted and the day itself scrambled, %s', (_name, known) => {
  const days = spreadDays(known, 20);
  const found = leakTest(known, FITTED, days);
  expect(found).toEqual({ days: 20, games: 60, largestDifference: 0 });
});

test('the closes of games played are learned from, unless results alone are wanted', () => {
  const last = (walked: WalkInput): number => walkForward(walked, FITTED).at(-1)!.pHome;
  expect(last(priced)).toBeGreaterThan(last(input) + 0.02);
  expect(last({ ...priced, learnsCloses: false })).toBe(last(input));
});

describe('a starter out of turn', () => {
  const side = (teamId: string, starterId: string) => ({ teamId, starterId });
  const rotationOf = (...starters: string[]): Rotation => {
    const rotation = new Rotation();
    for (const starterId of starters) rotation.absorb([{ away: side('BOS', starterId), home: side('NYY', 'other') }]);
    return rotation;
  };
  test.each([
    ['in a rotation of five', ['a', 'b', 'c', 'd', 'e'], 'a', true],
    ['of four', ['b', 'c', 'd', 'e'], 'b', true],
    ['of six', ['a', 'b', 'c', 'd', 'e', 'f'], 'a', true],
    ['two days ago', ['a', 'b', 'c', 'd', 'e'], 'd', false],
    ['who started four games ago and again yesterday', ['a', 'b', 'c', 'd', 'a'], 'a', false],
    ['seven games ago', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a', false],
    ['new to the team', ['a', 'b', 'c', 'd', 'e'], 'z', false],
  ])('%s', (_name, starters, next, isOnTurn) => {
    expect(rotationOf(...starters).isOnTurn('BOS', next)).toBe(isOnTurn);
  });
  test('is nobody where the starter is unknown', () => {
    expect(new Rotation().isOnTurn('BOS', null)).toBe(false);
  });
  test('leaves the early forecast as it is where both are on turn, and does not know him otherwise', () => {
    const predictions = walkForward(input, FITTED);
    const usual = predictions.filter(({ onTurn }) => onTurn.away && onTurn.home);
    expect(usual.length).toBeGreaterThan(20);
    for (const { outOfTurn, pHomeEarly } of usual) expect(outOfTurn.pHome).toBe(pHomeEarly);
    expect(predictions.some(({ outOfTurn, pHomeEarly }) => outOfTurn.pHome !== pHomeEarly)).toBe(true);
  });
});

test('the leak test would see a result that is known too early', () => {
  const early = structuredClone(input.seasons) as typeof input.seasons;
  const days = spreadDays(input, 20);
  // As if a game's box had been filed under the day before it was played.
  for (const { games } of early) for (const past of games) if (days.includes(past.startedOn)) past.game.playedOn = '2018-03-01';
  expect(() => leakTest({ ...input, seasons: early }, FITTED, days)).toThrow(RangeError);
});
