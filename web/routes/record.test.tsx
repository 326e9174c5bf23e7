import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleLeaguePick } from '../core/league/testing/sample-league-pick.ts';
import { decidedSummary, samplePick, sampleRecord, sampleSummary } from '../features/picks/testing/sample-pick.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import PerformanceTracking from './performance-tracking.tsx';
import Record from './record.tsx';

const HEADS = { publicKey: 'a2V5', days: [{ publishedOn: '2026-07-11', digest: 'ab12', publicKey: 'a2V5' }] };

const open = (server: Handlers = {}, path = '/record'): Rendered =>
  renderPart(<Record />, { path, user: null, server: { 'GET /api/record': sampleRecord(), 'GET /api/record/heads': HEADS, ...server } });

describe('the record', () => {
  it('offers the signed heads of each day with the key that signs them', async () => {
    open();
    const file = await screen.findByRole('link', { name: 'signed file' });
    expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([
      '/api/record/heads/2026-07-11',
      'clearedge-heads-2026-07-11.json',
    ]);
    expect([screen.getByText('a2V5').tagName, screen.getByText('ab12').tagName]).toEqual(['CODE', 'CODE']);
  });

  it('says when the signed heads cannot be loaded', async () => {
    open({
      'GET /api/record/heads': () => {
        throw new FakeError('UNAVAILABLE', 'Try again.');
      },
    });
    expect(await screen.findByText(/can’t load the published heads/)).toBeTruthy();
  });

  it('shows losers and sealed picks with their figures, intervals and both heads', async () => {
    open();
    expect(await screen.findByText('2 of 4, 15% to 85%; needed 44.0%')).toBeTruthy();
    const row = screen.getByRole('link', { name: 'Boston Red Sox' }).closest('tr')!;
    expect(within(row).getByText('LOSS')).toBeTruthy();
    expect(within(row).getByText('−1.00 u')).toBeTruthy();
    expect(screen.getByText(/Sealed until its game begins. Hash beef/)).toBeTruthy();
    expect(screen.getByText('c0ffee'.padEnd(64, '0'))).toBeTruthy();
    expect(screen.getByText(/are simulated, and so is this record/)).toBeTruthy();
  });

  it('puts the back-test of a band beside the picks published with it, with both samples', async () => {
    const band = {
      sport: 'mlb',
      market: 'moneyline',
      from: 75,
      to: 90,
      backtest: { plays: 900, wins: 405 },
      summary: decidedSummary(),
    } as const;
    open({ 'GET /api/record': sampleRecord({ backtestBands: [band] }) });
    const row = within(await screen.findByRole('region', { name: 'Bands, back-test and here' })).getAllByRole('row')[1]!;
    expect(row.textContent).toMatch(/Moneyline.*rank 75 to 90.*45\.0%405 of 900.*50\.0%2 of 4.*\+5\.0%\+2\.1% at the close/);
  });

  it('keeps filters in the address and asks the server for them', async () => {
    const { user, server } = open();
    await user.selectOptions(await screen.findByLabelText('Market'), 'total');
    await waitFor(() => expect(server.callsOf('GET /api/record').some(({ query }) => query.market === 'total')).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect((screen.getByLabelText('Market') as HTMLSelectElement).value).toBe('');
  });

  it('tells two sports apart, says what a sum covers and why a result was corrected', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const [, baseball] = sampleRecord().entries;
    const corrected = { isCorrected: true, correction: 'The league changed a score.' };
    const football = {
      ...baseball!,
      sport: 'cfl' as const,
      selection: 'BC Lions +3',
      market: 'spread' as const,
      matchup: 'BC @ SSK',
      ...corrected,
    };
    const bySport = [
      { key: 'mlb' as const, summary: sampleSummary({ picks: 3, wins: 2, losses: 1 }) },
      { key: 'cfl' as const, summary: sampleSummary({ picks: 1, losses: 1 }) },
    ];
    const report = sampleRecord({ sports: ['mlb', 'cfl'], bySport, entries: [football, baseball!] });
    const { user, server } = open({ 'GET /api/record': report }, '/record#cfl-1');
    expect(await screen.findByText(/cover MLB and CFL together: MLB 3 picks, 2 won, 1 lost; CFL 1 pick, 0 won, 1 lost\./)).toBeTruthy();
    const row = screen.getByRole('link', { name: 'BC Lions +3' }).closest('tr')!;
    expect(row.textContent).toContain('Point Spread · BC @ SSK');
    expect(within(row).getByText('corrected: The league changed a score.')).toBeTruthy();
    expect([row.getAttribute('aria-current'), document.activeElement]).toEqual(['true', row]);
    expect(screen.getByText('Results, 1 link')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Sport'), 'cfl');
    await waitFor(() => expect(server.callsOf('GET /api/record').at(-1)?.query).toEqual({ sport: 'cfl' }));
  });

  it('leaves out a sport that it does not know', async () => {
    const { server } = open({}, '/record?sport=rugby');
    await screen.findByText(/These figures cover MLB picks alone/);
    expect(server.callsOf('GET /api/record').map(({ query }) => query)).toEqual([{}]);
  });

  it('says that nothing is decided yet', async () => {
    open({
      'GET /api/record': sampleRecord({
        summary: sampleSummary(),
        entries: [],
        found: 0,
        sealed: 3,
        sealedBySport: [{ key: 'mlb', count: 3 }],
      }),
    });
    expect(await screen.findByText('No pick decided yet')).toBeTruthy();
    expect(screen.getByText('3 MLB picks are sealed until their games begin.')).toBeTruthy();
  });
});

describe('performance tracking', () => {
  const day = {
    date: '2026-07-11',
    totalPicks: 1,
    winningPicks: 0,
    losingPicks: 0,
    pushedPicks: 0,
    resolvedPicks: 0,
    pendingPicks: 1,
    accuracy: null,
    units: 0,
    sealedPicks: 0,
    picks: [samplePick()],
  };

  it('shows when a day’s games begin until there is a score, and reconciles on real results', async () => {
    const answer = { date: '2026-07-11', reconciled: 0, resolved: 0, pending: 1, message: '0 picks settled from final scores; 1 pending.' };
    const { user } = renderPart(<PerformanceTracking />, {
      path: '/performance-tracking?date=2026-07-11',
      user: 'pro',
      server: { 'GET /api/performance/daily': day, 'POST /api/performance/auto-reconcile': answer },
    });
    expect(await screen.findByText('Starts 7:05 PM ET')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Auto Reconcile' }));
    expect(await screen.findByText('Reconciliation Complete')).toBeTruthy();
  });

  it('lists the picks of every sport, and of the one that is chosen', async () => {
    const football = sampleLeaguePick({ status: 'settled', result: 'void' });
    const both = { ...day, totalPicks: 2, pendingPicks: 1, resolvedPicks: 1, picks: [samplePick(), football] };
    const { user, server } = renderPart(<PerformanceTracking />, {
      path: '/performance-tracking?date=2026-07-11',
      user: 'pro',
      server: { 'GET /api/performance/daily': ({ query }) => (query.sport === 'cfl' ? { ...day, picks: [football] } : both) },
    });
    expect(await screen.findByText('MLB · Moneyline · New York Yankees @ Boston Red Sox')).toBeTruthy();
    expect(screen.getByText('CFL · Moneyline · Hamilton Tiger-Cats @ Toronto Argonauts')).toBeTruthy();
    expect([screen.getByText('Void'), screen.getByText('Called off')]).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Sport'), 'CFL');
    await waitFor(() => expect(screen.queryByText(/^MLB ·/)).toBeNull());
    expect(server.callsOf('GET /api/performance/daily').at(-1)?.query).toEqual({ date: '2026-07-11', sport: 'cfl' });
  });

  it('says which spreads are counted, and gives no mean confidence over two sports', async () => {
    const month = { month: '2026-07', picks: 2, wins: 1, losses: 1, accuracy: 0.5, spreadAccuracy: null, avgConfidence: null, units: -0.1 };
    const months = {
      sports: ['mlb' as const, 'cfl' as const],
      totalAccuracy: 0.5,
      totalGames: 2,
      spreadAccuracy: null,
      avgConfidence: null,
      months: [month],
    };
    renderPart(<PerformanceTracking />, {
      path: '/performance-tracking?tab=monthly',
      server: { 'GET /api/performance/daily': day, 'GET /api/performance/monthly': months },
    });
    expect(await screen.findByText('run lines and point spreads alone')).toBeTruthy();
    expect(screen.getByText('choose a sport: each has its own measure')).toBeTruthy();
  });

  it('has its empty states for a day and for the months', async () => {
    const none = { sports: [], totalAccuracy: null, totalGames: 0, spreadAccuracy: null, avgConfidence: null, months: [] };
    const { user } = renderPart(<PerformanceTracking />, {
      path: '/performance-tracking',
      server: { 'GET /api/performance/daily': { ...day, totalPicks: 0, pendingPicks: 0, picks: [] }, 'GET /api/performance/monthly': none },
    });
    expect(await screen.findByText('No Picks for This Date')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Auto Reconcile' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Monthly Summary' }));
    expect(await screen.findByText('No Monthly Data Available')).toBeTruthy();
  });
});
