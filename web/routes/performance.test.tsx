import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../features/performance/testing/sample-performance.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import Performance from './performance.tsx';

const open = (server: Handlers = {}, path = '/performance', user: RenderOptions['user'] = 'free'): Rendered =>
  renderPart(<Performance />, { path, user, server: { 'GET /api/performance/mine': sampleReport(), ...server } });

describe('performance', () => {
  it('shows a free user each figure with its sample and its range', async () => {
    open();
    expect(await screen.findByText('−1.25 u flat; 43 settled: 20 won, 21 lost, 1 pushed, 1 void')).toBeTruthy();
    expect(screen.getByText('at risk on 2 bets, to win $61.50')).toBeTruthy();
    expect(screen.getByText('20 of 41, 34% to 64%; your prices needed 51.2%')).toBeTruthy();
    expect(screen.getByText('−$63.00 on $1,050.00; −31% to +19%')).toBeTruthy();
    expect(screen.getByText('−0.4% to +2.6%; 18 of 30 beat the close')).toBeTruthy();
    expect(
      screen.getByText('Underdogs +150 to +199: −18% over 43 bets, interval −41% to +6%: not yet distinguishable from chance.'),
    ).toBeTruthy();
    expect(screen.getByText(/30 with both sides of their close, 5 on a line that was gone at the close/)).toBeTruthy();
    expect(screen.getByText(/Longest winning streak: 6 in a row/)).toBeTruthy();
    expect(screen.getByText(/about 3,480 bets at your prices; there are 42/)).toBeTruthy();
  });

  it('is one page with the practice bets and the depth that Elite adds, each tab with an address', async () => {
    open();
    const tabs = within(await screen.findByRole('navigation', { name: 'My Results' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Tracked', '/my-results', 'page'],
      ['Practice', '/my-results/practice', null],
      [expect.stringMatching(/^Analytics/), '/my-results/analytics', null],
      ['Year statement', '/my-results/year', null],
    ]);
  });

  it('shows the rates of a small part grey with their sample, and names rows and columns for those who listen', async () => {
    open();
    const table = within(await screen.findByRole('region', { name: 'By market, figures' })).getByRole('table');
    const row = within(table).getByRole('rowheader', { name: 'Run line or spread' }).closest('tr')!;
    expect(within(row).getAllByText('n = 12')).toHaveLength(2);
    expect(within(row).getByText('58.3%').className).toContain('muted');
    expect(within(row).getByText('+13.5%').className).toContain('muted');
    expect(within(row).getByText('+$40.50')).toBeTruthy();
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getByText(/^Profit over 4 bets: now −1.25 u, best \+1.60 u, max drawdown 3.10 u/)).toBeTruthy();
  });

  it('says of each bet how its price stood to the close, or why nothing can be said', async () => {
    open();
    const table = await screen.findByRole('region', { name: 'Settled bets' });
    expect(within(table).getByText('CLV +2.5%')).toBeTruthy();
    expect(within(table).getByText('line moved +0.5')).toBeTruthy();
    expect(within(table).getByText('no close captured')).toBeTruthy();
  });

  it('keeps filters and the unit in the address, asks the server for them and exports the same bets', async () => {
    const { user, server } = open({}, '/performance?market=total&unit=units&period=nonsense');
    expect(await screen.findByText(/^Profit over 4 bets: now −1.25 u/)).toBeTruthy();
    expect(server.callsOf('GET /api/performance/mine').map(({ query }) => query)).toEqual([{ market: 'total' }]);
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/performance/mine/csv?market=total');
    await user.selectOptions(screen.getByLabelText('Book'), 'No book');
    await waitFor(() => expect(server.callsOf('GET /api/performance/mine').at(-1)!.query).toEqual({ market: 'total', book: 'No book' }));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect((screen.getByLabelText('Market') as HTMLSelectElement).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Dollars' }));
    expect(await screen.findByText(/^Profit over 4 bets: now −\$63.00, best \+\$40.00, max drawdown \$120.00/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'By day' }));
    expect(await screen.findByText(/^Profit over 4 days: now −\$63.00/)).toBeTruthy();
  });

  it('draws each group’s return with its range, every day as a calendar and each price against its close', async () => {
    open();
    const groups = (await screen.findByText('Return by group')).closest('section')!;
    const row = within(groups).getAllByRole('row', { name: /^Moneyline/ })[0]!;
    expect(row.textContent).toBe('Moneyline−6.0%, −31% to +19%30');
    const days = screen.getByRole('region', { name: 'Profit of every day' });
    expect(
      within(days)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .filter((text) => text !== 'No bet'),
    ).toEqual(['+40+$40.00, 10 bets', '−120−$120.00, 12 bets', '+5+$5.00, 10 bets', '+12+$12.00, 10 bets']);
    expect(screen.getByText('By game day: 3 up, 1 down; best +$40.00, worst −$120.00')).toBeTruthy();
    expect(
      screen.getByText(/^Bets by closing line value. −1% or less: 4 bets; −1% to 0%: 8 bets; 0% to \+1%: 12 bets; over \+1%: 6 bets\.$/),
    ).toBeTruthy();
  });

  it('tells a newcomer what will stand here and how bets get in', async () => {
    const totals = { ...sampleReport().totals, bets: 0 };
    open({ 'GET /api/performance/mine': sampleReport({ tracked: 1, totals, bets: [], open: { bets: 1, staked: 10, toWin: 9 } }) });
    expect(await screen.findByText('No settled bets yet')).toBeTruthy();
    expect(screen.getByText(/^1 bet of yours is still open\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add or import bets' }).getAttribute('href')).toBe('/my-bets?tab=pending');
  });

  it('says that no bet fits a filter', async () => {
    const totals = { ...sampleReport().totals, bets: 0 };
    open({ 'GET /api/performance/mine': sampleReport({ totals, bets: [] }) }, '/performance?market=prop');
    expect(await screen.findByText('No settled bet fits')).toBeTruthy();
    expect(screen.getByLabelText('Market')).toBeTruthy();
  });

  it('asks a visitor to sign in, and the server nothing', async () => {
    const { server } = open({}, '/performance', null);
    expect(await screen.findByText('Sign in to see your performance')).toBeTruthy();
    expect(server.callsOf('GET /api/performance/mine')).toHaveLength(0);
  });

  it('says what went wrong and tries again', async () => {
    const { user, server } = open({
      'GET /api/performance/mine': () => {
        throw new FakeError('UNAVAILABLE', 'Please try again in a moment.');
      },
    });
    expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
    server.use({ 'GET /api/performance/mine': sampleReport() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Leaks and strengths')).toBeTruthy();
  });
});
