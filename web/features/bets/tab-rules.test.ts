import { describe, expect, it } from 'vitest';
import { readTab, tabAddress } from './tab-rules.ts';
import { sampleBet, settledBet } from './testing/sample-bet.ts';

const at = (query: string, bet?: ReturnType<typeof sampleBet>): string => readTab(new URLSearchParams(query), bet);

describe('the tab in the address', () => {
  it('is the pending bets unless said otherwise', () => {
    expect(at('')).toBe('pending');
    expect(at('tab=slip')).toBe('slip');
    expect(at('tab=nothing')).toBe('pending');
  });

  it('follows a bet that the address names', () => {
    expect(at('bet=1')).toBe('pending');
    expect(at('bet=1', settledBet())).toBe('history');
    expect(at('tab=pending&bet=1', settledBet())).toBe('history');
    expect(at('tab=slip&bet=1', settledBet())).toBe('slip');
    expect(at('tab=history&bet=1')).toBe('history');
    expect(at('tab=history&bet=1', sampleBet())).toBe('history');
  });

  it('leaves the open receipt behind, and no word for the default', () => {
    expect(tabAddress('slip')).toEqual({ bet: null, tab: 'slip' });
    expect(tabAddress('pending')).toEqual({ bet: null, tab: null });
  });
});
