import { GAME_SPORTS, SPORT_KEYS, SPORTS } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { withTestCtx } from '../testing/index.ts';
import { gameModuleOf, resultsOf } from './registry.ts';

test('a sport has a module of games exactly when its contests are games', () => {
  for (const sport of SPORT_KEYS) expect(gameModuleOf(sport) !== null).toBe(SPORTS[sport].contestKind === 'game');
});

test('facts of another sport, or of none, are not taken', () => {
  const football = { state: 'final', minutesPlayed: 60, score: { away: 21, home: 20 }, wentToOvertime: false } as never;
  expect(() => resultsOf('mlb').checkFacts(football)).toThrow(TypeError);
  for (const sport of SPORT_KEYS) expect(() => resultsOf(sport).checkFacts({} as never)).toThrow(Error);
});

test('a source without a sport answers neither its prices nor its facts', async () => {
  await withTestCtx({}, async ({ ports, now }) => {
    const without = { ...ports, leagues: {} };
    expect(gameModuleOf('cfl')!.findBoard(without)).toBeNull();
    expect(resultsOf('cfl').ask(without, '20260715_HAM@TOR', now())).toBeNull();
    expect(gameModuleOf('mlb')!.findBoard(without)).toBe(ports.odds);
  });
});

test('only a baseball game that was not resumed in time is decided before its final', () => {
  const unresumed = { resumeWindowOver: true } as never;
  expect(GAME_SPORTS.filter((sport) => gameModuleOf(sport)!.isDecidedEarly(unresumed))).toEqual(['mlb']);
});
