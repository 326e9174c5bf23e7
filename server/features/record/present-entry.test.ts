import { expect, test } from 'vitest';
import type { RecordPick } from '../picks/index.ts';
import { presentEntry } from './present-entry.ts';
import type { Published } from './read-record.ts';

const pick = {
  sport: 'mlb',
  kind: 'pick',
  probability: 0.53,
  pushProbability: 0.068,
  odds: 105,
  generatedAt: new Date('2026-07-11T16:00:00Z'),
  startsAt: null,
};
const published = (values: Partial<RecordPick>, isSealed = false): Published => ({
  pick: { ...pick, ...values } as RecordPick,
  result: null,
  isSealed,
});

test('a pick that can push is said to win less often than it wins when decided', () => {
  const { winProbability, pushProbability } = presentEntry(published({}));
  expect(winProbability).toBeCloseTo(0.53 * 0.932, 12);
  expect(pushProbability).toBe(0.068);
});

test.each([
  ['a sealed pick', published({}, true)],
  ['a day without a bet', published({ kind: 'no_bet', probability: null, pushProbability: null })],
])('%s has no chance to win', (_what, entry) => {
  expect(presentEntry(entry)).toMatchObject({ probability: null, winProbability: null, pushProbability: null });
});
