import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Statement } from '../features/performance/year/year-view.tsx';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type RenderOptions, renderPart } from '../testing/render-route.tsx';
import YearStatement from './year-statement.tsx';

const NONE = { bets: 0, parlays: 0, wins: 0, losses: 0, pushes: 0, voids: 0, staked: 0, freeStaked: 0, won: 0, lost: 0, profit: 0 };
const HARBOR = {
  ...NONE,
  bets: 3,
  parlays: 1,
  wins: 1,
  losses: 1,
  pushes: 1,
  staked: 60,
  freeStaked: 25,
  won: 45.5,
  lost: 20,
  profit: 25.5,
};
const SUMMIT = { ...NONE, bets: 2, losses: 1, voids: 1, staked: 40, lost: 40, profit: -40 };
const BOTH = { ...HARBOR, bets: 5, losses: 2, voids: 1, staked: 100, lost: 60, profit: -14.5 };
const STATEMENT: Statement = {
  year: 2026,
  years: [2026, 2025],
  asOf: '2026-07-11T16:00:00.000Z',
  totals: BOTH,
  months: [{ ...BOTH, month: 3 }],
  books: [
    { ...HARBOR, book: 'Harbor' },
    { ...SUMMIT, book: 'Summit' },
  ],
  lines: [
    { ...HARBOR, month: 3, book: 'Harbor' },
    { ...SUMMIT, month: 3, book: 'Summit' },
  ],
  open: { bets: 2, staked: 30 },
  fromFiles: 1,
};
const open = (server: Handlers = {}, user: RenderOptions['user'] = 'free', path = '/my-results/year') =>
  renderPart(<YearStatement />, { path, user, server: { 'GET /api/performance/mine/year': STATEMENT, ...server } });

describe('year statement', () => {
  it('shows each month with its books, what counts and what does not, and the file of the same year', async () => {
    const { user, server } = open();
    const table = within(await screen.findByRole('region', { name: 'By month, figures' }));
    expect(table.getByRole('row', { name: 'March 5 1–2–1 1 $100.00 $45.50 $60.00 −$14.50' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'March, Summit 2 0–1–0 1 $40.00 $0.00 $40.00 −$40.00' })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Year 5/ })).toBeTruthy();
    expect(screen.getByText(/^Not counted: 2 open bets with \$30.00 at risk/)).toBeTruthy();
    expect(screen.getByText(/1 result came with a file/)).toBeTruthy();
    expect(screen.getByText(/\$25.00 was staked in free bets/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/performance/mine/year/csv?year=2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    expect(server.callsOf('GET /api/performance/mine/year').map(({ query }) => query)).toEqual([{}, { year: '2025' }]);
  });

  it('says so where a year has no settled bet, where it cannot be had, and to visitors', async () => {
    open({ 'GET /api/performance/mine/year': { ...STATEMENT, totals: NONE, months: [], books: [], lines: [] } });
    expect(await screen.findByText('No settled bets in 2026')).toBeTruthy();
    open({
      'GET /api/performance/mine/year': () => {
        throw new FakeError('UNAVAILABLE', 'Please try again.');
      },
    });
    expect(await screen.findByText('Your statement did not load')).toBeTruthy();
    const visitor = open({}, null);
    expect(await screen.findByText('Sign in to see your year')).toBeTruthy();
    expect(visitor.server.callsOf('GET /api/performance/mine/year')).toEqual([]);
  });
});
