import { describe, expect, test } from 'vitest';
import type { AnalysisContent, AnalyzedSide } from '../../db/schema/index.ts';
import { suggestBets } from './analysis-reads.ts';

const side = (values: Partial<AnalyzedSide>): AnalyzedSide => ({
  market: 'moneyline',
  side: 'home',
  line: null,
  selection: 'Boston Red Sox',
  probability: 0.6,
  probabilityLow: 0.57,
  probabilityHigh: 0.63,
  pushProbability: 0,
  fairOdds: -150,
  odds: -140,
  book: 'AAA',
  bookName: 'Book A',
  seenAt: '2026-07-11T16:00:00.000Z',
  isStale: false,
  ev: 0.028,
  basis: 'model',
  claimedEv: 0.028,
  keptShare: 1,
  isValue: true,
  ...values,
});
const offered = [
  side({}),
  side({ side: 'away', probability: 0.4 }),
  side({ market: 'spread', line: -1.5, probability: 0.42 }),
  side({ market: 'spread', side: 'away', line: 1.5, probability: 0.58 }),
  side({ market: 'total', side: 'over', line: 8.5, probability: 0.47 }),
  side({ market: 'total', side: 'under', line: 8.5, probability: 0.53 }),
];
const at = (confidence: number) =>
  suggestBets({ confidence, favored: { side: 'home' } } as AnalysisContent, offered).map(
    ({ betType, offer, rating, badge }) => `${betType} ${offer.side} ${rating} ${badge}`,
  );

describe('suggested bets follow the documented thresholds', () => {
  test.each([
    [70, []],
    [71, ['total under Medium Moderate']],
    [75, ['total under Medium Moderate']],
    [76, ['total under Medium High Value', 'spread home Medium High Value']],
    [80, ['total under Medium High Value', 'spread home Medium High Value']],
    [81, ['moneyline home High High Value', 'total under High High Value', 'spread home Medium High Value']],
  ])('confidence %i', (confidence, suggested) => {
    expect(at(confidence)).toEqual(suggested);
  });

  test('no badge of value beside a price that is none', () => {
    const dear = offered.map((one) => ({ ...one, ev: -0.109, isValue: false }));
    const found = suggestBets({ confidence: 95, favored: { side: 'home' } } as AnalysisContent, dear);
    expect(found.map(({ badge }) => badge)).toEqual(['Moderate', 'Moderate', 'Moderate']);
  });

  test('a market that no one offers is not suggested', () => {
    expect(suggestBets({ confidence: 95, favored: { side: 'home' } } as AnalysisContent, [])).toEqual([]);
  });
});
