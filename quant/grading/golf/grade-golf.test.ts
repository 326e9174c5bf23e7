import { describe, expect, test } from 'vitest';
import { cflGrading, golfGrading } from '../grading.ts';
import type { GolfFacts, GolfPlayer, GolfSelection } from './golf.ts';
import { gradeGolf } from './golf.ts';

const OUT = { madeCut: false, position: null } as const;
const WITHDREW = { withdrew: true, position: null } as const;
const player = (changes: Partial<GolfPlayer> = {}): GolfPlayer => ({
  teedOff: true,
  withdrew: false,
  madeCut: true,
  position: 1,
  tied: 1,
  strokes: 270,
  ...changes,
});
const board = (first: Partial<GolfPlayer>, second: Partial<GolfPlayer> = {}, officialResult = true): GolfFacts => ({
  officialResult,
  holesCompleted: 72,
  players: { a: player(first), b: player({ position: 5, ...second }) },
});
const grade = (selection: GolfSelection, facts: GolfFacts): string => {
  const result = gradeGolf(selection, facts);
  return result.kind === 'graded' ? result.grade : 'undecided';
};

describe('a place', () => {
  const places = (count: number): GolfSelection => ({ market: 'place', playerId: 'a', places: count });
  const winner: GolfSelection = { market: 'outright', playerId: 'a' };
  test.each<[string, GolfSelection, Partial<GolfPlayer>, string, string, string]>([
    ['a win', winner, {}, 'win', 'golf-outright', 'Position 1 with 1 paid: win'],
    ['a lost winner', winner, { position: 2 }, 'loss', 'golf-outright', 'Position 2 with 1 paid: loss'],
    ['a winner who did not finish', winner, { position: null }, 'loss', 'golf-outright', 'Did not finish: loss'],
    ['the last place', places(5), { position: 5 }, 'win', 'golf-dead-heat', 'Position 5 with 5 paid: win'],
    ['a tie within the places', places(5), { position: 3, tied: 3 }, 'win', 'golf-dead-heat', 'Position 3 shared by 3 with 5 paid: win'],
    ['one past it', places(5), { position: 6, tied: 2 }, 'loss', 'golf-dead-heat', 'Position 6 shared by 2 with 5 paid: loss'],
  ])('%s', (_name, selection, changes, expected, rule, formula) => {
    expect(gradeGolf(selection, board(changes))).toEqual({ kind: 'graded', grade: expected, rule, formula });
  });
  test('a tie over the edge is a dead heat, of the winner as well', () => {
    expect(gradeGolf(winner, board({ tied: 2 }))).toEqual({
      kind: 'graded',
      grade: 'win',
      rule: 'golf-dead-heat',
      formula: 'Position 1 shared by 2 with 1 paid: 1/2 of the stake wins, the rest loses',
      deadHeat: { rank: 1, tied: 2, places: 1 },
    });
  });
});

describe('a duel', () => {
  const duel: GolfSelection = { market: 'head_to_head', playerId: 'a', opponentId: 'b' };
  test.each<[string, GolfFacts, string]>([
    ['of positions: better', board({ position: 4 }), 'win'],
    ['of positions: worse', board({ position: 6 }), 'loss'],
    ['of positions: shared', board({ position: 5, tied: 2 }, { tied: 2 }), 'push'],
    ['before the result is official', board({ position: 4 }, {}, false), 'undecided'],
    ['with a position that is not known', board({ position: null }), 'undecided'],
    ['with the opponent’s not known', board({}, { position: null }), 'undecided'],
    ['against one who missed the cut', board({ position: 60 }, OUT), 'win'],
    ['against one who withdrew, before the result is official', board({ position: null }, WITHDREW, false), 'win'],
    ['by one who missed the cut, before the result is official', board(OUT, { position: null }, false), 'loss'],
    ['against one who withdrew before the cut', board({ madeCut: null }, { ...WITHDREW, madeCut: null }, false), 'undecided'],
    ['against one who withdrew where there is no cut', board({ madeCut: null }, { ...WITHDREW, madeCut: null }), 'win'],
    ['both out: strokes decide', board({ ...OUT, strokes: 143 }, { ...OUT, strokes: 144 }), 'win'],
    ['both out, one by withdrawing', board({ ...OUT, strokes: 145 }, { ...WITHDREW, strokes: 144 }), 'loss'],
    ['both out on the same strokes', board({ ...OUT, strokes: 144 }, { ...OUT, strokes: 144 }), 'push'],
    ['both out, strokes not known', board({ ...OUT, strokes: null }, { ...OUT, strokes: 144 }), 'undecided'],
    ['both out, before the result is official', board({ ...OUT, strokes: 143 }, { ...OUT, strokes: 144 }, false), 'undecided'],
  ])('%s', (_name, facts, expected) => expect(grade(duel, facts)).toBe(expected));
  test('with someone who is not on the board is open', () => {
    expect(grade({ ...duel, opponentId: 'x' }, board({}))).toBe('undecided');
  });
  test('says who is out', () => {
    expect(gradeGolf(duel, board({}, OUT))).toMatchObject({ formula: 'The opponent missed the cut or withdrew: win' });
    expect(gradeGolf(duel, board(OUT))).toMatchObject({ formula: 'The player missed the cut or withdrew: loss' });
    expect(gradeGolf(duel, board({ ...OUT, strokes: 143 }, { ...OUT, strokes: 144 }))).toMatchObject({
      formula: 'Strokes 143 v. 144: win',
    });
    expect(gradeGolf(duel, board({ position: 6 }))).toMatchObject({ formula: 'Position 6 v. 5: loss' });
  });
});

describe('a tournament that is called off', () => {
  const man = { teedOff: true, withdrew: false, madeCut: null, position: 1, tied: 1, strokes: 140 };
  const off = (players: Record<string, typeof man | (Omit<typeof man, 'madeCut'> & { madeCut: boolean })>): GolfFacts => ({
    officialResult: false,
    calledOff: true,
    holesCompleted: 36,
    players,
  });
  test.each<[string, GolfSelection]>([
    ['winner', { market: 'outright', playerId: 'a' }],
    ['place', { market: 'place', playerId: 'a', places: 10 }],
    ['head to head', { market: 'head_to_head', playerId: 'a', opponentId: 'b' }],
    ['cut that never fell', { market: 'make_cut', playerId: 'a', side: 'yes' }],
  ])('hands the stake back: %s', (_name, selection) => {
    for (const facts of [off({ a: man, b: { ...man, position: 2 } }), off({ a: { ...man, withdrew: true } }), off({})])
      expect(gradeGolf(selection, facts)).toMatchObject({ kind: 'graded', grade: 'void', rule: 'golf-called-off' });
  });
  test('leaves a cut that was official', () => {
    const facts = off({ a: { ...man, madeCut: true }, b: { ...man, madeCut: false } });
    expect(gradeGolf({ market: 'make_cut', playerId: 'a', side: 'yes' }, facts)).toMatchObject({ grade: 'win' });
    expect(gradeGolf({ market: 'make_cut', playerId: 'b', side: 'yes' }, facts)).toMatchObject({ grade: 'loss' });
  });
});

test('before the official result only the cut is decided, for those who teed off and whose cut is known', () => {
  const cut: GolfSelection = { market: 'make_cut', playerId: 'a', side: 'yes' };
  const winner: GolfSelection = { market: 'outright', playerId: 'a' };
  expect([
    golfGrading.mayGrade(cut, board({}), false),
    golfGrading.mayGrade(winner, board({}), false),
    golfGrading.mayGrade(winner, board({}), true),
  ]).toEqual([true, false, true]);
  for (const unknown of [{ madeCut: null }, { teedOff: false }]) expect(golfGrading.mayGrade(cut, board(unknown), false)).toBe(false);
  expect(golfGrading.mayGrade({ ...cut, playerId: 'nobody' }, board({}), false)).toBe(false);
});

test('facts of another kind of contest than the selection decide nothing', () => {
  const football = { state: 'final', minutesPlayed: 60, score: { away: 21, home: 20 }, wentToOvertime: false } as const;
  const terms = { pitcherRule: 'action' } as const;
  const winner: GolfSelection = { market: 'outright', playerId: 'a' };
  const moneyline = { market: 'moneyline', period: 'full', side: 'away' } as const;
  const other = { kind: 'undecided', reason: 'The result is of another sport than the bet' };
  expect([cflGrading.grade(winner, football, terms), golfGrading.grade(moneyline, board({}), terms)]).toEqual([other, other]);
  expect([golfGrading.grade(winner, board({}), terms), cflGrading.grade(moneyline, football, terms)]).toMatchObject([
    { grade: 'win' },
    { grade: 'win' },
  ]);
});
