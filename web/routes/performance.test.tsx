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
    expect(await screen.findByText('20 won, 21 lost, 1 pushed, 1 void; 2 open, $50.00 at risk for $61.50')).toBeTruthy();
    expect(screen.getByText('20 of 41, 34% to 64%; your prices needed 51.2%')).toBeTruthy();
    expect(screen.getByText('−$63.00 on $1,050.00; −31% to +19%; −1.25 u flat')).toBeTruthy();
    expect(screen.getByText('−0.4% to +2.6%; 18 of 30 beat the close')).toBeTruthy();
    expect(
      screen.getByText('Underdogs +150 to +199: −18% over 43 bets, interval −41% to +6%: not yet distinguishable from chance.'),
    ).toBeTruthy();
    expect(screen.getByText(/30 with both sides of their close, 5 on a line that was gone at the close/)).toBeTruthy();
    expect(screen.getByText(/Longest winning streak: 6 in a row/)).toBeTruthy();
    expect(screen.getByText(/about 3,480 bets at your prices; there are 42/)).toBeTruthy();
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
    expect(screen.getByText(/^Profit over 4 days: now −\$63.00, best \+\$40.00, max drawdown \$120.00/)).toBeTruthy();
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
    expect(await screen.findByText(/^Profit over 4 days: now −1.25 u/)).toBeTruthy();
    expect(server.callsOf('GET /api/performance/mine').map(({ query }) => query)).toEqual([{ market: 'total' }]);
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/performance/mine/csv?market=total');
    await user.selectOptions(screen.getByLabelText('Book'), 'No book');
    await waitFor(() => expect(server.callsOf('GET /api/performance/mine').at(-1)!.query).toEqual({ market: 'total', book: 'No book' }));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect((screen.getByLabelText('Market') as HTMLSelectElement).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Dollars' }));
    expect(await screen.findByText(/^Profit over 4 days: now −\$63.00/)).toBeTruthy();
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
