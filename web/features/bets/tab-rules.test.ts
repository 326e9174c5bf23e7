import { describe, expect, it } from 'vitest';
import { isLost, readTab, tabAddress } from './tab-rules.ts';
import { sampleBet, settledBet } from './testing/sample-bet.ts';

const bets = [sampleBet(), settledBet()];
const at = (query: string): string => readTab(new URLSearchParams(query), bets);

describe('the tab in the address', () => {
  it('is the pending bets unless said otherwise', () => {
    expect(at('')).toBe('pending');
    expect(at('tab=slip')).toBe('slip');
    expect(at('tab=nothing')).toBe('pending');
  });

  it('follows a bet that the address names', () => {
    expect(at(`bet=${bets[1]!.id}`)).toBe('history');
    expect(at(`tab=pending&bet=${bets[1]!.id}`)).toBe('history');
    expect(at(`tab=history&bet=${bets[0]!.id}`)).toBe('history');
  });

  it('leaves the open receipt behind, and no word for the default', () => {
    expect(tabAddress(new URLSearchParams('tab=history&bet=1'), 'slip').toString()).toBe('tab=slip');
    expect(tabAddress(new URLSearchParams('tab=slip'), 'pending').toString()).toBe('');
  });

  it('knows a bet that is gone, once the list is there', () => {
    expect(isLost(new URLSearchParams('bet=1'), undefined)).toBe(false);
    expect(isLost(new URLSearchParams('bet=1'), bets)).toBe(true);
  });
});
