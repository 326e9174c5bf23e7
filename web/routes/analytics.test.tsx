import { can, TIERS } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Estimates } from '../features/analytics/analytics.queries.ts';
import { sampleAnalytics, sampleAnalyticsFigures } from '../features/analytics/testing/sample-analytics.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import Analytics from './analytics.tsx';

const openBet: Estimates[number] = {
  betId: '00000000-0000-4000-8000-000000000001',
  game: '20260711_NYY@BOS',
  selection: 'New York Yankees',
  odds: 120,
  breakEven: 0.4545,
  startsAt: '2026-07-11T23:10:00.000Z',
  probability: null,
  isSealed: false,
};
const open = (server: Handlers = {}, path = '/analytics', user: RenderOptions['user'] = 'elite'): Rendered =>
  renderPart(<Analytics />, {
    path,
    user,
    server: {
      'GET /api/performance/analytics': ({ query }) => sampleAnalytics({ book: query.book === 'practice' ? 'practice' : 'tracked' }),
      'GET /api/performance/analytics/sample': sampleAnalyticsFigures(),
      'GET /api/performance/estimates': [openBet],
      'PUT /api/performance/estimates/:betId': ({ params, body }) => ({ betId: params.betId!, probability: body.probability }),
      ...server,
    },
  });

describe('performance analytics', () => {
  it.each([null, ...TIERS.filter((tier) => !can(tier, 'analytics'))])(
    'locks %s out, shows a sample that says so and asks the server for nothing else',
    async (user) => {
      const { server } = open({}, '/analytics', user);
      expect(await screen.findByText('Elite Feature')).toBeTruthy();
      expect(screen.getByText('Elite Only')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Upgrade to Elite - $40/month' })).toBeTruthy();
      expect(server.callsOf('GET /api/performance/analytics')).toHaveLength(0);
      const sample = await screen.findByRole('region', { name: 'Sample of simulated bets' });
      expect(within(sample).getByText('21 of 45, 33% to 61%; your prices needed 51.0%')).toBeTruthy();
      expect(screen.getByText(/Everything below is a preview made from 180 simulated bets that no one placed/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Practice bets' })).toBeNull();
    },
  );

  it('shows the four cards, each with its sample and range', async () => {
    open();
    expect(await screen.findByText('21 of 45, 33% to 61%; your prices needed 51.0%')).toBeTruthy();
    expect(screen.getByText('ROI −4.4% (−29% to +20%) on $1,150.00')).toBeTruthy();
    expect(screen.getByText('3 lost')).toBeTruthy();
    expect(screen.getByText('settled, voids left out; average odds +104; 1 open; 2 pushed')).toBeTruthy();
  });

  it('goes through months, markets and insights by the address', async () => {
    const { user } = open();
    const months = await screen.findByRole('region', { name: 'Monthly breakdown, figures' });
    expect(within(months).getByRole('row', { name: 'July 2026 20 9 of 20 45.0% −$60.50 −12.1% −50% to +20%' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Market Analysis' }));
    const markets = await screen.findByRole('region', { name: 'By market, figures' });
    expect(within(within(markets).getByRole('rowheader', { name: 'Total' }).closest('tr')!).getAllByText('n = 4')).toHaveLength(2);
    expect(screen.getByText('Best sport: MLB. Best market: Moneyline.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'AI Insights' }));
    expect(await screen.findByText('You won 47% of 45 decided bets.')).toBeTruthy();
    expect(screen.getByText('n = 45')).toBeTruthy();
    expect(
      screen.getByText('Underdogs +150 to +199: −18% over 43 bets, interval −41% to +6%: not yet distinguishable from chance.'),
    ).toBeTruthy();
    expect(screen.getByText('You estimated 50.0% on average; 33.3% won (95% interval 18% to 53%).')).toBeTruthy();
  });

  it('keeps tracked and practice bets apart', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Practice bets' }));
    expect(await screen.findByText(/Practice bets since the last reset; no real money/)).toBeTruthy();
    expect(server.callsOf('GET /api/performance/analytics').map(({ query }) => query.book)).toEqual(['tracked', 'practice']);
  });

  it('shows a newcomer a sample that says so before every figure, and the own open bets outside of it', async () => {
    const none = sampleAnalyticsFigures({ totalBets: 0, wins: 0, losses: 0, monthlyBreakdown: [], insights: [] });
    open({ 'GET /api/performance/analytics': { ...sampleAnalytics(none), sample: sampleAnalyticsFigures() } }, '/analytics?tab=insights');
    const preview = await screen.findByRole('region', { name: 'Sample of simulated bets' });
    expect(screen.getByText(/Everything below is a preview made from 180 simulated bets that no one placed/)).toBeTruthy();
    expect(within(preview).getByText('21 of 45, 33% to 61%; your prices needed 51.0%')).toBeTruthy();
    expect(within(preview).queryByText('Record your win probability')).toBeNull();
    expect(await screen.findByText('Record your win probability')).toBeTruthy();
  });

  it('notes the chance of an open bet, and says what is no chance', async () => {
    const { user, server } = open({}, '/analytics?tab=insights');
    const input = await screen.findByRole('textbox', { name: 'Your estimate for New York Yankees, percent' });
    await user.type(input, '100');
    await user.click(screen.getByRole('button', { name: 'Note your chance for New York Yankees' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a chance between 1% and 99%.');
    await user.clear(input);
    await user.type(input, '52.5{Enter}');
    await waitFor(() => expect(server.callsOf('PUT /api/performance/estimates/:betId')[0]?.body).toEqual({ probability: 0.525 }));
    expect(await screen.findByText('Estimate noted')).toBeTruthy();
  });

  it('says what went wrong and tries again', async () => {
    const { user, server } = open({
      'GET /api/performance/analytics': () => {
        throw new FakeError('UNAVAILABLE', 'Please try again in a moment.');
      },
    });
    expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
    server.use({ 'GET /api/performance/analytics': sampleAnalytics() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Monthly Breakdown', { selector: 'h2' })).toBeTruthy();
  });
});
