import { describe, expect, test } from 'vitest';
import { parseSelection, splitGameLabel, toBetType, toGrade } from './aliases.ts';

const game = { sport: 'mlb' as const, away: { code: 'NYY', name: 'New York Yankees' }, home: { code: 'BOS', name: 'Boston Red Sox' } };
const sox = { sport: 'mlb' as const, away: { code: 'CHW', name: 'Chicago White Sox' }, home: { code: 'BOS', name: 'Boston Red Sox' } };
const full = { period: 'full' as const };

describe('parseSelection', () => {
  test.each([
    ['moneyline', 'New York Yankees', { market: 'moneyline', ...full, side: 'away' }],
    ['moneyline', 'NYY ML', { market: 'moneyline', ...full, side: 'away' }],
    ['moneyline', 'red sox moneyline', { market: 'moneyline', ...full, side: 'home' }],
    ['moneyline', 'Home', { market: 'moneyline', ...full, side: 'home' }],
    ['moneyline', 'F5 Yankees', { market: 'moneyline', period: 'first5', side: 'away' }],
    ['moneyline', 'Yankees first 5', { market: 'moneyline', period: 'first5', side: 'away' }],
    ['spread', 'New York Yankees -1.5', { market: 'spread', ...full, side: 'away', line: -1.5 }],
    ['spread', 'BOS +1.5', { market: 'spread', ...full, side: 'home', line: 1.5 }],
    ['spread', 'Red Sox −1.5 run line', { market: 'spread', ...full, side: 'home', line: -1.5 }],
    ['total', 'Over 8.5', { market: 'total', ...full, side: 'over', line: 8.5 }],
    ['total', 'u9', { market: 'total', ...full, side: 'under', line: 9 }],
    ['total', 'o 8.5 runs', { market: 'total', ...full, side: 'over', line: 8.5 }],
    ['total', 'Yankees over 4.5', { market: 'total', ...full, side: 'over', line: 4.5, team: 'away' }],
    ['total', 'F5 innings over 4.5', { market: 'total', period: 'first5', side: 'over', line: 4.5 }],
    ['total', 'Under 0.5 1st inning', { market: 'total', period: 'inning1', side: 'under', line: 0.5 }],
    ['total', 'F5 under 4.5', { market: 'total', period: 'first5', side: 'under', line: 4.5 }],
  ] as const)('%s: %s', (betType, text, expected) => {
    expect(parseSelection(betType, text, game)).toEqual(expected);
  });

  test.each([
    ['moneyline', 'Dodgers'],
    ['moneyline', 'Yankees or Red Sox'],
    ['moneyline', 'Yankees -1.5'],
    ['spread', 'Yankees'],
    ['spread', 'Yankees -1.3'],
    ['spread', '-1.5'],
    ['total', '8.5'],
    ['total', 'Over'],
    ['total', 'Over 8.3'],
    ['prop', 'Judge over 1.5 hits'],
    ['moneyline', 'Boston Red Sox first inning'],
    ['moneyline', 'F4 Yankees'],
    ['prop', 'Under 0.5 1st inning'],
    ['moneyline', ''],
    ['moneyline', '💥'],
  ] as const)('says nothing of %s: %s', (betType, text) => {
    expect(parseSelection(betType, text, game)).toBeNull();
  });

  test('clubs that share a word are told apart', () => {
    expect(parseSelection('moneyline', 'White Sox', sox)).toMatchObject({ side: 'away' });
    expect(parseSelection('moneyline', 'Red Sox', sox)).toMatchObject({ side: 'home' });
    expect(parseSelection('moneyline', 'Sox', sox)).toBeNull();
  });
});

test.each([
  ['New York Yankees @ Boston Red Sox', { away: 'New York Yankees', home: 'Boston Red Sox' }],
  ['NYY@BOS', { away: 'NYY', home: 'BOS' }],
  ['NYY at BOS', { away: 'NYY', home: 'BOS' }],
  ['Yankees vs Red Sox', { away: 'Yankees', home: 'Red Sox' }],
  ['Yankees', null],
])('splitGameLabel(%s)', (label, expected) => {
  expect(splitGameLabel(label)).toEqual(expected);
});

test('every spelling of results and bet types', () => {
  expect(['WIN', 'won', 'Lost', 'lose', 'PUSH', 'void', 'maybe'].map(toGrade)).toEqual([
    'win',
    'win',
    'loss',
    'loss',
    'push',
    'void',
    null,
  ]);
  expect(['Spreads', 'Run Line', 'totals', 'M/L', 'teaser'].map(toBetType)).toEqual(['spread', 'spread', 'total', 'moneyline', null]);
});
