import { SETTLED_LISTED } from '@clearedge/contract/constants';
import { expect, it } from 'vitest';
import { countSettled } from './count-settled.ts';

it.each([
  [3, { totalBets: 9, pendingBets: 1 }, 3],
  [SETTLED_LISTED, undefined, SETTLED_LISTED],
  [SETTLED_LISTED, { totalBets: 10_026, pendingBets: 26 }, 10_000],
  [SETTLED_LISTED, { totalBets: 10, pendingBets: 0 }, SETTLED_LISTED],
])('%i listed and %j are %i', (listed, stats, settled) => expect(countSettled(listed, stats)).toBe(settled));
