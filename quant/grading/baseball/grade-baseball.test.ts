import { describe, expect, test } from 'vitest';
import { baseballFacts, called, outcome } from '../testing/baseball-facts.ts';
import type { BaseballFacts, Grade, GradeTerms, Selection } from '../types.ts';
import { gradeBaseball } from './grade-baseball.ts';

const home: Selection = { market: 'moneyline', period: 'full', side: 'home' };
const away: Selection = { market: 'moneyline', period: 'full', side: 'away' };
const homeRunLine: Selection = { market: 'spread', period: 'full', side: 'home', line: -1.5 };
const over: Selection = { market: 'total', period: 'full', side: 'over', line: 7.5 };
const under: Selection = { market: 'total', period: 'full', side: 'under', line: 7.5 };

describe('full games', () => {
  test.each<[Selection, number, number, Grade, string]>([
    [home, 4, 5, 'win', 'full-game'],
    [away, 4, 5, 'loss', 'full-game'],
    [homeRunLine, 4, 5, 'loss', 'full-game'],
    [homeRunLine, 3, 5, 'win', 'full-game'],
    [{ ...homeRunLine, line: -1 } as Selection, 4, 5, 'push', 'push'],
    [over, 4, 5, 'win', 'full-game'],
    [under, 4, 5, 'loss', 'full-game'],
    [{ market: 'total', period: 'full', side: 'over', line: 4.5, team: 'home' }, 4, 5, 'win', 'full-game'],
    [{ market: 'total', period: 'full', side: 'under', line: 9 }, 4, 5, 'push', 'push'],
  ])('%j on %i to %i: %s by %s', (selection, awayRuns, homeRuns, grade, rule) => {
    expect(outcome(selection, baseballFacts(awayRuns, homeRuns))).toEqual([grade, rule]);
  });
  test('half an inning less is full with the home team ahead, and extra innings count', () => {
    expect(outcome(under, baseballFacts(1, 2, { completedInnings: 8.5 }))).toEqual(['win', 'full-game']);
    expect(outcome(under, baseballFacts(2, 1, { completedInnings: 8.5 }))[0]).toBe('void');
    expect(outcome(over, baseballFacts(4, 5, { completedInnings: 11 }))).toEqual(['win', 'full-game']);
  });
  test('a receipt says the arithmetic with neutral names', () => {
    expect(gradeBaseball(homeRunLine, baseballFacts(4, 5))).toMatchObject({ formula: 'Home 5 \u2212 1.5 = 3.5 v. away 4: loss' });
    expect(gradeBaseball(over, baseballFacts(4, 5))).toMatchObject({ formula: 'Away 4 + home 5 = 9 v. over 7.5: win' });
    expect(gradeBaseball(home, baseballFacts(1, 3, called(4.5)))).toMatchObject({
      formula: 'Ended after 4\u00bd innings: Home 3 v. away 1: win',
    });
  });
});

describe('shortened games', () => {
  test.each<[string, Selection, BaseballFacts, Grade, string]>([
    ['home ahead after 4.5', home, baseballFacts(1, 3, called(4.5)), 'win', 'official-game'],
    ['visitors ahead after 4.5', away, baseballFacts(3, 1, called(4.5)), 'void', 'not-official'],
    ['tied after 4.5', away, baseballFacts(1, 1, called(4.5)), 'void', 'not-official'],
    ['visitors ahead after 5', away, baseballFacts(3, 1, called(5)), 'win', 'official-game'],
    ['over passed', over, baseballFacts(4, 5, called(7)), 'win', 'already-decided'],
    ['under passed', under, baseballFacts(4, 5, called(7)), 'loss', 'already-decided'],
    ['under not decided', under, baseballFacts(0, 1, called(7)), 'void', 'shortened-game'],
    ['over passed before the game was official', over, baseballFacts(6, 5, called(4)), 'win', 'already-decided'],
    ['whole line only reached', { ...over, line: 9 } as Selection, baseballFacts(4, 5, called(7)), 'void', 'shortened-game'],
    ['run line', homeRunLine, baseballFacts(0, 9, called(7)), 'void', 'shortened-game'],
    ['run line after 8.5, home ahead', homeRunLine, baseballFacts(0, 9, called(8.5)), 'win', 'full-game'],
    ['tie', home, baseballFacts(2, 2, called(6)), 'push', 'tie-when-called'],
    [
      'team total passed',
      { market: 'total', period: 'full', side: 'under', line: 3.5, team: 'away' },
      baseballFacts(4, 1, called(6)),
      'loss',
      'already-decided',
    ],
    ['seven innings', under, baseballFacts(1, 2, { completedInnings: 7, scheduledInnings: 7 }), 'win', 'full-game'],
    ['six and a half of seven', under, baseballFacts(1, 2, { completedInnings: 6.5, scheduledInnings: 7 }), 'win', 'full-game'],
    ['mercy moneyline', home, baseballFacts(0, 15, { state: 'mercy', completedInnings: 7 }), 'win', 'mercy'],
    ['mercy run line', homeRunLine, baseballFacts(0, 15, { state: 'mercy', completedInnings: 7 }), 'void', 'mercy'],
    [
      'mercy total not passed',
      { ...over, line: 15.5 } as Selection,
      baseballFacts(0, 15, { state: 'mercy', completedInnings: 7 }),
      'void',
      'mercy',
    ],
    ['mercy total passed', over, baseballFacts(0, 15, { state: 'mercy', completedInnings: 7 }), 'win', 'already-decided'],
  ])('%s', (_name, selection, played, grade, rule) => expect(outcome(selection, played)).toEqual([grade, rule]));

  test('called inside an inning: back to the last full one unless the home team tied or leads', () => {
    const last = { lastFullInningScore: { away: 2, home: 3 } };
    expect(outcome(home, baseballFacts(4, 3, called(6, last)))).toEqual(['win', 'called-mid-inning']);
    expect(outcome(home, baseballFacts(4, 3, called(6.5, last)))).toEqual(['win', 'called-mid-inning']);
    expect(outcome(home, baseballFacts(4, 4, called(6.5, last)))).toEqual(['push', 'tie-when-called']);
    expect(outcome(home, baseballFacts(3, 3, called(6.5, last)))).toEqual(['win', 'called-mid-inning']);
    expect(outcome(home, baseballFacts(4, 5, called(6.5, last)))).toEqual(['win', 'official-game']);
    expect(outcome(over, baseballFacts(6, 3, called(6, last)))).toEqual(['win', 'already-decided']);
  });
  test('the last full inning can be read from the line score', () => {
    const lineScore = { away: [1, 0, 0, 0, 1, 0, 2], home: [0, 3, 0, 0, 0, 0] };
    expect(outcome(home, baseballFacts(4, 3, called(6, { lineScore })))).toEqual(['win', 'called-mid-inning']);
    expect(outcome(home, baseballFacts(5, 3, called(9, { lastFullInningScore: { away: 3, home: 3 } })))).toEqual([
      'push',
      'tie-when-called',
    ]);
  });
});

describe('games that were not played through', () => {
  test('postponed', () => {
    expect(outcome(home, baseballFacts(0, 0, { state: 'postponed', completedInnings: 0 }))).toEqual(['void', 'postponed']);
    expect(outcome(home, baseballFacts(0, 0, { state: 'postponed', completedInnings: 0, playedSameDay: true }))[0]).toBe('undecided');
    expect(outcome(home, baseballFacts(1, 2, { state: 'postponed', playedSameDay: true }))).toEqual(['win', 'full-game']);
  });
  test('suspended', () => {
    const suspended = baseballFacts(1, 2, { state: 'suspended', completedInnings: 6 });
    expect(outcome(home, suspended)[0]).toBe('undecided');
    expect(outcome(home, { ...suspended, resumeWindowOver: true })).toEqual(['win', 'official-game']);
    expect(outcome(homeRunLine, { ...suspended, resumeWindowOver: true })).toEqual(['void', 'shortened-game']);
    expect(outcome(home, { ...suspended, resumeWindowOver: true, postseason: true })[0]).toBe('undecided');
  });
  test('scheduled for nine when bet, for seven when played', () => {
    const seven = baseballFacts(1, 2, { scheduledInnings: 7, completedInnings: 7 });
    const terms: GradeTerms = { pitcherRule: 'action', scheduledInningsAtBet: 9 };
    expect(outcome(homeRunLine, seven, terms)).toEqual(['void', 'schedule-change']);
    expect(outcome(under, seven, terms)).toEqual(['void', 'schedule-change']);
    expect(outcome(home, seven, terms)).toEqual(['win', 'full-game']);
  });
});
