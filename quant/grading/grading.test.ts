import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { type DeadHeat, deadHeatFactor, deadHeatReturnCents } from './dead-heat.ts';
import type { GolfFacts, GolfPlayer, GolfSelection } from './golf/golf.ts';
import { gradeGolf } from './golf/golf.ts';
import { baseballGrading, nbaGrading, nflGrading, nhlGrading } from './grading.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { gradeLeague } from './league/grade-league.ts';
import { CFL_RULES, NBA_RULES, NFL_RULES, NHL_RULES } from './league/league-rules.ts';
import { gradeScoreLine } from './score-line.ts';
import { baseballFacts } from './testing/baseball-facts.ts';
import type { Selection } from './types.ts';
import { gradeReturnCents } from './worked-examples.ts';

test.each([
  ['final', false, false],
  ['final', true, true],
  ['suspended', false, true],
  ['postponed', false, true],
] as const)('facts that say %s, last word %s, may grade: %s', (state, isFinal, may) => {
  const selection: Selection = { market: 'moneyline', period: 'full', side: 'home' };
  expect(baseballGrading.mayGrade(selection, baseballFacts(3, 2, { state }), isFinal)).toBe(may);
});

describe('house rules', () => {
  test('have unique ids and text that stands by itself', () => {
    expect(new Set(HOUSE_RULES.map(({ id }) => id)).size).toBe(HOUSE_RULES.length);
    for (const { title, text } of HOUSE_RULES) {
      expect(title.length).toBeGreaterThan(3);
      expect(text).toMatch(/\.$/);
    }
  });
  test.each([
    'push',
    'baseball-full-game',
    'golf-outright',
    'football-result',
    'football-already-decided',
    'parlay-lost-leg',
    'round-robin',
  ])('include %s', (rule) => expect(HOUSE_RULES.map(({ id }) => id)).toContain(rule));
});

describe('score lines', () => {
  const points = fc.integer({ min: 0, max: 60 });
  const line = fc.integer({ min: -60, max: 60 }).map((halves) => halves / 2);
  test('the two sides of a handicap grade oppositely; whole lines push on the number, half lines never', () => {
    fc.assert(
      fc.property(points, points, line, (away, home, handicap) => {
        const own = gradeScoreLine({ market: 'spread', period: 'full', side: 'home', line: handicap }, { away, home });
        const other = gradeScoreLine({ market: 'spread', period: 'full', side: 'away', line: -handicap }, { away, home });
        expect([own, other]).toEqual(own === 'push' ? ['push', 'push'] : own === 'win' ? ['win', 'loss'] : ['loss', 'win']);
        expect(own === 'push').toBe(home + handicap === away);
      }),
    );
  });
  test('a two-way tie is a push', () =>
    expect(gradeScoreLine({ market: 'moneyline', period: 'full', side: 'home' }, { away: 3, home: 3 })).toBe('push'));
});

describe('football', () => {
  const total: Selection & { market: 'total' } = { market: 'total', period: 'full', side: 'over', line: 48.5 };
  const home: Selection & { market: 'moneyline' } = { market: 'moneyline', period: 'full', side: 'home' };
  test.each([
    [home, 'final', 60, 31, 31, 'push', 'push'],
    [home, 'final', 63, 31, 34, 'win', 'football-result'],
    [home, 'final', 50, 31, 34, 'win', 'football-result'],
    [home, 'called', 55, 20, 31, 'win', 'football-official'],
    [home, 'called', 54, 20, 31, 'void', 'football-official'],
    [total, 'called', 54, 20, 31, 'win', 'football-already-decided'],
    [total, 'called', 54, 17, 31, 'void', 'football-official'],
    [{ ...total, line: 48 }, 'called', 54, 17, 31, 'void', 'football-official'],
    [{ market: 'spread', period: 'full', side: 'home', line: -7.5 }, 'called', 54, 17, 31, 'void', 'football-official'],
    [home, 'postponed', 0, 0, 0, 'void', 'football-postponed'],
  ] as const)('%j %s after %i minutes, %i to %i: %s', (selection, state, minutesPlayed, away, homeScore, grade, rule) => {
    expect(gradeLeague(selection, { state, minutesPlayed, score: { away, home: homeScore } }, CFL_RULES)).toMatchObject({ grade, rule });
  });
  test('minutes that no game has are refused', () => {
    const final = { state: 'final', minutesPlayed: 60, score: { away: 1, home: 2 } } as const;
    for (const minutesPlayed of [Number.NaN, -1, Number.POSITIVE_INFINITY])
      expect(() => gradeLeague(home, { ...final, minutesPlayed }, CFL_RULES)).toThrow(RangeError);
  });
});

test('a moved game stays in action as far as its league has it so, and is graded on the day it is played', () => {
  const home: Selection & { market: 'moneyline' } = { market: 'moneyline', period: 'full', side: 'home' };
  const moved = { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 }, isMovedInAction: true } as const;
  expect(gradeLeague(home, moved, NFL_RULES)).toEqual({ kind: 'undecided', reason: 'Moved to another day of its league week' });
  for (const rules of [NBA_RULES, NHL_RULES])
    expect(gradeLeague(home, moved, rules)).toEqual({ kind: 'undecided', reason: 'Moved by less than 24 hours' });
  for (const grading of [nflGrading, nbaGrading, nhlGrading]) expect(grading.mayGrade(home, moved, false)).toBe(true);
  expect(gradeLeague(home, moved, CFL_RULES)).toMatchObject({ grade: 'void', rule: 'football-postponed' });
  expect(gradeLeague(home, { ...moved, isMovedInAction: false }, NFL_RULES)).toMatchObject({ grade: 'void', rule: 'nfl-postponed' });
  const played = { state: 'final', minutesPlayed: 60, score: { away: 17, home: 31 } } as const;
  expect(gradeLeague(home, played, NFL_RULES)).toMatchObject({ grade: 'win', rule: 'nfl-result' });
});

describe('dead heats', () => {
  test.each<[DeadHeat, number]>([
    [{ rank: 1, tied: 2, places: 1 }, 0.5],
    [{ rank: 3, tied: 2, places: 4 }, 1],
    [{ rank: 8, tied: 6, places: 10 }, 0.5],
    [{ rank: 11, tied: 1, places: 10 }, 0],
  ])('%j is %d', (deadHeat, factor) => {
    expect(deadHeatFactor(deadHeat)).toBe(factor);
  });
  test('pay part of the stake at the full price', () => {
    expect(deadHeatReturnCents(cents(5000), { decimal: 2.5 }, { rank: 1, tied: 2, places: 1 })).toBe(6250);
    expect(deadHeatReturnCents(cents(10_000), 300, { rank: 10, tied: 3, places: 10 })).toBe(13_333);
    expect(deadHeatReturnCents(cents(10_000), 300, { rank: 9, tied: 3, places: 10 })).toBe(26_667);
    expect(deadHeatReturnCents(cents(0), 300, { rank: 9, tied: 3, places: 10 })).toBe(0);
    expect(() => deadHeatFactor({ rank: 0, tied: 1, places: 1 })).toThrow(RangeError);
    expect(() => deadHeatReturnCents(cents(-1), 300, { rank: 1, tied: 1, places: 1 })).toThrow(RangeError);
  });
  test('over all tied players the shares are the places left', () => {
    const count = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(count, count, count, (rank, tied, places) => {
        const left = Math.min(tied, Math.max(0, places - rank + 1));
        expect(deadHeatFactor({ rank, tied, places }) * tied).toBeCloseTo(left, 9);
      }),
    );
  });
});

describe('what a grade returns', () => {
  test.each([
    ['win', 19_091],
    ['loss', 0],
    ['push', 10_000],
    ['void', 10_000],
  ] as const)('%s returns %i', (grade, expected) => {
    expect(gradeReturnCents(cents(10_000), -110, grade)).toBe(expected);
  });
  test('a dead heat can return less than the stake', () => {
    expect(gradeReturnCents(cents(10_000), -110, 'win', { rank: 10, tied: 3, places: 10 })).toBe(6364);
  });
});

describe('golf', () => {
  const player = (changes: Partial<GolfPlayer> = {}): GolfPlayer => ({
    teedOff: true,
    withdrew: false,
    madeCut: true,
    position: 1,
    tied: 1,
    strokes: 270,
    ...changes,
  });
  const board = (first: Partial<GolfPlayer>, second: Partial<GolfPlayer> = {}, changes: Partial<GolfFacts> = {}): GolfFacts => ({
    officialResult: true,
    holesCompleted: 72,
    players: { a: player(first), b: player({ position: 5, ...second }) },
    ...changes,
  });
  const winner: GolfSelection = { market: 'outright', playerId: 'a' };
  const topTen: GolfSelection = { market: 'place', playerId: 'a', places: 10 };
  const duel: GolfSelection = { market: 'head_to_head', playerId: 'a', opponentId: 'b' };
  const cut: GolfSelection = { market: 'make_cut', playerId: 'a', side: 'yes' };
  test.each<[string, GolfSelection, GolfFacts, string]>([
    ['winner', winner, board({}), 'win'],
    ['winner after 36 holes', winner, board({}, {}, { holesCompleted: 36 }), 'win'],
    ['winner after 18 holes', winner, board({}, {}, { holesCompleted: 18 }), 'void'],
    ['not official', winner, board({}, {}, { officialResult: false }), 'undecided'],
    ['runner-up', winner, board({ position: 2 }), 'loss'],
    ['withdrew', winner, board({ withdrew: true, position: null }, {}, { officialResult: false }), 'loss'],
    ['did not start', winner, board({ teedOff: false }), 'void'],
    ['top ten', topTen, board({ position: 8 }), 'win'],
    ['top ten tied over the edge', topTen, board({ position: 8, tied: 6 }), 'win'],
    ['eleventh', topTen, board({ position: 11 }), 'loss'],
    ['no position', topTen, board({ position: null }), 'loss'],
    ['missed cut', cut, board({ madeCut: false }), 'loss'],
    ['missed cut, backed to miss', { ...cut, side: 'no' }, board({ madeCut: false }), 'win'],
    ['cut not known', cut, board({ madeCut: null }), 'undecided'],
    ['duel won', duel, board({}), 'win'],
    ['duel tied', duel, board({ position: 5, tied: 2 }), 'push'],
    ['duel lost by the cut', duel, board({ madeCut: false, position: null }), 'loss'],
    [
      'duel while the cut is open',
      duel,
      board({ withdrew: true, position: null }, { madeCut: null }, { officialResult: false }),
      'undecided',
    ],
    [
      'duel, both missed the cut',
      duel,
      board({ madeCut: false, position: null, strokes: 145 }, { madeCut: false, position: null, strokes: 144 }),
      'loss',
    ],
    ['duel, opponent did not start', duel, board({}, { teedOff: false }), 'void'],
    ['unknown player', { market: 'outright', playerId: 'x' }, board({}), 'undecided'],
  ])('%s', (_name, selection, facts, expected) => {
    const result = gradeGolf(selection, facts);
    expect(result.kind === 'graded' ? result.grade : 'undecided').toBe(expected);
    expect([...HOUSE_RULES.map(({ id }) => id), 'undecided']).toContain(result.kind === 'graded' ? result.rule : 'undecided');
  });
  test('a tie over the edge carries its dead heat', () => {
    expect(gradeGolf(topTen, board({ position: 8, tied: 6 }))).toMatchObject({
      deadHeat: { rank: 8, tied: 6, places: 10 },
      formula: 'Position 8 shared by 6 with 10 paid: 3/6 of the stake wins, the rest loses',
    });
  });
});
