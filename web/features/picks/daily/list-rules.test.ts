import { describe, expect, test } from 'vitest';
import { sampleLeaguePick, sampleTotalPick } from '../../../core/league/testing/sample-league-pick.ts';
import { type Choice, choosePicks, readFilter, readSort, statsOf } from './list-rules.ts';

const PICKS = [
  sampleLeaguePick(),
  sampleTotalPick(),
  sampleLeaguePick({ id: 'c3', pickType: 'spread', expectedValue: -1, confidence: 75 }),
];
const ids = (choice: Partial<Choice>) =>
  choosePicks(PICKS, { search: '', sort: 'confidence', filter: 'all', ...choice }).map(({ id }) => id.slice(-2));

describe('the list of picks', () => {
  test.each<[string, Partial<Choice>, string[]]>([
    ['most confidence first unless told otherwise', {}, ['c2', 'c3', 'c1']],
    ['by value', { sort: 'expected-value' }, ['c1', 'c2', 'c3']],
    ['by kickoff, then by publication', { sort: 'game-time' }, ['c1', 'c3', 'c2']],
    ['high confidence from 75 on', { filter: 'high-confidence' }, ['c2', 'c3']],
    ['positive value', { filter: 'positive-value' }, ['c2', 'c1']],
    ['a market', { filter: 'spread' }, ['c3']],
    ['a club by its name, whatever the case', { search: ' edmonton ' }, ['c2']],
    ['a club by its code', { search: 'ham' }, ['c3', 'c1']],
    ['a selection', { search: 'over 49' }, ['c2']],
    ['nothing', { search: 'oilers' }, []],
  ])('%s', (_name, choice, expected) => {
    expect(ids(choice)).toEqual(expected);
  });

  test('four figures, and none of nothing', () => {
    expect(statsOf(PICKS)).toEqual({
      picks: 3,
      highConfidence: 2,
      averageConfidence: expect.closeTo(74.2, 9),
      averageEv: expect.closeTo(1.8, 9),
    });
    expect(statsOf([])).toEqual({ picks: 0, highConfidence: 0, averageConfidence: null, averageEv: null });
  });

  test('an address with other words means what every reader gets', () => {
    expect([readSort('expected-value'), readSort('ev'), readSort(null)]).toEqual(['expected-value', 'confidence', 'confidence']);
    expect([readFilter('total'), readFilter('runs')]).toEqual(['total', 'all']);
  });
});
