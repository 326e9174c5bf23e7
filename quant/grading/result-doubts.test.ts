import { expect, test } from 'vitest';
import { findResultDoubts, findScorelessDoubt, type ReportedTotal } from './result-doubts.ts';

const report = (values: Partial<ReportedTotal> = {}): ReportedTotal => ({ name: 'BOS', unit: 'runs', total: 5, ...values });

test.each<[Partial<ReportedTotal>, string[]]>([
  [{}, []],
  [{ total: 0, parts: { name: 'quarters', values: [0, 0, 0, 0] } }, []],
  [{ parts: { name: 'innings', values: [1, 4] }, others: [{ name: 'schedule', total: 5 }] }, []],
  [{ others: [{ name: 'schedule', total: null }] }, []],
  [{ total: null }, ['BOS: no total runs']],
  [{ total: -1 }, ['BOS: -1 is not a number of runs']],
  [{ total: 2.5 }, ['BOS: 2.5 is not a number of runs']],
  [{ total: Number.NaN }, ['BOS: NaN is not a number of runs']],
  [{ parts: { name: 'quarters', values: [1, null, 4] } }, ['BOS: runs by quarters are missing or not counts']],
  [{ parts: { name: 'rounds', values: [1, -1, 5] } }, ['BOS: runs by rounds are missing or not counts']],
  [{ parts: { name: 'innings', values: [1, 3] } }, ['BOS: 5 runs, but the innings add up to 4']],
  [{ parts: { name: 'innings', values: [] } }, ['BOS: 5 runs, but the innings add up to 0']],
  [{ others: [{ name: 'box score', total: 6 }] }, ['BOS: 5 runs, but 6 in the box score']],
])('%j is doubted for %j', (values, doubts) => expect(findResultDoubts([report(values)])).toEqual(doubts));

test('a final of 0-0 is doubted, a shutout is not', () => {
  expect(findScorelessDoubt([{ total: 0 }, { total: 0 }])).toEqual(['A final score of 0-0']);
  expect(findScorelessDoubt([{ total: 0 }, { total: 1 }])).toEqual([]);
  expect(findScorelessDoubt([{ total: null }, { total: 0 }])).toEqual([]);
});
