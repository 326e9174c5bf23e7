import { describe, expect, test } from 'vitest';
import { playTiny, readTiny } from '../../testing/play-tiny.ts';
import { playerOf, playsOf, quietHalves } from '../../testing/tiny-game.ts';
import { endingOf } from '../finished-game.ts';
import { runGame } from './apply-step.ts';

const bat = (order: number): string => playerOf('NYA', order);
const withFirstHalf = (...codes: string[]): string[][] => [codes, ...quietHalves(17)];

describe('batting', () => {
  const state = playTiny({
    halves: withFirstHalf('S8', 'SB2', 'D7.2-H', 'HR/F9.2-H', 'W', '54(1)/FO.B-1', 'HP.1-2', 'E6.2-3;1-2', '8/SF.3-H', 'K'),
  });
  const line = (order: number): unknown => state.box.away.batters.get(bat(order));

  test('each man gets his own', () => {
    expect(line(1)).toMatchObject({ atBats: 4, hits: 1, runs: 1, stolenBases: 1, plateAppearances: 4 });
    expect(line(2)).toMatchObject({ hits: 1, doubles: 1, runs: 1, runsBattedIn: 1 });
    expect(line(3)).toMatchObject({ hits: 1, homeRuns: 1, runs: 1, runsBattedIn: 2 });
    expect(line(4)).toMatchObject({ walks: 1, runs: 0 });
    expect(line(8)).toMatchObject({ sacrificeFlies: 1, runsBattedIn: 1 });
  });
  test('the score, the line score, hits, errors and men left on base', () => {
    expect(state.score).toEqual({ away: 4, home: 0 });
    expect(state.lineScore.away).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(state.hits.away).toBe(3);
    expect(state.box.home.errors).toBe(1);
    expect(state.box.away.leftOnBase).toBe(2);
  });
  test('the pitcher', () => {
    const pitcher = state.box.home.pitchers.get(playerOf('BOS', 0));
    expect(pitcher).toMatchObject({ outs: 27, hits: 3, walks: 1, strikeouts: 9, homeRuns: 1, runs: 4, isStarter: true });
  });
});

describe('substitutes', () => {
  const rest = playsOf('NYA', 'BOS', quietHalves()).slice(3);
  const play = (side: 0 | 1, batter: string, count: string, pitches: string, code: string): string =>
    `play,1,${side},${batter},${count},${pitches},${code}`;
  const run = (records: string[]): ReturnType<typeof playTiny> => playTiny({ records: [...records, ...rest] });

  test('a strikeout begun with two strikes stays with the man pulled', () => {
    const state = run([
      play(0, bat(1), '02', 'CF', 'NP'),
      'sub,pinch001,"Pat Pinch",0,1,11',
      play(0, 'pinch001', '02', 'CF.S', 'K'),
      play(0, bat(2), '00', 'X', '8'),
      play(0, bat(3), '00', 'X', '8'),
    ]);
    expect(state.box.away.batters.get(bat(1))).toMatchObject({ strikeouts: 1, atBats: 3 });
    expect(state.box.away.batters.get('pinch001')).toMatchObject({ strikeouts: 0, atBats: 0, positions: [11], isStarter: false });
  });
  test('a walk begun three and one stays with the pitcher relieved, the pitches with him who threw them', () => {
    const state = run([
      play(0, bat(1), '31', 'BBCB', 'NP'),
      'sub,relief01,"Rob Relief",1,0,1',
      play(0, bat(1), '31', 'BBCB.B', 'W'),
      play(0, bat(2), '00', 'X', '8'),
      play(0, bat(3), '00', 'X', '64(1)3/GDP'),
    ]);
    expect(state.box.home.pitchers.get(playerOf('BOS', 0))).toMatchObject({ walks: 1, battersFaced: 1, pitches: 4, outs: 0 });
    expect(state.box.home.pitchers.get('relief01')).toMatchObject({ walks: 0, outs: 27, isStarter: false });
  });
  test('a pinch runner scores the run, for the pitcher who let the man on', () => {
    const state = run([
      play(0, bat(1), '00', 'X', 'D7'),
      'sub,runner01,"Ray Runner",0,1,12',
      'sub,relief01,"Rob Relief",1,0,1',
      play(0, bat(2), '00', 'X', 'S8.2-H'),
      play(0, bat(3), '00', 'X', '64(1)3/GDP'),
      play(0, bat(4), '00', 'X', '8'),
    ]);
    expect(state.box.away.batters.get('runner01')).toMatchObject({ runs: 1, plateAppearances: 0 });
    expect(state.box.home.pitchers.get(playerOf('BOS', 0))).toMatchObject({ runs: 1, hits: 1 });
    expect(state.box.home.pitchers.get('relief01')).toMatchObject({ runs: 0, hits: 1 });
  });
  test('the batter of a force out takes over the pitcher of the man put out', () => {
    const state = run([
      play(0, bat(1), '00', 'X', 'S7'),
      'sub,relief01,"Rob Relief",1,0,1',
      play(0, bat(2), '00', 'X', '64(1)/FO.B-1'),
      play(0, bat(3), '00', 'X', 'HR.1-H'),
      play(0, bat(4), '00', 'X', '8'),
      play(0, bat(5), '00', 'X', '8'),
    ]);
    expect(state.box.home.pitchers.get(playerOf('BOS', 0))).toMatchObject({ runs: 1 });
    expect(state.box.home.pitchers.get('relief01')).toMatchObject({ runs: 1 });
  });
});

test('a runner placed in the tenth scores unearned and is no plate appearance', () => {
  const nine = playsOf('NYA', 'BOS', quietHalves());
  const tenth = [
    'radj,pinch009,2',
    `play,10,0,${bat(1)},00,X,S8.2-H(UR)`,
    ...['8', '8', '8'].map((code) => `play,10,0,${bat(2)},00,X,${code}`),
  ];
  const bottom = ['8', '8', '8'].map((code) => `play,10,1,${playerOf('BOS', 1)},00,X,${code}`);
  const state = playTiny({ records: [...nine, ...tenth, ...bottom] });
  expect(state.score).toEqual({ away: 1, home: 0 });
  expect(state.box.home.pitchers.get(playerOf('BOS', 0))).toMatchObject({ runs: 0, earnedRuns: 0 });
});

test("the scorer's earned runs stand at the end, the plays' marks until then", () => {
  const game = readTiny({ halves: withFirstHalf('HR', 'HR', '8', '8', '8'), earnedRuns: { [playerOf('BOS', 0)]: 1 } });
  const early = runGame(game, 3);
  expect('state' in early && early.state.box.home.pitchers.get(playerOf('BOS', 0))?.earnedRuns).toBe(2);
  const whole = runGame(game);
  expect('state' in whole && whole.state.box.home.pitchers.get(playerOf('BOS', 0))?.earnedRuns).toBe(1);
});

describe('games that do not add up are refused', () => {
  test.each([
    [
      'a half inning ends before its third out',
      [
        ['8', '8'],
        ['8', '8', '8'],
      ],
    ],
    ['a play makes a fourth out', [['8', 'S7', '8', '64(1)3/GDP']]],
    ['a play follows the third out', [['8', '8', '8', '8']]],
    ['a play does not fit the runners on base', [['SB2']]],
    ['a play is not in the notation', [['WHAT']]],
    ['innings are out of order', [['8', '8', '8'], [], ['8', '8', '8']]],
  ])('%s', (reason, halves) => {
    expect(runGame(readTiny({ halves }))).toEqual({ refused: reason });
  });
});

describe('endings', () => {
  const ending = (halves: string[][]): unknown => endingOf(playTiny({ halves }), 9);
  const walkOff = [...quietHalves(17), ['HR']];
  const homeAhead = [...quietHalves(1), ['HR', '8', '8', '8'], ...quietHalves(15)];

  test.each([
    ['nine whole innings', [['HR', '8', '8', '8'], ...quietHalves(17)], 9, false, null],
    ['a home run that ends it', walkOff, 9, false, null],
    ['the home side ahead after the top of the ninth', homeAhead, 8.5, false, null],
    ['stopped after five', [['HR', '8', '8', '8'], ...quietHalves(9)], 5, true, null],
    ['stopped inside the seventh', [['HR', '8', '8', '8'], ...quietHalves(11), ['HR', '8']], 6, true, { away: 1, home: 0 }],
    ['a tie after nine', quietHalves(18), 9, true, null],
  ])('%s', (_name, halves, completedInnings, isCalled, lastFullInningScore) => {
    expect(ending(halves)).toEqual({ completedInnings, isCalled, lastFullInningScore });
  });
});
