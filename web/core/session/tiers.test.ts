import { CONFIDENCE, TIER_RANK, TIERS } from '@clearedge/contract/terms';
import { expect, test } from 'vitest';
import { bandOf } from '../../ui/marks/confidence-meter.tsx';
import { hasTier } from './tiers.ts';

test('tiers are ranked as the contract ranks them', () => {
  for (const own of TIERS) for (const required of TIERS) expect(hasTier(own, required)).toBe(TIER_RANK[own] >= TIER_RANK[required]);
});

test('confidence is coloured by the contract’s bands', () => {
  expect(bandOf(CONFIDENCE.high).band).toBe('high');
  expect(bandOf(CONFIDENCE.high - 1).band).toBe('mid');
  expect(bandOf(CONFIDENCE.medium).band).toBe('mid');
  expect(bandOf(CONFIDENCE.medium - 1).band).toBe('low');
});
