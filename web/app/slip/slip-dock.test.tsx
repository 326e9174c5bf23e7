import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slip } from '../../core/slip/index.ts';
import { foldDock, useIsDockOpen } from '../../core/slip/slip-dock.ts';
import { setSlipMode } from '../../core/slip/slip-mode.ts';
import { receiptStore } from '../../core/slip/slip-news.ts';
import { type Rendered, renderPart } from '../../testing/render-route.tsx';
import SlipDock from './slip-dock.tsx';

const yankees = {
  gameId: '20260711_NYY@BOS',
  sport: 'mlb' as const,
  betType: 'moneyline' as const,
  selection: 'New York Yankees',
  pick: { market: 'moneyline' as const, period: 'full' as const, side: 'away' as const },
  odds: 104,
};

function Docked({ ofPage }: { ofPage?: boolean | undefined }) {
  return <SlipDock isOpen={useIsDockOpen(ofPage)} />;
}
const open = (ofPage?: boolean): Rendered => renderPart(<Docked ofPage={ofPage} />, { user: 'free', server: { 'GET /api/games': [] } });
const dock = () => within(screen.getByRole('complementary', { name: 'Betting slip' }));

beforeEach(() => {
  setSlipMode('track');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});

describe('the docked slip', () => {
  it('is a rail while it is empty, unfolds with the first bet, and keeps folded what its reader folded', async () => {
    const { user } = open();
    expect(dock().getByRole('button', { name: 'View Slip: no active bets' })).toBeTruthy();
    act(() => slip.add(yankees));
    expect(await dock().findByRole('button', { name: 'Place 1 Bet' })).toBeTruthy();
    await user.click(dock().getByRole('button', { name: 'Fold the slip' }));
    act(() => slip.add({ ...yankees, gameId: '20260711_LAD@SF' }));
    await user.click(dock().getByRole('button', { name: 'View Slip, 2 bets' }));
    expect(dock().getByRole('button', { name: 'Place 2 Bets' })).toBeTruthy();
    act(() => slip.clear());
    expect(dock().getByRole('button', { name: 'View Slip: no active bets' })).toBeTruthy();
  });

  it('stays folded beside a wide table, and open where the slip is what one comes for', async () => {
    open(false);
    act(() => slip.add(yankees));
    expect(dock().getByRole('button', { name: 'View Slip, 1 bet' })).toBeTruthy();
    act(() => slip.clear());
    open(true);
    expect(await screen.findByText('No active bets')).toBeTruthy();
    act(foldDock);
    expect(screen.queryByText('No active bets')).toBeNull();
  });

  it('is the same slip with the same count in each of its three uses', async () => {
    const { user } = open();
    act(() => slip.add(yankees));
    for (const use of ['Track', 'Practice', 'Parlay']) {
      await user.click(await dock().findByRole('button', { name: use }));
      expect(await dock().findAllByText('New York Yankees')).not.toHaveLength(0);
    }
    expect(dock().getByText('A parlay has at least two legs. Tap another price to add it.')).toBeTruthy();
  });

  it('forgets what was logged when somebody else is here', () => {
    open();
    act(() => receiptStore.set({ tickets: [] }));
    open();
    expect(receiptStore.get()).toBeNull();
  });
});
