import { describe, expect, it } from 'vitest';
import { lostBet, pushedBet, sampleBet, settledBet } from '../testing/sample-bet.ts';
import { filterHistory, listBooks, NO_FILTER, readFilter, writeFilter } from './history-filter.ts';
import { historyStats } from './history-stats.ts';

const now = Date.parse('2026-07-11T21:53:00Z');
const bets = [sampleBet(), lostBet(), pushedBet(), settledBet()];
const shown = (patch: Partial<typeof NO_FILTER>): string[] =>
  filterHistory(bets, { ...NO_FILTER, ...patch }, now).map((bet) => bet.selection);

describe('the history filter', () => {
  it('shows settled bets, the last settled first', () => expect(shown({})).toEqual(['Toronto Blue Jays', 'Under 8', 'Over 9']));

  it.each([
    [{ type: 'total' as const }, ['Under 8', 'Over 9']],
    [{ result: 'push' as const }, ['Over 9']],
    [{ book: 'Harbor' }, ['Under 8']],
    [{ book: 'No book' }, ['Over 9']],
    [{ period: '30d' as const }, ['Toronto Blue Jays', 'Under 8']],
    [{ q: 'chc harbor' }, ['Under 8']],
    [{ q: 'nobody' }, []],
  ])('%j', (patch, selections) => expect(shown(patch)).toEqual(selections));

  it('names the books that occur', () => expect(listBooks(bets)).toEqual(['Harbor', 'Keystone', 'No book', 'Summit']));

  it('lives in the address and leaves the rest of it alone', () => {
    const filter = { ...NO_FILTER, type: 'total' as const, period: '7d' as const, q: 'over' };
    const search = writeFilter(new URLSearchParams('tab=history'), filter);
    expect(search.toString()).toBe('tab=history&type=total&period=7d&q=over');
    expect(readFilter(search)).toEqual(filter);
    expect(writeFilter(search, NO_FILTER).toString()).toBe('tab=history');
  });

  it('drops what an address cannot mean', () => {
    expect(readFilter(new URLSearchParams('type=parlay&result=maybe&period=1y'))).toEqual(NO_FILTER);
  });
});

describe('the statistics of what is shown', () => {
  it('leaves pushes and voids out of the win rate, and voids out of the stake', () => {
    const voided = settledBet({ result: 'void', actualWin: 0, stake: 500 });
    const stats = historyStats([settledBet(), lostBet(), pushedBet(), voided]);
    expect(stats).toMatchObject({ bets: 4, counts: { win: 1, loss: 1, push: 1, void: 1 }, winRate: 0.5, staked: 81, profit: 10.75 });
    expect(stats.roi).toBeCloseTo(10.75 / 81);
  });

  it('has no rate without a decision', () => {
    expect(historyStats([pushedBet()])).toMatchObject({ winRate: null, interval: null, profit: 0, roi: 0 });
    expect(historyStats([])).toMatchObject({ winRate: null, roi: null });
  });
});
