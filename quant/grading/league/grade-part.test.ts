import { describe, expect, test } from 'vitest';
import {
  type ContestSelection,
  cflGrading,
  type Grading,
  HOUSE_RULES,
  type LeagueFacts,
  type MoneylineSelection,
  nbaGrading,
  nflGrading,
  nhlGrading,
  type Part,
} from '../index.ts';
import { mapPartsIn } from '../parts.ts';
import type { ScoreSelection } from '../score-line.ts';

const ACTION = { pitcherRule: 'action' } as const;
const grade = (grading: Grading<LeagueFacts>, selection: ContestSelection, facts: LeagueFacts) => grading.grade(selection, facts, ACTION);
const moneyline = (period: Part, side: MoneylineSelection['side']): ScoreSelection => ({ market: 'moneyline', period, side });
const spread = (period: Part, side: 'away' | 'home', line: number): ScoreSelection => ({ market: 'spread', period, side, line });
const total = (period: Part, side: 'over' | 'under', line: number, team?: 'away' | 'home'): ScoreSelection => ({
  market: 'total',
  period,
  side,
  line,
  ...(team && { team }),
});

/** 10-10 at half-time, 24-24 after four quarters, the home side by a field goal in overtime. */
const FOOTBALL: LeagueFacts = {
  state: 'final',
  minutesPlayed: 60,
  score: { away: 24, home: 27 },
  periods: { away: [10, 0, 7, 7, 0], home: [3, 7, 0, 14, 3] },
};
/** Level after four quarters: 110-110, then 12-9. */
const BASKETBALL: LeagueFacts = {
  state: 'final',
  minutesPlayed: 48,
  score: { away: 122, home: 119 },
  periods: { away: [30, 25, 28, 27, 12], home: [31, 24, 25, 30, 9] },
};
/** 2-2 after three periods; the visitors win the shootout, which counts as one goal of the game and of no period. */
const HOCKEY: LeagueFacts = {
  state: 'final',
  minutesPlayed: 60,
  score: { away: 3, home: 2 },
  periods: { away: [1, 0, 1, 0, 1], home: [0, 1, 1, 0, 0] },
};

// The rule of each row: reference tables of large United States books, as the House Rules say it.
describe.each([
  ['NFL', nflGrading, FOOTBALL, 'nfl-part'],
  ['CFL', cflGrading, FOOTBALL, 'football-part'],
] as const)('%s halves and quarters', (_, grading, facts, rule) => {
  test.each([
    [moneyline('half1', 'home'), 'push'],
    [moneyline('half2', 'home'), 'win'], // overtime belongs to the second half
    [total('half2', 'over', 30.5), 'win'], // 7 + 7 + 0 and 0 + 14 + 3
    [moneyline('quarter4', 'home'), 'win'], // 7-14, without overtime
    [total('quarter4', 'over', 21), 'push'],
    [spread('quarter1', 'home', 6.5), 'loss'],
    [spread('quarter1', 'home', 7), 'push'],
    [total('quarter2', 'under', 7.5), 'win'],
    [total('half1', 'over', 9.5, 'home'), 'win'],
    [total('quarter3', 'over', 0.5, 'home'), 'loss'],
  ])('%j: %s', (selection, ending) => {
    expect(grade(grading, selection, facts)).toMatchObject({ grade: ending, rule: ending === 'push' ? 'push' : rule });
  });
});

test.each([
  [moneyline('half1', 'away'), 'push'], // 55-55
  [spread('half2', 'away', -2.5), 'win'], // 67-64 with overtime
  [moneyline('quarter4', 'home'), 'win'], // 27-30
  [total('quarter1', 'over', 60.5), 'win'],
  [total('half2', 'under', 131, undefined), 'push'],
])('NBA %j: %s', (selection, ending) => {
  expect(grade(nbaGrading, selection, BASKETBALL)).toMatchObject({ grade: ending });
});

test.each([
  [moneyline('period1', 'away'), 'win'],
  [spread('period1', 'home', 0.5), 'loss'],
  [moneyline('period3', 'away'), 'push'], // neither overtime nor the shootout counts
  [total('period3', 'over', 1.5), 'win'],
  [total('period3', 'over', 2), 'push'],
  [total('period2', 'over', 0.5, 'away'), 'loss'],
])('NHL %j: %s', (selection, ending) => {
  expect(grade(nhlGrading, selection, HOCKEY)).toMatchObject({ grade: ending });
});

describe('regulation has three sides', () => {
  const WON: LeagueFacts = { ...HOCKEY, score: { away: 4, home: 1 }, periods: { away: [1, 2, 1], home: [0, 1, 0] } };
  const TIED: LeagueFacts = { ...FOOTBALL, score: { away: 27, home: 27 }, periods: { away: [10, 0, 7, 7, 3], home: [3, 7, 0, 14, 3] } };
  test.each([
    ['NHL decided in 60 minutes', nhlGrading, WON, ['win', 'loss', 'loss']],
    ['NHL shootout', nhlGrading, HOCKEY, ['loss', 'loss', 'win']],
    ['NFL overtime', nflGrading, FOOTBALL, ['loss', 'loss', 'win']],
    ['NFL tie', nflGrading, TIED, ['loss', 'loss', 'win']],
    ['CFL overtime', cflGrading, FOOTBALL, ['loss', 'loss', 'win']],
    ['NBA overtime', nbaGrading, BASKETBALL, ['loss', 'loss', 'win']],
  ] as const)('%s: away, home and draw', (_, grading, facts, endings) => {
    const found = (['away', 'home', 'draw'] as const).map((side) => grade(grading, moneyline('regulation', side), facts));
    expect(found.map((one) => 'grade' in one && one.grade)).toEqual(endings);
    for (const one of found) expect(one).toMatchObject({ rule: expect.stringMatching(/-regulation$/) });
  });

  test('its spreads and totals leave overtime out', () => {
    expect(grade(nhlGrading, spread('regulation', 'home', 0.5), HOCKEY)).toMatchObject({ grade: 'win' });
    expect(grade(nhlGrading, spread('regulation', 'home', 0), HOCKEY)).toMatchObject({ grade: 'push', rule: 'push' });
    expect(grade(nhlGrading, total('regulation', 'over', 4), HOCKEY)).toMatchObject({ grade: 'push' }); // 2-2, 3-2 in the end
    expect(grade(nflGrading, total('regulation', 'under', 48.5), FOOTBALL)).toMatchObject({ grade: 'win' }); // 24-24
  });

  test('a game that is abandoned before its end voids all three; one in overtime is graded', () => {
    const stopped: LeagueFacts = {
      ...HOCKEY,
      state: 'called',
      minutesPlayed: 59,
      score: { away: 2, home: 2 },
      periods: { away: [1, 0, 1], home: [0, 1, 1] },
    };
    for (const side of ['away', 'home', 'draw'] as const) {
      expect(grade(nhlGrading, moneyline('regulation', side), stopped)).toMatchObject({ grade: 'void', rule: 'nhl-regulation' });
      expect(grade(nhlGrading, moneyline('regulation', side), { ...stopped, minutesPlayed: 62 })).toMatchObject({
        grade: side === 'draw' ? 'win' : 'loss',
      });
    }
  });

  test('without points by period it stays open, and a draw is no side of another part', () => {
    const { periods: _untold, ...untold } = HOCKEY;
    expect(grade(nhlGrading, moneyline('regulation', 'draw'), untold)).toMatchObject({ kind: 'undecided' });
    expect(() => grade(nhlGrading, moneyline('period1', 'draw'), HOCKEY)).toThrow(RangeError);
    expect(() => grade(nhlGrading, { market: 'moneyline', period: 'full', side: 'draw' }, HOCKEY)).toThrow(RangeError);
  });

  test('the receipt says the draw', () => {
    expect(grade(nhlGrading, moneyline('regulation', 'draw'), HOCKEY)).toMatchObject({
      formula: 'Regulation: Away 2 v. home 2, draw: win',
    });
  });
});

describe('a game that is abandoned', () => {
  /** Stopped in the third quarter, 40 of 60 minutes played. */
  const stopped: LeagueFacts = {
    state: 'called',
    minutesPlayed: 40,
    score: { away: 24, home: 10 },
    periods: { away: [10, 7, 7], home: [3, 7, 0] },
  };
  test.each([
    [moneyline('half1', 'away'), 'win', 'nfl-part'], // what was completed stands
    [total('quarter2', 'over', 14), 'push', 'push'],
    [moneyline('quarter3', 'away'), 'void', 'nfl-part'],
    [moneyline('half2', 'away'), 'void', 'nfl-part'],
    [total('quarter3', 'over', 6.5), 'win', 'nfl-already-decided'],
    [total('quarter3', 'under', 6.5), 'loss', 'nfl-already-decided'],
    [total('quarter3', 'under', 7), 'void', 'nfl-part'], // a push may still turn
    [total('quarter4', 'over', 0.5), 'void', 'nfl-part'],
  ] as const)('%j: %s by %s', (selection, ending, rule) => {
    expect(grade(nflGrading, selection, stopped)).toMatchObject({ grade: ending, rule });
  });

  test('in overtime leaves the second half open, and the fourth quarter complete', () => {
    const late: LeagueFacts = { ...FOOTBALL, state: 'called', minutesPlayed: 64 };
    expect(grade(nflGrading, moneyline('half2', 'home'), late)).toMatchObject({ grade: 'void', rule: 'nfl-part' });
    expect(grade(nflGrading, moneyline('quarter4', 'home'), late)).toMatchObject({ grade: 'win', rule: 'nfl-part' });
  });
});

describe('what is not known is never guessed', () => {
  const { periods: _untold, ...untold } = FOOTBALL;
  test.each([
    ['no points by period', untold],
    ['a period missing', { ...FOOTBALL, periods: { away: [10, 0, 14], home: [3, 7, 17] } }],
    ['periods that do not add up to the score', { ...FOOTBALL, score: { away: 24, home: 30 } }],
  ] as const)('%s', (_, facts) => {
    expect(grade(nflGrading, moneyline('quarter4', 'home'), facts)).toMatchObject({ kind: 'undecided' });
    expect(grade(nflGrading, { market: 'moneyline', period: 'full', side: 'home' }, facts)).toMatchObject({ grade: 'win' });
  });

  test('an abandoned game without them voids what was not completed, and leaves totals open', () => {
    const stopped: LeagueFacts = { ...untold, state: 'called', minutesPlayed: 20 };
    expect(grade(nflGrading, moneyline('half1', 'home'), stopped)).toMatchObject({ grade: 'void' });
    expect(grade(nflGrading, total('half1', 'over', 20.5), stopped)).toMatchObject({ kind: 'undecided' });
  });

  test('a part that the league does not have', () => {
    expect(grade(nhlGrading, moneyline('half1', 'home'), HOCKEY)).toEqual({ kind: 'undecided', reason: 'NHL games have no first half' });
    expect(grade(nflGrading, moneyline('first5', 'home'), FOOTBALL)).toMatchObject({ kind: 'undecided' });
  });
});

test('a part follows the game when it is put off', () => {
  const postponed: LeagueFacts = { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } };
  for (const part of Object.keys(mapPartsIn('quarter', () => null)) as Part[]) {
    expect(grade(nflGrading, moneyline(part, 'home'), postponed)).toMatchObject({ grade: 'void', rule: 'nfl-postponed' });
    expect(grade(nflGrading, moneyline(part, 'home'), { ...postponed, isMovedInAction: true })).toMatchObject({ kind: 'undecided' });
  }
});

test('a receipt says the part and quotes a rule of the house', () => {
  const found = grade(nflGrading, total('half2', 'over', 30.5), FOOTBALL);
  expect(found).toMatchObject({ formula: 'Second half: Away 14 + home 17 = 31 v. over 30.5: win' });
  const rules = HOUSE_RULES.filter(({ id }) => id.endsWith('-part'));
  expect(rules.map(({ title }) => title)).toEqual([
    'CFL: halves and quarters',
    'NFL: halves and quarters',
    'NBA: halves and quarters',
    'NHL: periods',
  ]);
});
