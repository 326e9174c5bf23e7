import { describe, expect, test } from 'vitest';
import { baseballFacts, called } from '../testing/baseball-facts.ts';
import type { BaseballFacts, PropSelection, Selection } from '../types.ts';
import { gradeBaseball } from './grade-baseball.ts';
import { gradePeriod } from './grade-period.ts';

const home: Selection = { market: 'moneyline', period: 'full', side: 'home' };
const hits: PropSelection = { market: 'prop', playerId: 'b', prop: 'hits', side: 'over', line: 2 };
const players: BaseballFacts['players'] = { b: { started: true, threwFirstPitch: false, stats: { hits: 2 } } };
const postponed: Partial<BaseballFacts> = { state: 'postponed', completedInnings: 0 };

describe('a line that the house does not offer is refused even where it would not be reached', () => {
  test.each<Selection>([
    { market: 'total', period: 'full', side: 'over', line: 8.25 },
    { market: 'spread', period: 'full', side: 'home', line: Number.NaN },
    { ...hits, line: 0.25 },
    { ...hits, line: -1 },
  ])('%j', (selection) => expect(() => gradeBaseball(selection, baseballFacts(0, 0, postponed))).toThrow(RangeError));
  test('and a total of zero is a line', () => {
    expect(gradeBaseball({ market: 'total', period: 'full', side: 'over', line: 0 }, baseballFacts(0, 0))).toMatchObject({ grade: 'push' });
  });
});

test('a changed starter voids no proposition', () => {
  const terms = { pitcherRule: 'listed', listed: { away: 'a1', home: 'h2' } } as const;
  expect(gradeBaseball({ ...hits, line: 1.5 }, baseballFacts(1, 2, { players }), terms)).toMatchObject({ grade: 'win' });
  expect(gradeBaseball(home, baseballFacts(1, 2), terms)).toMatchObject({ grade: 'void', rule: 'baseball-listed-pitcher' });
});

describe('moneylines', () => {
  test('stand at any length under the mercy rule', () => {
    expect(gradeBaseball(home, baseballFacts(0, 15, { state: 'mercy', completedInnings: 4 }))).toMatchObject({
      grade: 'win',
      rule: 'baseball-mercy',
    });
  });
  test('name the inning they were graded on, though only the home side’s runs were taken back', () => {
    const facts = baseballFacts(4, 3, called(6.5, { lastFullInningScore: { away: 4, home: 2 } }));
    expect(gradeBaseball(home, facts)).toEqual({
      kind: 'graded',
      grade: 'loss',
      rule: 'baseball-called-mid-inning',
      formula: 'After 6 innings: Home 2 v. away 4: loss',
    });
  });
});

describe('parts of a game', () => {
  const firstFive = { market: 'moneyline', period: 'first5', side: 'home' } as const;
  const lineScore = { away: [0, 0, 0, 0, 1], home: [0, 2, 0, 0, 0] };
  test('stand with their last out', () => {
    expect(gradeBaseball(firstFive, baseballFacts(1, 2, called(5, { lineScore })))).toEqual({
      kind: 'graded',
      grade: 'win',
      rule: 'baseball-first-five',
      formula: 'First five innings: Home 2 v. away 1: win',
    });
  });
  test('a line that ends before they do is void, unless a total was passed', () => {
    const early = baseballFacts(0, 2, called(3, { lineScore: { away: [0, 0, 0], home: [0, 2, 0] } }));
    expect(gradeBaseball({ ...firstFive, market: 'spread', line: -0.5 }, early)).toMatchObject({ grade: 'void' });
    expect(gradeBaseball({ market: 'total', period: 'first5', side: 'over', line: 2 }, early)).toMatchObject({ grade: 'void' });
    expect(gradeBaseball({ market: 'total', period: 'first5', side: 'over', line: 1.5 }, early)).toMatchObject({
      grade: 'win',
      rule: 'baseball-already-decided',
    });
  });
  test('the whole game is not a part', () => {
    expect(() => gradePeriod({ ...firstFive, period: 'full' }, baseballFacts(1, 2, { lineScore }))).toThrow(RangeError);
  });
});

test('a proposition on the line of a shortened game is not decided', () => {
  expect(gradeBaseball(hits, baseballFacts(1, 2, called(6, { players })))).toEqual({
    kind: 'graded',
    grade: 'void',
    rule: 'baseball-shortened-prop',
    formula: 'Only 6 innings of 9 completed, the prop not yet decided: void, stake back',
  });
  expect(gradeBaseball({ ...hits, line: 1.5 }, baseballFacts(1, 2, called(6, { players })))).toMatchObject({
    formula: 'Decided when play ended after 6 innings: Hits 2 v. over 1.5: win',
  });
});
