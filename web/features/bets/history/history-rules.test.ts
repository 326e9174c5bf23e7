import { describe, expect, it } from 'vitest';
import { isFiltered, NO_FILTER, readFilter, requestedOf, writeFilter } from './history-filter.ts';

describe('the history filter', () => {
  it('lives in the address and leaves the rest of it alone', () => {
    const filter = { ...NO_FILTER, type: 'total' as const, period: '7d' as const, q: 'over' };
    const search = writeFilter(new URLSearchParams('tab=history'), filter);
    expect(search.toString()).toBe('tab=history&type=total&period=7d&q=over');
    expect(readFilter(search)).toEqual(filter);
    expect(writeFilter(search, NO_FILTER).toString()).toBe('tab=history');
  });

  it('drops what an address cannot mean, and what the server would refuse', () => {
    expect(readFilter(new URLSearchParams('type=accumulator&result=maybe&period=1y'))).toEqual(NO_FILTER);
    const { q, book } = readFilter(new URLSearchParams({ q: 'x'.repeat(300), book: 'y'.repeat(300) }));
    expect([q.length, book.length]).toEqual([120, 60]);
  });

  it('asks the server only for what says something', () => {
    expect(requestedOf({ ...NO_FILTER, q: '  ' })).toEqual({});
    expect(requestedOf({ type: 'prop', result: 'push', book: 'No book', period: '30d', q: ' sox ' })).toEqual({
      type: 'prop',
      result: 'push',
      book: 'No book',
      period: '30d',
      q: 'sox',
    });
    expect([isFiltered(NO_FILTER), isFiltered({ ...NO_FILTER, book: 'Harbor' })]).toEqual([false, true]);
  });
});
