import { BET_DETAILS, DETAIL_NAMES, eachDetail } from '@clearedge/contract/bet-details';
import { americanToDecimal } from '@clearedge/quant/price';
import { stakeFigures } from '@clearedge/quant/sizing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../../core/clock.ts';
import { sampleGame as sampleLeagueGame } from '../../core/league/testing/sample-league.ts';
import { slip } from '../../core/slip/index.ts';
import { toastStore } from '../../core/toasts/toasts.ts';
import { FakeError, type Handlers } from '../../testing/fake-server.ts';
import { type Rendered, renderPart } from '../../testing/render-route.tsx';
import { sampleUser } from '../../testing/samples.ts';
import { SlipReceipt } from './receipt/slip-receipt.tsx';
import { SlipView } from './slip-view.tsx';
import { placedBet } from './testing/placed-bet.ts';
import { newEntry, overEntry, SLIP_NOW, sampleBoardGame, sampleQuote } from './testing/sample-slip.ts';

const total = overEntry();
const shownToast = () => toastStore.get().find((one) => one.open);
const stakeBox = (name: string): HTMLElement => screen.getByRole('spinbutton', { name: `Stake, ${name}` });

function renderSlip(entries: ReturnType<typeof newEntry>[], server: Handlers = {}, isStrict = false, unit: number | null = null): Rendered {
  const user = sampleUser('free', {
    settings: { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unit, digestMail: false },
  });
  const rendered = renderPart(
    <>
      <SlipReceipt />
      <SlipView isStrict={isStrict} />
    </>,
    { user, server: { 'GET /api/games': [sampleBoardGame()], 'POST /api/bets': (call) => placedBet(call.body), ...server } },
  );
  for (const entry of entries) slip.add(entry);
  return rendered;
}

describe('the slip', () => {
  beforeEach(() => setClockOffset(Date.parse(SLIP_NOW) - Date.now()));

  it('is empty in words', () => {
    renderSlip([]);
    expect(screen.getByText('No active bets')).toBeTruthy();
  });

  it.each([
    ['decimal', '2.04', '2.10', 110],
    ['decimal', '2.04', '-179', -179],
    ['fractional', '26/25', '10/11', -110],
    ['american', '104', '-179', -179],
  ] as const)('shows and takes odds in %s format', async (oddsFormat, shown, typed, stored) => {
    const settings = { ...sampleUser().settings, oddsFormat };
    const { user } = renderPart(<SlipView />, {
      user: sampleUser('free', { settings }),
      server: { 'GET /api/games': [sampleBoardGame()] },
    });
    slip.add(newEntry());
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Odds, New York Yankees' });
    await waitFor(() => expect(box.value).toBe(shown));
    await user.clear(box);
    await user.type(box, typed);
    expect([box.value, slip.entries()[0]!.odds]).toEqual([typed, stored]);
    await user.clear(box);
    await user.type(box, '1');
    expect(screen.getByText(/^Odds are/)).toBeTruthy();
  });

  it('places what has a stake, clears it and says so', async () => {
    const { user, server } = renderSlip([newEntry(), newEntry(total)]);
    await user.type(await screen.findByRole('spinbutton', { name: 'Stake, New York Yankees' }), '25');
    expect(screen.getAllByText('$26.00').length).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Place 1 Bet' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Bets Placed', description: 'Your bets have been successfully placed.' }),
    );
    expect(server.callsOf('POST /api/bets')).toHaveLength(1);
    expect(slip.entries().map((entry) => entry.selection)).toEqual(['Over 8.5']);
  });

  it('keeps a refused bet with the word of the server', async () => {
    const message = 'Your weekly limit leaves $2.00 to stake.';
    const { user } = renderSlip([newEntry(), newEntry(total)], {
      'POST /api/bets': (call) => {
        if (call.body.betType === 'total') throw new FakeError('FORBIDDEN', message);
        return placedBet(call.body);
      },
    });
    await user.type(await screen.findByRole('spinbutton', { name: 'Stake, New York Yankees' }), '25');
    await user.type(stakeBox('Over 8.5'), '10');
    await user.click(await screen.findByRole('button', { name: 'Place 2 Bets' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(shownToast()).toMatchObject({ title: 'Error', description: 'Failed to place bets. Please try again.', variant: 'destructive' });
    expect(slip.entries().map((entry) => entry.selection)).toEqual(['Over 8.5']);
    await user.type(stakeBox('Over 8.5'), '5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what was logged with its place in My Bets, and takes it back to the slip', async () => {
    const { user, server } = renderSlip([newEntry()], { 'DELETE /api/bets/:betId': { ok: true } });
    await user.type(await screen.findByRole('spinbutton', { name: 'Stake, New York Yankees' }), '25');
    await user.click(await screen.findByRole('button', { name: 'Place 1 Bet' }));
    const receipt = within(await screen.findByRole('region', { name: 'Logged' }));
    expect(receipt.getByRole('status').textContent).toMatch(/New York Yankees \+104 · \$25\.00 to win \$26\.00.*NYY @ BOS · .*7:05 PM/);
    expect(screen.queryByText('No active bets')).toBeNull();
    const { pathname, search } = new URL(receipt.getByRole('link').getAttribute('href')!, 'http://x.test');
    expect([pathname, new URLSearchParams(search).get('bet')]).toEqual(['/my-bets', '00000000-0000-4000-8000-000000000001']);
    await user.click(receipt.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(slip.entries()).toMatchObject([{ selection: 'New York Yankees', stake: 25, potentialWin: 26 }]));
    expect(server.callsOf('DELETE /api/bets/:betId')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Logged' })).toBeNull();
  });

  it('keeps the receipt with the reason when it cannot be taken back any more', async () => {
    const message = 'The game has begun: this bet can no longer be removed.';
    const { user } = renderSlip([newEntry()], {
      'DELETE /api/bets/:betId': () => {
        throw new FakeError('CONTEST_STARTED', message);
      },
    });
    await user.click(within(await screen.findByRole('group', { name: 'Quick stakes, New York Yankees' })).getByText('$50'));
    await user.click(await screen.findByRole('button', { name: 'Place 1 Bet' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(slip.entries()).toEqual([]);
  });

  it('waits for every stake where the page asks for it', async () => {
    const { user } = renderSlip([newEntry(), newEntry(total)], {}, true);
    await user.type(await screen.findByRole('spinbutton', { name: 'Stake, New York Yankees' }), '25');
    const button = await screen.findByRole('button', { name: 'Place 2 Bets' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.type(stakeBox('Over 8.5'), '10');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('is off without a stake, and counts no stake that is no number', async () => {
    const { user } = renderSlip([newEntry()]);
    const button = await screen.findByRole('button', { name: 'Place 1 Bet' });
    await user.type(stakeBox('New York Yankees'), '-3');
    expect(slip.entries()[0]!.stake).toBe(0);
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('stakes all at once, by amount or by unit', async () => {
    const { user } = renderSlip([newEntry(), newEntry(total)], {}, false, 20);
    await user.type(await screen.findByRole('spinbutton', { name: 'Stake for every bet' }), '12.5{Enter}');
    expect(slip.entries().map((entry) => entry.stake)).toEqual([12.5, 12.5]);
    const units = await screen.findByRole('group', { name: 'Quick stakes for every bet' });
    await user.click(within(units).getByRole('button', { name: 'Half a unit, $10.00' }));
    expect(slip.entries().map((entry) => entry.stake)).toEqual([10, 10]);
  });

  it('offers a moved price and takes it over with its book', async () => {
    const { user } = renderSlip([newEntry({ odds: 110 })], { 'GET /api/games': [sampleBoardGame({ away: sampleQuote(100) })] });
    expect(await screen.findByText(/Price moved/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use new price' }));
    expect(slip.entries()[0]).toMatchObject({ odds: 100, addedOdds: 100, details: { book: 'Harbor' } });
    expect(screen.queryByText(/Price moved/)).toBeNull();
  });

  it('closes a bet whose game is under way', async () => {
    renderSlip([newEntry()], { 'GET /api/games': [sampleBoardGame({}, { status: 'live', awayScore: 1, homeScore: 0 })] });
    expect(await screen.findByText('This game has started. Bets close at first pitch.')).toBeTruthy();
    expect(stakeBox('New York Yankees').hasAttribute('disabled')).toBe(true);
  });

  describe('with a bet on a CFL game', () => {
    const onArgos = newEntry({
      gameId: '20260711_HAM@TOR',
      sport: 'cfl',
      selection: 'Toronto Argonauts',
      pick: { market: 'moneyline', period: 'full', side: 'home' },
      odds: -150,
      startsAt: '2026-07-11T23:00:00.000Z',
      awayTeamCode: 'HAM',
      homeTeamCode: 'TOR',
    });

    it("offers a moved price of the sport's own list, asks no other list, and no rule for pitchers", async () => {
      const { user, server } = renderSlip([onArgos], { 'GET /api/:league/games': [sampleLeagueGame()] });
      expect(await screen.findByText(/Price moved/)).toBeTruthy();
      expect(screen.queryByRole('combobox', { name: 'Pitchers' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Use new price' }));
      expect(slip.entries()[0]).toMatchObject({ odds: -160, addedOdds: -160, bookName: 'Summit' });
      expect(server.callsOf('GET /api/games')).toEqual([]);
    });

    it('closes once the game is under way, whatever its schedule said', async () => {
      renderSlip([onArgos], { 'GET /api/:league/games': [sampleLeagueGame({ status: 'live', awayScore: 3, homeScore: 0 })] });
      expect(await screen.findByText('This game has started. Bets close at kickoff.')).toBeTruthy();
      expect(stakeBox('Toronto Argonauts').hasAttribute('disabled')).toBe(true);
    });
  });

  it('sends the listed-pitchers rule and the book of the ticket', async () => {
    const { user, server } = renderSlip([newEntry()]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pitchers' }), 'listed');
    const book = screen.getByRole('textbox', { name: 'Book' });
    await user.clear(book);
    await user.type(book, 'Corner shop');
    await user.type(stakeBox('New York Yankees'), '5');
    await user.click(await screen.findByRole('button', { name: 'Place 1 Bet' }));
    await waitFor(() => expect(server.callsOf('POST /api/bets')[0]?.body).toMatchObject({ pitcherRule: 'listed', book: 'Corner shop' }));
  });

  it('has a box for every detail and sends what was typed', async () => {
    const { user, server } = renderSlip([newEntry()]);
    await user.type(await screen.findByRole('spinbutton', { name: /^Stake, New York Yankees/ }), '5');
    for (const name of DETAIL_NAMES) {
      const box = screen.getByRole('textbox', { name: BET_DETAILS[name].label });
      await user.clear(box);
      await user.type(box, `My ${name}`);
    }
    await user.click(await screen.findByRole('button', { name: 'Place 1 Bet' }));
    await waitFor(() => expect(server.callsOf('POST /api/bets')[0]?.body).toMatchObject(eachDetail((name) => `My ${name}`)));
  });
});

describe('the stake by Kelly', () => {
  beforeEach(() => setClockOffset(Date.parse(SLIP_NOW) - Date.now()));
  const side = {
    market: 'moneyline' as const,
    side: 'away' as const,
    line: null,
    selection: 'New York Yankees',
    odds: 104,
    book: 'HAR',
    bookName: 'Harbor',
    seenAt: SLIP_NOW,
    isStale: false,
    modelChance: 0.55,
    modelLow: 0.55,
    modelHigh: 0.55,
    modelPush: 0,
    marketChance: 0.5,
    bookCount: 3,
  };
  const settings = { ...sampleUser('pro').settings, bankroll: 1000, kellyShare: 0.5 };

  function open(tier: 'free' | 'pro', saved: Partial<typeof settings>, modelChance = 0.55): Rendered {
    const entry = newEntry();
    const games = [{ gameId: entry.gameId, matchup: 'NYY @ BOS', startsAt: SLIP_NOW, sides: [{ ...side, modelChance }] }];
    const rendered = renderPart(<SlipView />, {
      user: sampleUser(tier, { settings: { ...sampleUser(tier).settings, ...saved } }),
      server: { 'GET /api/games': [sampleBoardGame()], 'GET /api/kelly/markets': { slateOn: '2026-07-11', asOf: SLIP_NOW, games } },
    });
    slip.add(entry);
    return rendered;
  }

  it('follows the share and the bankroll of the account, at the price on the slip', async () => {
    const { user } = open('pro', settings);
    const entry = slip.entries()[0]!;
    const { stakeCents } = stakeFigures({
      winProbability: 0.55,
      decimal: americanToDecimal(entry.odds),
      share: 0.5,
      bankrollCents: 100_000,
    });
    await user.click(await screen.findByRole('button', { name: `Kelly $${(stakeCents / 100).toFixed(2)}` }));
    expect(slip.entries()[0]!.stake).toBe(stakeCents / 100);
  });

  it('says that there is no edge, and stakes nothing', async () => {
    open('pro', settings, 0.4);
    expect(await screen.findByText('Kelly: no edge at this price by the model.')).toBeTruthy();
  });

  it('asks nothing for those without Pro or a bankroll', async () => {
    for (const { server } of [open('free', settings), open('pro', {})]) {
      await screen.findAllByRole('button', { name: 'Place 1 Bet' });
      expect(server.callsOf('GET /api/kelly/markets')).toHaveLength(0);
    }
  });
});

describe('the slip of a visitor', () => {
  it('asks to sign in and keeps what is on it', async () => {
    setClockOffset(Date.parse(SLIP_NOW) - Date.now());
    const { user } = renderPart(<SlipView />, { user: null, server: { 'GET /api/games': [sampleBoardGame()] } });
    slip.add(newEntry());
    await user.click(await screen.findByRole('button', { name: 'Sign In to place your bets' }));
    expect(slip.entries()).toHaveLength(1);
  });
});
