import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { PracticeSlip } from '../features/practice/slip/slip-panel.tsx';
import { practiceSlip } from '../features/practice/slip/slip-store.ts';
import { listing, openBet, sampleBalance, sampleQuote, wonBet } from '../features/practice/testing/sample-practice.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import { sampleGame } from '../testing/sample-game.ts';
import VirtualSportsbook from './virtual-sportsbook.tsx';

const NOW = '2026-07-11T21:53:00.000Z';
const contest = {
  weekOn: '2026-07-06',
  endsOn: '2026-07-12',
  balance: 912.5,
  openBets: 1,
  settledBets: 7,
  openStake: 100,
  startingBalance: 1000,
};

function open(server: Handlers = {}): Rendered {
  return renderPart(
    <>
      <VirtualSportsbook />
      <PracticeSlip />
    </>,
    {
      path: '/virtual-sportsbook',
      user: 'free',
      server: {
        'GET /api/games': [sampleGame()],
        'GET /api/user/balance': sampleBalance({ contest }),
        'GET /api/virtual/bets': listing([openBet(), wonBet()]),
        'POST /api/virtual/quote': ({ body }) => sampleQuote(body.legs),
        'POST /api/virtual/bets': openBet(),
        ...server,
      },
    },
  );
}
const slip = () => within(screen.getByRole('region', { name: 'Practice betting slip' }));

beforeEach(() => {
  setClockOffset(Date.parse(NOW) - Date.now());
  practiceSlip.clear();
  practiceSlip.set({ bankroll: 'practice' });
});

describe('two bankrolls', () => {
  it('the slip says both balances and places with the chosen one', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: /New York Yankees moneyline \+104/ }));
    const choice = await slip().findByRole('button', { name: /Contest.*\$912\.50/ });
    expect(
      slip()
        .getByRole('button', { name: /Practice.*\$1,187\.40/ })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    await user.click(choice);
    expect(slip().getByText(/Counts on the leaderboard/)).toBeTruthy();
    await user.type(slip().getByRole('spinbutton'), '25');
    expect(slip().getByText('$887.50')).toBeTruthy();
    await user.click(await slip().findByRole('button', { name: 'Place 1 Bet, $25.00' }));
    expect(server.callsOf('POST /api/virtual/bets').at(-1)?.body).toMatchObject({ bankroll: 'contest', stake: 25 });
  });

  it('a stake under a dollar is not placed, and says why', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /New York Yankees moneyline \+104/ }));
    await user.type(slip().getByRole('spinbutton'), '0.5');
    expect(slip().getByText('The minimum stake is $1.')).toBeTruthy();
    expect((slip().getByRole('button', { name: /^Place/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('the totals say what the balance is made of, with resets and where earlier bets are', async () => {
    const balance = sampleBalance({
      balance: 1005.5,
      totalWinnings: 50,
      totalLosses: 20,
      cashOutProfit: -4.5,
      openStake: 20,
      openBets: 1,
      winRate: 0.5,
      winCount: 4,
      decidedCount: 8,
      betCount: 12,
      resets: 2,
      lastResetAt: '2026-07-09T16:00:00.000Z',
      nextResetAt: '2026-07-16T16:00:00.000Z',
      earlierBets: 8,
      contest,
    });
    open({ 'GET /api/user/balance': balance });
    expect(
      await screen.findByText(
        /\$1,000\.00 start \+ \$50\.00 winnings − \$20\.00 losses − \$4\.50 from cash-outs − \$20\.00 at stake = \$1,005\.50/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('4 won of 8 decided')).toBeTruthy();
    expect(screen.getByRole('link', { name: '8 earlier bets' }).getAttribute('href')).toContain('history=all');
    expect((screen.getByRole('button', { name: 'Reset Balance to $1,000' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/Next reset: .*Jul 16/)).toBeTruthy();
  });

  it('counts the contest bets of the week among the bets that it lists', async () => {
    open({ 'GET /api/user/balance': sampleBalance({ settledCount: 48, contest }), 'GET /api/virtual/bets': listing([wonBet()]) });
    expect(await screen.findByRole('button', { name: 'All 55' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Settled 55' })).toBeTruthy();
  });

  it('a settled row shows the day of the game, and a contest bet says so', async () => {
    const bet = wonBet({ bankroll: 'contest', contestWeek: '2026-07-06', placedAt: '2026-07-09T15:00:00.000Z' });
    open({ 'GET /api/virtual/bets': listing([bet]) });
    const row = await screen.findByRole('button', { name: /Toronto Blue Jays/ });
    expect(row.textContent).toContain('Contest');
    expect(row.textContent).toContain('Jul 11');
    expect(row.textContent).not.toContain('Jul 9');
  });
});
