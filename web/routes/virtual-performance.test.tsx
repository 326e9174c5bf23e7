import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { listing, openBet, samplePerformance, sampleReceipt, wonBet } from '../features/practice/testing/sample-practice.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import VirtualPerformance from './virtual-performance.tsx';

const NOW = '2026-07-11T21:53:00.000Z';

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}
const address = (): string => screen.getByTestId('address').textContent ?? '';

function open(path = '/virtual-performance', server: Handlers = {}, user: 'free' | null = 'free'): Rendered {
  return renderPart(
    <>
      <VirtualPerformance />
      <Address />
    </>,
    {
      path,
      user,
      server: {
        'GET /api/games': [],
        'GET /api/virtual/performance': samplePerformance(),
        'GET /api/virtual/bets': listing([openBet(), wonBet()]),
        ...server,
      },
    },
  );
}

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

describe('virtual performance', () => {
  it('turns cents into dollars, and shows each figure with what it rests on', async () => {
    open();
    expect((await screen.findAllByText('+$217.90')).length).toBeGreaterThan(0);
    expect(screen.getByText('average stake $25.34, 1 open')).toBeTruthy();
    expect(screen.getByText('on $1,089.50 staked and settled')).toBeTruthy();
    expect(screen.getByText('24 of 43, 41% to 70%, average win $26.76')).toBeTruthy();
    expect(screen.getByText('+20.0%')).toBeTruthy();
    const days = within(screen.getByRole('region', { name: 'Profit of every day' }));
    expect([days.getByText('−$40.00, 4 bets'), days.getByText('+$257.90, 43 bets')]).toHaveLength(2);
    expect(screen.getByRole('row', { name: /^Parlay 4 .*−\$40\.00 −100\.0%$/ })).toBeTruthy();
  });

  it('keeps the filters in the address, and asks the server for the figures of what is shown', async () => {
    const { user, server } = open('/virtual-performance?status=settled');
    expect(await screen.findByRole('button', { name: /Toronto Blue Jays/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Philadelphia Phillies/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'spread');
    expect(address()).toBe('?status=settled&type=spread');
    expect(await screen.findByText('No bets found matching your filters.')).toBeTruthy();
    const requested = server.callsOf('GET /api/virtual/performance').at(-1)?.query;
    expect(requested).toEqual({ status: 'settled', betType: 'spread', period: 'all', bankroll: 'practice', history: 'current' });
    expect(server.callsOf('GET /api/virtual/bets').at(-1)?.query).toEqual({
      status: 'settled',
      betType: 'spread',
      period: 'all',
      bankroll: 'practice',
      history: 'current',
      limit: '25',
    });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('');
  });

  it('loads the next bets behind the last one, and says how many there are', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...wonBet(), id: `0197f3a0-0000-4000-8000-${String(at).padStart(12, '0')}` }));
    const { user, server } = open('/virtual-performance', {
      'GET /api/virtual/bets': listing(many),
      'GET /api/virtual/performance': samplePerformance({ totalBets: 30 }),
    });
    expect(await screen.findByText('25 of 30 shown')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Toronto Blue Jays/ })).toHaveLength(30));
    expect(server.callsOf('GET /api/virtual/bets').at(-1)?.query.before).toBe(many[24]!.id);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('opens the receipt of a bet', async () => {
    const { user } = open('/virtual-performance', { 'GET /api/virtual/bets/:betId': sampleReceipt() });
    await user.click(await screen.findByRole('button', { name: /Toronto Blue Jays/ }));
    expect(await screen.findByText('Payout breakdown')).toBeTruthy();
  });

  it('claims nothing before the first bet', async () => {
    const none = {
      totalBets: 0,
      settledBets: 0,
      wins: 0,
      losses: 0,
      totalStaked: 0,
      winRate: null,
      roi: null,
      winRateInterval: null,
      byBetType: {},
      curve: [],
    };
    open('/virtual-performance', { 'GET /api/virtual/performance': samplePerformance(none), 'GET /api/virtual/bets': [] });
    expect(await screen.findByText('No bets found matching your filters.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('—')).toHaveLength(3));
  });

  it('says what failed', async () => {
    open('/virtual-performance', {
      'GET /api/virtual/performance': () => {
        throw new FakeError('UNAVAILABLE', 'The database is busy.');
      },
    });
    expect(await screen.findByText('The database is busy.')).toBeTruthy();
  });

  it('asks a visitor to sign in', async () => {
    open('/virtual-performance', {}, null);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
  });
});
