import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../../../core/clock.ts';
import { slip } from '../../../core/slip/index.ts';
import { receiptStore } from '../../../core/slip/slip-news.ts';
import type { TeaserQuote } from '../../../core/teaser/teaser-rules.ts';
import { FakeError, type Handlers } from '../../../testing/fake-server.ts';
import { type Rendered, renderPart } from '../../../testing/render-route.tsx';
import { placedBet } from '../testing/placed-bet.ts';
import { newEntry, overEntry, SLIP_NOW, sampleBoardGame } from '../testing/sample-slip.ts';
import { ParlaySlip } from './parlay-slip.tsx';
import { legsMultiplied, sharedBook, ticketWin } from './parlay-ticket.ts';

const elsewhere = newEntry({ gameId: '20260711_LAD@SF', selection: 'Los Angeles Dodgers', odds: -150 });
const logged = placedBet({ gameId: '2 legs', betType: 'moneyline', selection: '2 legs', odds: 240, stake: 20, potentialWin: 48 } as never);

function open(entries: ReturnType<typeof newEntry>[], server: Handlers = {}): Rendered {
  const rendered = renderPart(<ParlaySlip />, {
    user: 'free',
    server: { 'GET /api/games': [sampleBoardGame()], 'POST /api/bets/parlays': { ...logged, betType: 'parlay' }, ...server },
  });
  for (const entry of entries) slip.add(entry);
  return rendered;
}
const button = (): HTMLElement => screen.getByRole('button', { name: 'Place 1 Bet' });
const isOff = (): boolean => button().hasAttribute('disabled');

beforeEach(() => setClockOffset(Date.parse(SLIP_NOW) - Date.now()));

const teaserOf = (points: number, legs: readonly { gameId: string; selection: string; pick: { line: number } }[]): TeaserQuote => ({
  points,
  offered: [6, 6.5, 7],
  legs: legs.map(({ gameId, selection, pick }) => ({
    gameId,
    selection,
    teased: selection.replace(/-.*/, String((pick?.line ?? 0) + points)),
    line: pick?.line ?? null,
    teasedLine: (pick?.line ?? 0) + points,
    bookName: 'Summit',
    problem: null,
    worth: null,
  })),
  odds: points === 6 ? -120 : -140,
  decimal: null,
  potentialWin: null,
  table: [{ legs: 2, odds: -120 }],
  worth: null,
  unpriced: null,
  isLocked: true,
  problem: null,
  asOf: SLIP_NOW,
});

describe('a ticket of every bet on the slip', () => {
  it('logs the legs at their prices multiplied, once, and leaves a receipt', async () => {
    const { user, server } = open([newEntry(), elsewhere]);
    expect(await screen.findByDisplayValue('240')).toBeTruthy();
    expect(isOff()).toBe(true);
    await user.type(screen.getByRole('spinbutton', { name: 'Parlay stake' }), '20');
    expect(screen.getByText('$48.00')).toBeTruthy();
    await waitFor(() => expect(isOff()).toBe(false));
    await user.click(button());
    await waitFor(() => expect(receiptStore.get()?.tickets).toMatchObject([{ title: '2-leg parlay', odds: 240, stake: 20, win: 48 }]));
    const [sent] = server.callsOf('POST /api/bets/parlays');
    expect(sent?.body).toMatchObject({
      kind: 'parlay',
      stake: 20,
      legs: [{ odds: 104 }, { selection: 'Los Angeles Dodgers', odds: -150 }],
    });
    expect(sent?.body.odds).toBeUndefined();
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(slip.entries()).toEqual([]);
  });

  it('logs a teaser on its moved numbers, at the table’s price', async () => {
    const leg = (gameId: string, selection: string, line: number) =>
      newEntry({
        gameId,
        sport: 'nfl',
        betType: 'spread',
        selection,
        pick: { market: 'spread', period: 'full', side: 'home', line },
        odds: -110,
      });
    const legs = [leg('20261206_DEN@KC', 'Kansas City Chiefs -7.5', -7.5), leg('20261206_NYJ@BUF', 'Buffalo Bills -8', -8)];
    const { user, server } = open(legs, {
      'POST /api/virtual/teasers/quote': ({ body }) => {
        const asked = body as { points: number; legs: { gameId: string; selection: string; pick: { line: number } }[] };
        return teaserOf(asked.points, asked.legs);
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Teaser' }));
    expect(await screen.findByText('Kansas City Chiefs −1.5')).toBeTruthy();
    expect(await screen.findByDisplayValue('-120')).toBeTruthy();
    await user.click(screen.getByText('7 points'));
    expect(await screen.findByDisplayValue('-140')).toBeTruthy();
    await user.type(screen.getByRole('spinbutton', { name: 'Parlay stake' }), '14');
    await waitFor(() => expect(isOff()).toBe(false));
    await user.click(button());
    await waitFor(() => expect(receiptStore.get()?.tickets).toMatchObject([{ title: '2-leg teaser' }]));
    const sent = server.callsOf('POST /api/bets/parlays')[0]!.body as {
      legs: { selection: string; pick: { line: number }; odds?: number }[];
    };
    expect(sent).toMatchObject({ kind: 'teaser', teaserPoints: 7, stake: 14, odds: -140 });
    expect(sent.legs.map(({ selection, pick, odds }) => [selection, pick.line, odds])).toEqual([
      ['Kansas City Chiefs -0.5', -0.5, undefined],
      ['Buffalo Bills -1', -1, undefined],
    ]);
  });

  it('logs no teaser of a leg that cannot be teased, and offers none where no sport sells them', async () => {
    const spread = { market: 'spread', period: 'full', side: 'home', line: -7.5 } as const;
    const football = newEntry({
      gameId: '20261206_DEN@KC',
      sport: 'nfl',
      betType: 'spread',
      selection: 'Kansas City Chiefs -7.5',
      pick: spread,
    });
    const { user } = open([football, elsewhere], {
      'POST /api/virtual/teasers/quote': () => {
        const quote = teaserOf(6, [football, elsewhere] as never);
        return { ...quote, odds: null, legs: quote.legs.map((leg, at) => ({ ...leg, problem: at === 1 ? 'MLB has no teasers.' : null })) };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Teaser' }));
    expect(await screen.findByText('MLB has no teasers.')).toBeTruthy();
    await user.type(screen.getByRole('spinbutton', { name: 'Parlay stake' }), '10');
    expect(isOff()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Kansas City Chiefs −7.5' }));
    expect(screen.queryByRole('checkbox', { name: 'Teaser' })).toBeNull();
  });

  it('asks for the price of the ticket where legs are of one game, and sends the one that was typed', async () => {
    const { user, server } = open([newEntry(), overEntry()]);
    await user.type(await screen.findByRole('spinbutton', { name: 'Parlay stake' }), '10');
    expect(screen.getByText(/no book pays them multiplied/)).toBeTruthy();
    expect(isOff()).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Odds of the ticket' }), '3.10');
    await waitFor(() => expect(isOff()).toBe(false));
    await user.click(button());
    await waitFor(() => expect(server.callsOf('POST /api/bets/parlays')[0]?.body).toMatchObject({ odds: 210, stake: 10 }));
  });

  it('keeps the ticket with the word of the server, and its key for the next try', async () => {
    const message = 'Your weekly limit leaves $2.00 to stake.';
    const { user, server } = open([newEntry(), elsewhere], {
      'POST /api/bets/parlays': () => {
        throw new FakeError('FORBIDDEN', message);
      },
    });
    await user.type(await screen.findByRole('spinbutton', { name: 'Parlay stake' }), '20');
    await waitFor(() => expect(isOff()).toBe(false));
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(slip.entries()).toHaveLength(2);
    await user.click(button());
    await waitFor(() => expect(server.callsOf('POST /api/bets/parlays')).toHaveLength(2));
    const keys = server.callsOf('POST /api/bets/parlays').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('takes legs off that have started, and needs two', async () => {
    const { user } = open([newEntry(), elsewhere], {
      'GET /api/games': [sampleBoardGame({}, { status: 'live', awayScore: 1, homeScore: 0 })],
    });
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    expect(slip.entries().map(({ selection }) => selection)).toEqual(['Los Angeles Dodgers']);
    expect(screen.getByText(/at least two legs/)).toBeTruthy();
    expect(isOff()).toBe(true);
  });
});

describe('its figures', () => {
  it('has no price of legs of one game, of one leg, or of a leg without a price', () => {
    const [one, two] = [newEntry(), elsewhere].map((entry) => ({ ...entry, stake: 0, potentialWin: 0 }));
    expect(legsMultiplied([one!, two!])).toBe(240);
    expect(legsMultiplied([one!])).toBeNull();
    expect(legsMultiplied([one!, { ...two!, odds: 50 }])).toBeNull();
    expect(legsMultiplied([one!, { ...two!, gameId: one!.gameId }])).toBeNull();
  });

  it('wins nothing without a stake or a price, and is of the book of every leg alone', () => {
    expect([ticketWin(20, 240), ticketWin(0, 240), ticketWin(20, null), ticketWin(20, 50)]).toEqual([48, 0, 0, 0]);
    const leg = (bookName: string) => ({ ...newEntry({ bookName }), stake: 0, potentialWin: 0 });
    expect([sharedBook([leg('Harbor'), leg('Harbor')]), sharedBook([leg('Harbor'), leg('Summit')])]).toEqual(['Harbor', '']);
  });
});
