import { describe, expect, test } from 'vitest';
import { OUTCOME } from '../outcomes.ts';
import {
  BATTER_COLUMNS,
  batterColumn,
  PITCHER_EARNED_RUNS,
  PITCHER_OUTS,
  RBI,
  RUNS,
  STOLEN_BASES,
  starterColumn,
} from '../tables/columns.ts';
import { ERROR_BIT, NO_RBI_BIT, NOBODY } from '../tables/moves-list.ts';
import { flatGame } from '../testing/league-sides.ts';
import { moveRunners } from './play-plate.ts';
import { clearState, createState, isWon, NO_RUNNER, type PlayState, RELIEVER_MAN, takenBases, UNEARNED } from './play-state.ts';
import { runBases } from './simulate-game.ts';

const BENCH_MAN = 9;
/** "x2-4" packed by hand: marks of batter, first, second and third. */
function packed(marks: string, bits = 0): number {
  const list = marks.split('').map((mark) => (mark === '-' ? NOBODY : mark === 'x' ? 0 : Number(mark)));
  const outs = list.filter((mark) => mark === 0).length;
  return list.reduce((sum, mark, place) => sum | (mark << (3 * place)), outs << 12) | bits;
}
function withRunners(first: number, second: number, third: number, more: Partial<PlayState> = {}): PlayState {
  const play = { ...createState(), ...more };
  play.bases.set([first, second, third]);
  return play;
}
const rbi = (play: PlayState, order: number): number => play.row[batterColumn(play.side, order) + RBI]!;
const scored = (play: PlayState, order: number): number => play.row[batterColumn(play.side, order) + RUNS]!;
const earned = (play: PlayState): number => play.row[starterColumn(1 - play.side) + PITCHER_EARNED_RUNS]!;
const outs = (play: PlayState): number => play.row[starterColumn(1 - play.side) + PITCHER_OUTS]!;

describe('moving the runners', () => {
  test('a single that scores two', () => {
    const play = withRunners(0, 1, 2);
    moveRunners(play, 3, OUTCOME.single, packed('1344'));
    expect([...play.bases]).toEqual([3, NO_RUNNER, 0]);
    expect([...play.runs]).toEqual([2, 0]);
    expect([rbi(play, 3), scored(play, 1), scored(play, 2), scored(play, 0)]).toEqual([2, 1, 1, 0]);
    expect([play.allowed[1], play.inningAllowed[1], play.allowed[0]]).toEqual([2, 2, 0]);
  });
  test('a double play lets a run in that no one bats in', () => {
    const play = withRunners(0, NO_RUNNER, 2);
    moveRunners(play, 3, OUTCOME.out, packed('xx-4', NO_RBI_BIT));
    expect([play.outs, play.outsWithoutErrors, outs(play)]).toEqual([2, 2, 2]);
    expect([...play.bases]).toEqual([NO_RUNNER, NO_RUNNER, NO_RUNNER]);
    expect([play.runs[0], rbi(play, 3), scored(play, 2)]).toEqual([1, 0, 1]);
  });
  test.each([
    [0, 1],
    [1, 1],
    [2, 0],
  ])('an error with %i out bats in %i', (outsBefore, expected) => {
    const play = withRunners(NO_RUNNER, 1, 2, { outs: outsBefore, outsWithoutErrors: outsBefore });
    moveRunners(play, 3, OUTCOME.out, packed('1-44', ERROR_BIT));
    expect(rbi(play, 3)).toBe(expected);
    expect([play.outs, play.outsWithoutErrors, play.runs[0]]).toEqual([outsBefore, outsBefore + 1, 2]);
    expect(play.bases[0]).toBe(3 | UNEARNED);
  });
  test('nothing is earned once errors have kept the inning alive', () => {
    const alive = withRunners(NO_RUNNER, NO_RUNNER, 2, { outs: 1, outsWithoutErrors: 2 });
    moveRunners(alive, 3, OUTCOME.out, packed('x--4'));
    expect([alive.runs[0], alive.allowed[1], earned(alive)]).toEqual([1, 1, 0]);
    const usual = withRunners(NO_RUNNER, NO_RUNNER, 2, { outs: 1, outsWithoutErrors: 1 });
    moveRunners(usual, 3, OUTCOME.out, packed('x--4'));
    expect(earned(usual)).toBe(1);
  });
  test('a man on by an error is not earned, a reliever’s man is not the starter’s', () => {
    const play = withRunners(NO_RUNNER, 1 | UNEARNED, 2 | RELIEVER_MAN);
    moveRunners(play, 3, OUTCOME.single, packed('1-44'));
    expect([play.runs[0], play.allowed[1], earned(play), rbi(play, 3)]).toEqual([2, 1, 0, 2]);
  });
  test('after the starter his men still count, outs and the inning’s runs do not', () => {
    const play = withRunners(NO_RUNNER, NO_RUNNER, 2);
    play.isRelieved[1] = 1;
    moveRunners(play, 3 | RELIEVER_MAN, OUTCOME.out, packed('x--4'));
    expect([earned(play), play.allowed[1], play.inningAllowed[1], outs(play), play.outs]).toEqual([1, 1, 0, 0, 1]);
  });
  test('the bench is no one’s statistic', () => {
    const play = withRunners(NO_RUNNER, NO_RUNNER, BENCH_MAN);
    moveRunners(play, BENCH_MAN, OUTCOME.single, packed('1--4'));
    expect(play.runs[0]).toBe(1);
    expect(play.row.subarray(0, 18 * BATTER_COLUMNS).every((value) => value === 0)).toBe(true);
  });
  test('the game ends with the winning run', () => {
    const play = withRunners(0, 1, 2, { side: 1, canWalkOff: true });
    play.runs.set([3, 3]);
    expect(isWon(play)).toBe(false);
    moveRunners(play, 3, OUTCOME.single, packed('1344'));
    expect([play.runs[1], rbi(play, 3), scored(play, 2), scored(play, 1)]).toEqual([4, 1, 1, 0]);
    expect(isWon(play)).toBe(true);
  });
  test('but on a home run everybody scores', () => {
    const play = withRunners(0, 1, 2, { side: 1, canWalkOff: true });
    play.runs.set([3, 3]);
    moveRunners(play, 3, OUTCOME.homeRun, packed('4444'));
    expect([play.runs[1], rbi(play, 3), scored(play, 3), play.allowed[0]]).toEqual([7, 4, 1, 4]);
  });
  test('a lead is no end where the side cannot walk off', () => {
    const play = withRunners(NO_RUNNER, 1, 2, { side: 1 });
    moveRunners(play, 3, OUTCOME.single, packed('1-44'));
    expect([play.runs[1], isWon(play)]).toEqual([2, false]);
  });
  test('a few of the starter’s runs are unearned for other reasons', () => {
    const play = createState();
    for (let run = 0; run < 250; run += 1) {
      play.bases[2] = 2;
      moveRunners(play, 3, OUTCOME.walk, packed('1--4'));
    }
    expect(play.allowed[1]).toBe(250);
    expect(earned(play)).toBeGreaterThan(225);
    expect(earned(play)).toBeLessThan(249);
  });
});

test('a cleared state is a fresh one', () => {
  const play = withRunners(1, 2, 3);
  const { row, nextSlot, runs, faced, pitches, allowed, inningAllowed, isRelieved, isWinning } = play;
  for (const list of [row, nextSlot, runs, faced, pitches, allowed, inningAllowed, isRelieved, isWinning]) list.fill(1);
  play.isOfRecord.fill(0);
  clearState(play);
  expect(play).toEqual({ ...createState(), isOfRecord: new Uint8Array([1, 1]) });
  expect(takenBases(play)).toBe(0);
  expect(takenBases(withRunners(1, NO_RUNNER, 2))).toBe(5);
  expect(takenBases(withRunners(NO_RUNNER, 0, NO_RUNNER))).toBe(2);
});

describe('between pitches', () => {
  test('a stolen base is the runner’s', () => {
    const game = flatGame({ out: 1 });
    game.steals.fill(0);
    game.steals[4 * 4] = 0.97;
    const play = withRunners(4, NO_RUNNER, NO_RUNNER);
    play.random.set([1, 2, 3, 4]);
    runBases(game, play);
    // The first word of this state is near 0: a ball gets away, and nothing is stolen.
    expect(play.row[batterColumn(0, 4) + STOLEN_BASES]).toBe(0);
    play.random.set([9, 2_000_000_007, 77, 5]);
    play.bases.set([4, NO_RUNNER, NO_RUNNER]);
    runBases(game, play);
    expect([play.row[batterColumn(0, 4) + STOLEN_BASES], play.bases[1]]).toEqual([1, 4]);
  });
});
