import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../../../core/clock.ts';
import { slip } from '../../../core/slip/index.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleBalance, sampleQuote } from '../testing/sample-practice.ts';
import type { NewItem } from './rules/item.ts';
import { practiceSlip } from './slip-store.ts';
import { PracticeSlipView } from './slip-view.tsx';

const ITEM: NewItem = {
  gameId: '20261206_DEN@KC',
  sport: 'nfl',
  betType: 'moneyline',
  selection: 'Kansas City Chiefs',
  pick: { market: 'moneyline', period: 'full', side: 'home' },
  odds: -110,
  startsAt: '2026-12-06T18:00:00.000Z',
};
const at = (now: string): void => setClockOffset(Date.parse(now) - Date.now());
const placeButton = (name: RegExp): Promise<HTMLButtonElement> => screen.findByRole('button', { name });

function openSlip(problem: string | null = null) {
  const quote = sampleQuote([ITEM]);
  const rendered = renderPart(<PracticeSlipView />, {
    user: 'free',
    server: {
      'POST /api/virtual/quote': { ...quote, legs: quote.legs.map((leg) => ({ ...leg, problem })) },
      'GET /api/user/balance': sampleBalance({ balance: 1034.53 }),
    },
  });
  practiceSlip.add(ITEM);
  return rendered;
}

describe('a practice slip that cannot be placed', () => {
  beforeEach(() => {
    slip.clear();
    at('2026-12-06T16:00:00Z');
  });

  it('says while it is typed that a stake is more than the balance, and shows no balance below zero', async () => {
    const { user } = openSlip();
    const box = await screen.findByRole('spinbutton', { name: 'Stake, Kansas City Chiefs' });
    await user.type(box, '1034.54');
    expect((await screen.findByRole('alert')).textContent).toBe('$1,034.54 is more than your balance of $1,034.53.');
    expect((await placeButton(/^Place 1 Bet/)).disabled).toBe(true);
    expect(screen.queryByText(/[-−]\$/)).toBeNull();
    await user.clear(box);
    await user.type(box, '1034.53');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await placeButton(/^Place 1 Bet/)).disabled).toBe(false);
  });

  it('says that its games have started', async () => {
    at('2026-12-06T18:00:10Z');
    openSlip('This game has started.');
    expect((await placeButton(/^All of these have started$/)).disabled).toBe(true);
  });
});
