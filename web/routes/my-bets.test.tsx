import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { toastStore } from '../core/toasts/toasts.ts';
import {
  liveBet,
  lostBet,
  pushedBet,
  sampleBet,
  sampleHistory,
  sampleReceipt,
  sampleStats,
  settledBet,
  ungradableBet,
  withReceipt,
} from '../features/bets/testing/sample-bet.ts';
import { type FakeCall, FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import MyBets from './my-bets.tsx';

const NOW = '2026-07-11T21:53:00.000Z';
const bets = () => [sampleBet(), liveBet(), ungradableBet()];
const settled = () => [settledBet(), lostBet(), pushedBet()];

/** The fake's history: what was searched for is in the selection, what was chosen is the result. */
function history({ query }: FakeCall) {
  const { q = '', result = '', before } = query;
  const fits = settled().filter((bet) => bet.selection.toLowerCase().includes(q) && (result === '' || bet.result === result));
  const page = sampleHistory(fits, { settled: 3 });
  return before === undefined ? page : { ...page, summary: null };
}

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}
const address = (): string => screen.getByTestId('address').textContent ?? '';
const toastTitle = (): string | undefined => toastStore.get().find((one) => one.open)?.title;

function open(path = '/my-bets', server: Handlers = {}, user: 'free' | null = 'free'): Rendered {
  const page = (
    <>
      <MyBets />
      <Address />
    </>
  );
  return renderPart(page, {
    path,
    user,
    server: {
      'GET /api/bets': bets(),
      'GET /api/bets/history': history,
      'GET /api/bets/stats': sampleStats(),
      'GET /api/games': [],
      'GET /api/bets/:betId': withReceipt(settledBet()),
      ...server,
    },
  });
}
const rowOf = async (name: string): Promise<HTMLElement> => (await screen.findByText(name)).closest('li')!;

async function choose(user: Rendered['user'], name: 'Edit' | 'Remove'): Promise<void> {
  await user.click(await within(await rowOf('New York Yankees')).findByRole('button', { name: 'More for New York Yankees' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

beforeEach(() => {
  setClockOffset(Date.parse(NOW) - Date.now());
  Element.prototype.scrollIntoView = () => undefined;
});

describe('my bets', () => {
  it('shows the figures with what they rest on, and the tabs with their counts', async () => {
    open();
    expect(await screen.findByText('55.8%')).toBeTruthy();
    expect(screen.getByText('24 of 43, 41% to 70%')).toBeTruthy();
    expect(screen.getByText('+$31.62')).toBeTruthy();
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    await waitFor(() => expect(screen.getAllByRole('tab')[1]?.textContent).toBe('Pending Bets (3)'));
    expect(names[0]).toBe('Betting Slip (0)');
    expect(screen.getByRole('tab', { name: 'Betting History (43)' })).toBeTruthy();
  });

  it('keeps the tab in the address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: /Betting History/ }));
    expect(address()).toBe('?tab=history');
    await user.click(screen.getByRole('tab', { name: /Betting Slip/ }));
    expect(address()).toBe('?tab=slip');
    await user.click(screen.getByRole('tab', { name: /Pending Bets/ }));
    expect(address()).toBe('');
  });

  it('shows a dash where there is nothing yet', async () => {
    open('/my-bets', {
      'GET /api/bets': [],
      'GET /api/bets/stats': sampleStats({ totalBets: 0, pendingBets: 0, winRate: null, winRateInterval: null, roi: null }),
    });
    expect(await screen.findByText('No active bets')).toBeTruthy();
    expect(screen.getAllByText('—')).toHaveLength(2);
  });

  it('asks a visitor to sign in', async () => {
    open('/my-bets', {}, null);
    expect(await screen.findByText('Sign in to see your bets')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it('says what went wrong and tries again', async () => {
    const { user, server } = open('/my-bets', {
      'GET /api/bets': () => {
        throw new FakeError('UNAVAILABLE', 'The database is busy.');
      },
    });
    expect(await screen.findByText('The database is busy.')).toBeTruthy();
    server.use({ 'GET /api/bets': bets() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('New York Yankees')).toBeTruthy();
  });
});

describe('pending bets', () => {
  it('refuses a bad stake and bad odds in words, then saves only the change', async () => {
    const { user, server } = open('/my-bets', { 'PATCH /api/bets/:betId': (call) => ({ ...sampleBet(), ...call.body }) });
    await choose(user, 'Edit');
    const stake = screen.getByRole('textbox', { name: 'Stake $' });
    await user.clear(stake);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(toastTitle()).toBe('Invalid stake');
    await user.type(stake, '30');
    const odds = screen.getByRole('textbox', { name: 'Odds' });
    await user.clear(odds);
    await user.type(odds, '0');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(toastTitle()).toBe('Invalid odds');
    await user.clear(odds);
    await user.type(odds, '110{Enter}');
    await waitFor(() => expect(toastTitle()).toBe('Bet updated'));
    expect(server.callsOf('PATCH /api/bets/:betId').map((call) => call.body)).toEqual([{ stake: 30, odds: 110 }]);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('leaves a bet as it was on cancel', async () => {
    const { user, server } = open();
    await choose(user, 'Edit');
    await user.type(screen.getByRole('textbox', { name: 'Selection' }), 'x{Escape}');
    expect(await screen.findByText('New York Yankees')).toBeTruthy();
    expect(server.callsOf('PATCH /api/bets/:betId')).toHaveLength(0);
  });

  it('removes a bet after asking', async () => {
    const { user, server } = open('/my-bets', { 'DELETE /api/bets/:betId': { ok: true } });
    await choose(user, 'Remove');
    server.use({ 'GET /api/bets': bets().slice(1) });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove bet' }));
    await waitFor(() => expect(toastTitle()).toBe('Bet removed'));
    await waitFor(() => expect(screen.queryByText('New York Yankees')).toBeNull());
  });

  it('says when a bet could not be removed', async () => {
    const { user } = open('/my-bets', {
      'DELETE /api/bets/:betId': () => {
        throw new FakeError('UNAVAILABLE', 'Busy.');
      },
    });
    await choose(user, 'Remove');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove bet' }));
    await waitFor(() => expect(toastStore.get()[0]?.description).toBe('Failed to delete bet. Please try again.'));
    expect(screen.getByText('New York Yankees')).toBeTruthy();
  });

  it('lets the owner mark a bet that no score decides, and no other', async () => {
    const marked = { ...ungradableBet(), status: 'settled' as const, result: 'loss' as const, actualWin: -5, settledAt: NOW };
    const { user, server } = open('/my-bets', {
      'POST /api/bets/:betId/resolve': withReceipt(marked, sampleReceipt({ grade: 'loss', gradedBy: 'owner' })),
    });
    expect(within(await rowOf('New York Yankees')).queryByRole('button', { name: /Mark result/ })).toBeNull();
    await user.click(await within(await rowOf('A. Judge to homer first')).findByRole('button', { name: /Mark result/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as lost' }));
    await waitFor(() => expect(toastTitle()).toBe('Result updated'));
    expect(server.callsOf('POST /api/bets/:betId/resolve')[0]?.body).toEqual({ result: 'loss' });
  });
});

describe('betting history', () => {
  it('shows outcome and profit with their signs', async () => {
    open('/my-bets?tab=history');
    const rows = (await screen.findAllByRole('button', { expanded: false })).map((row) => row.textContent);
    expect(rows[0]).toMatch(/^WonToronto Blue Jays.*\+\$31\.75$/);
    expect(rows[1]).toMatch(/^LostUnder 8.*−105\$21\.00−\$21\.00$/);
    expect(rows[2]).toMatch(/^PushOver 9.*\$0\.00$/);
  });

  it('filters by the address, shows a chip and takes it away', async () => {
    const { user } = open('/my-bets?tab=history&result=loss');
    expect(await screen.findByText('1 of 3 settled bets')).toBeTruthy();
    expect(screen.queryByText('Toronto Blue Jays')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove filter Lost' }));
    expect(address()).toBe('?tab=history');
    expect(screen.getByText('Toronto Blue Jays')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30d');
    expect(address()).toBe('?tab=history&period=30d');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No bets fit')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('?tab=history');
  });

  it('opens the receipt that the address names, and closes it', async () => {
    const { user } = open(`/my-bets?bet=${settledBet().id}`);
    expect(await screen.findByText('7F3K-2210')).toBeTruthy();
    await user.click(screen.getByRole('button', { expanded: true }));
    expect(screen.queryByText('7F3K-2210')).toBeNull();
    expect(address()).toBe('?tab=history');
  });

  it('says so when the bet of a link is gone', async () => {
    open('/my-bets?tab=history&bet=00000000-0000-4000-8000-00000000dead', {
      'GET /api/bets/:betId': () => {
        throw new FakeError('NOT_FOUND', 'This bet could not be found.');
      },
    });
    expect(await screen.findByText('This bet is no longer in your list.')).toBeTruthy();
  });
});
