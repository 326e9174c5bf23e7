import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { sampleGame as sampleLeagueGame } from '../core/league/testing/sample-league.ts';
import { slip } from '../core/slip/index.ts';
import { toastStore } from '../core/toasts/toasts.ts';
import { PracticeSlip } from '../features/practice/slip/slip-panel.tsx';
import { practiceSlip } from '../features/practice/slip/slip-store.ts';
import {
  betId,
  listing,
  openBet,
  sampleAiSlip,
  sampleBalance,
  sampleOffer,
  sampleQuote,
  sampleReceipt,
  wonBet,
} from '../features/practice/testing/sample-practice.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import { liveSample, NOW, sampleGame } from '../testing/sample-game.ts';
import { SAMPLE_LIMITS } from '../testing/samples.ts';
import VirtualSportsbook from './virtual-sportsbook.tsx';

const second = sampleGame({
  gameId: '20260711_LAD@SF',
  awayTeam: 'Los Angeles Dodgers',
  homeTeam: 'San Francisco Giants',
  awayTeamCode: 'LAD',
  homeTeamCode: 'SF',
});
const toasted = (): string[] => toastStore.get().flatMap(({ title, description = '' }) => [title, description]);

function open(server: Handlers = {}, user: 'free' | null = 'free'): Rendered {
  return renderPart(
    <>
      <VirtualSportsbook />
      <PracticeSlip />
    </>,
    {
      path: '/virtual-sportsbook',
      user,
      server: {
        'GET /api/games': [sampleGame(), second, liveSample()],
        'GET /api/user/balance': sampleBalance(),
        'GET /api/virtual/bets': listing([openBet(), wonBet()]),
        'POST /api/virtual/quote': ({ body }) => sampleQuote(body.legs),
        'POST /api/virtual/bets': openBet(),
        ...server,
      },
    },
  );
}
const price = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const YANKEES = /New York Yankees moneyline \+104/;
const DODGERS = /Los Angeles Dodgers moneyline \+104/;
const slipPanel = () => within(screen.getByRole('region', { name: 'Practice betting slip' }));

beforeEach(() => {
  setClockOffset(Date.parse(NOW) - Date.now());
  practiceSlip.clear();
});

it('takes bets on a league’s games: its prices by its own words, with the way to each game’s page', async () => {
  const { user, server } = open({ 'GET /api/:league/games': [sampleLeagueGame()], 'GET /api/virtual/ai-slip': sampleAiSlip() });
  await user.click(await screen.findByRole('button', { name: 'CFL' }));
  await user.click(await screen.findByRole('button', { name: /Hamilton Tiger-Cats point spread \+3\.5/ }));
  expect(slip.entries()[0]).toMatchObject({ sport: 'cfl', gameId: '20260711_HAM@TOR', betType: 'spread' });
  expect(screen.getByRole('link', { name: /^Details of Hamilton/ }).getAttribute('href')).toBe('/cfl/games/20260711_HAM%40TOR');
  expect(screen.getByText('Points')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Player props of/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Generate AI Bet Slip' }));
  expect(await screen.findByRole('button', { name: 'Place All Bets' })).toBeTruthy();
  expect(server.callsOf('GET /api/virtual/ai-slip')[0]?.query).toMatchObject({ sport: 'cfl', date: '2026-07-11' });
  expect(server.callsOf('GET /api/:league/games').at(-1)).toMatchObject({ params: { league: 'cfl' } });
});

it('opens a league on its next day with games where today has none', async () => {
  const nfl = { sport: 'nfl', isInSeason: true, games: 0, live: 0, next: null, nextOn: '2026-07-12' } as const;
  const { user, server } = open({ 'GET /api/sports': [nfl], 'GET /api/:league/games': [] });
  await user.click(await screen.findByRole('button', { name: 'NFL' }));
  await waitFor(() => expect(server.callsOf('GET /api/:league/games').at(-1)?.query.date).toBe('2026-07-12'));
});

describe('the virtual sportsbook', () => {
  it('asks a visitor to sign in, and leads to the page for it', async () => {
    open({}, null);
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/auth?mode=login&return=%2Fvirtual-sportsbook');
    expect(screen.getByText('How Virtual Betting Works')).toBeTruthy();
  });

  it('shows the balance, the games that take bets, and what money it is', async () => {
    open();
    expect((await screen.findAllByText('$1,187.40')).length).toBeGreaterThan(0);
    expect(screen.getByText('24 won of 43 decided')).toBeTruthy();
    expect(await price(YANKEES)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Player props of Philadelphia/ })).toBeNull();
    expect(screen.getByText('Practice, no cash value')).toBeTruthy();
  });

  it('says so when no game can be bet on and when there are no bets', async () => {
    open({ 'GET /api/games': [liveSample()], 'GET /api/virtual/bets': [] });
    expect(await screen.findByText('No games available for betting at the moment.')).toBeTruthy();
    expect(await screen.findByText('No virtual bets yet.')).toBeTruthy();
  });

  it('shows six games at most', async () => {
    const games = Array.from({ length: 8 }, (_, at) => sampleGame({ gameId: `20260711_A${String.fromCharCode(65 + at)}@BOS` }));
    open({ 'GET /api/games': games });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Player props of/ })).toHaveLength(6));
  });

  it('tries again after a failure', async () => {
    const { user, server } = open({
      'GET /api/virtual/bets': () => {
        throw new FakeError('UNAVAILABLE', 'The database is busy.');
      },
    });
    expect(await screen.findByText('The database is busy.')).toBeTruthy();
    server.use({ 'GET /api/virtual/bets': [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No virtual bets yet.')).toBeTruthy();
  });
});

describe('the practice slip', () => {
  it('takes a selection off when its price is pressed again, and refuses one that is on it', async () => {
    const { user } = open();
    await user.click(await price(YANKEES));
    const [item] = practiceSlip.get().items;
    expect((await price(YANKEES)).getAttribute('aria-pressed')).toBe('true');
    await user.click(await price(YANKEES));
    expect(practiceSlip.get().items).toEqual([]);
    expect((await price(YANKEES)).getAttribute('aria-pressed')).toBe('false');
    await user.click(await price(YANKEES));
    act(() => void practiceSlip.add(item!));
    expect(toasted()).toEqual(['Bet Already Selected', 'This bet is already in your betting slip.']);
    expect(practiceSlip.get().items).toHaveLength(1);
  });

  it('says that both sides of a market score nothing in the contest, and not of practice money', async () => {
    const { user } = open();
    await user.click(await price(YANKEES));
    const [item] = practiceSlip.get().items;
    act(() => void practiceSlip.add({ ...item!, selection: 'Boston Red Sox ML', pick: { market: 'moneyline', side: 'home' } }));
    const note = /neither bet scores/;
    expect(screen.queryByText(note)).toBeNull();
    act(() => practiceSlip.set({ bankroll: 'contest' }));
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('places a single once, and is empty afterwards', async () => {
    const { user, server } = open();
    await user.click(await price(YANKEES));
    const button = slipPanel().getByRole<HTMLButtonElement>('button', { name: 'Place 1 Bet' });
    expect(button.disabled).toBe(true);
    expect(slipPanel().queryByRole('checkbox', { name: 'Parlay mode' })).toBeNull();
    await user.type(slipPanel().getByRole('spinbutton', { name: 'Stake, New York Yankees' }), '25');
    expect(slipPanel().getAllByText('$26.00')).toHaveLength(2);
    await user.click(slipPanel().getByRole('button', { name: 'Place 1 Bet, $25.00' }));
    await waitFor(() => expect(toasted()[0]).toBe('Bets Placed'));
    expect(practiceSlip.get().items).toHaveLength(0);
    const [call] = server.callsOf('POST /api/virtual/bets');
    expect(call?.body).toMatchObject({ gameId: '20260711_NYY@BOS', betType: 'moneyline', odds: 104, stake: 25 });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('shows a moved price, and places at the new one when it is accepted', async () => {
    let price409 = true;
    const { user, server } = open({
      'POST /api/virtual/bets': () => {
        if (!price409) return openBet();
        throw new FakeError('PRICE_MOVED', 'The price moved.', { currentOdds: -102 });
      },
    });
    await user.click(await price(YANKEES));
    await user.type(slipPanel().getByRole('spinbutton', { name: 'Stake, New York Yankees' }), '25');
    await user.click(slipPanel().getByRole('button', { name: /^Place 1 Bet/ }));
    const alert = await slipPanel().findByRole('alert');
    expect(alert.textContent).toContain('Price moved: +104 →to −102');
    expect(toasted()).toEqual(['Error', 'Failed to place virtual bets. Please try again.']);
    price409 = false;
    await user.click(within(alert).getByRole('button', { name: 'Accept −102' }));
    await waitFor(() => expect(practiceSlip.get().items).toHaveLength(0));
    const calls = server.callsOf('POST /api/virtual/bets');
    expect(calls.map(({ body }) => body.odds)).toEqual([104, -102]);
    expect(calls[1]?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
  });

  it('takes a bet off when its new price is refused', async () => {
    const { user } = open({
      'POST /api/virtual/quote': ({ body }) => ({ ...sampleQuote(body.legs), legs: [{ ...sampleQuote(body.legs).legs[0]!, odds: -110 }] }),
    });
    await user.click(await price(YANKEES));
    await user.click(await slipPanel().findByRole('button', { name: 'Refuse' }));
    expect(practiceSlip.get().items).toHaveLength(0);
  });

  it('makes one bet of a parlay at the price of the server, ten dollars unless said', async () => {
    const { user, server } = open({
      'POST /api/virtual/quote': ({ body }) => sampleQuote(body.legs, { odds: 316, decimal: 4.16, productOdds: 316 }),
    });
    await user.click(await price(YANKEES));
    await user.click(await price(DODGERS));
    await user.click(slipPanel().getByRole('checkbox', { name: 'Parlay mode' }));
    expect(await slipPanel().findByText('+316')).toBeTruthy();
    await user.click(slipPanel().getByRole('button', { name: 'Place 1 Bet, $10.00' }));
    await waitFor(() => expect(practiceSlip.get().items).toHaveLength(0));
    expect(practiceSlip.get()).toMatchObject({ isParlay: false, parlayStake: 10 });
    expect(server.callsOf('POST /api/virtual/bets')[0]?.body).toMatchObject({
      betType: 'parlay',
      odds: 316,
      stake: 10,
      legs: [{ odds: 104 }, { odds: 104 }],
    });
  });

  it('says why legs make no parlay, and lets no one place them', async () => {
    const { user } = open();
    await user.click(await price(YANKEES));
    await user.click(await price(/Boston Red Sox moneyline/));
    await user.click(slipPanel().getByRole('checkbox', { name: 'Parlay mode' }));
    expect(slipPanel().getByText(/New York Yankees and Boston Red Sox cannot both win/)).toBeTruthy();
    expect(slipPanel().getByRole<HTMLButtonElement>('button', { name: /^Place/ }).disabled).toBe(true);
  });

  it('shows what legs of one game pay together', async () => {
    const joint = { odds: 250, decimal: 3.5, pricing: 'joint' as const, holdFraction: 0.05, productOdds: 300 };
    const { user } = open({ 'GET /api/games': [sampleGame()], 'POST /api/virtual/quote': ({ body }) => sampleQuote(body.legs, joint) });
    await user.click(await price(YANKEES));
    await user.click(await price(/Over 8.5 total runs/));
    await user.click(slipPanel().getByRole('checkbox', { name: 'Parlay mode' }));
    expect((await slipPanel().findByText('+300')).tagName).toBe('S');
    expect(slipPanel().getByText('+250')).toBeTruthy();
    expect(slipPanel().getByText('5.0%')).toBeTruthy();
  });
});

describe('the rest of the page', () => {
  it('resets after asking in the words of the documents', async () => {
    const { user, server } = open({
      'POST /api/user/balance/reset': { message: 'Balance reset to $1,000', balance: sampleBalance({ balance: 1000 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Reset Balance to $1,000' }));
    await screen.findByText('Are you sure you want to reset your balance to $1,000? This will clear all your statistics.');
    expect(server.callsOf('POST /api/user/balance/reset')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Reset Balance' }));
    await waitFor(() => expect(toasted()).toEqual(['Balance Reset', 'Balance reset to $1,000']));
  });

  it('opens a live bet with its offer, and closes it after a second press', async () => {
    const { user, server } = open({
      'GET /api/virtual/bets/:betId/cash-out': sampleOffer(),
      'POST /api/virtual/bets/:betId/cash-out': sampleReceipt({ id: betId(1), result: 'cash_out', payout: 38.2 }),
    });
    await user.click(await screen.findByRole('button', { name: /Philadelphia Phillies.*to win \$25\.00/ }));
    expect(await screen.findByText('Game in progress')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Cash Out $38.20' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm $38.20' }));
    await waitFor(() => expect(toasted()[0]).toBe('Cashed Out'));
    expect(server.callsOf('POST /api/virtual/bets/:betId/cash-out')[0]?.body).toEqual({ amount: 38.2 });
  });

  it('shows how a settled bet was graded and paid', async () => {
    const { user } = open({ 'GET /api/virtual/bets/:betId': sampleReceipt() });
    await user.click(await screen.findByRole('button', { name: /Toronto Blue Jays.*\+\$31\.75/ }));
    expect(await screen.findByText('Profit $31.75 = $40.00 × 100 / 126')).toBeTruthy();
    expect(screen.getAllByText(/BAL 3, TOR 6/)).toHaveLength(2);
  });

  it('places all bets of the AI slip', async () => {
    const { user, server } = open({ 'GET /api/virtual/ai-slip': sampleAiSlip() }, 'free');
    await price(YANKEES);
    await user.click(screen.getByRole('button', { name: 'Generate AI Bet Slip' }));
    expect(await screen.findByText('10% of balance, $118.74, split by confidence')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Place All Bets' }));
    expect(await screen.findByText('Nothing left on the AI slip')).toBeTruthy();
    expect(server.callsOf('POST /api/virtual/bets')[0]?.body).toMatchObject({ selection: 'New York Yankees ML', stake: 118.74 });
  });

  it('says why no AI slip is made on a break, where to read more, and shows no bet', async () => {
    const why = 'You are taking a break from betting until July 12, 2026. Free and confidential help at any hour: 1-800-GAMBLER.';
    const { user, server } = open({ 'GET /api/virtual/ai-slip': sampleAiSlip() });
    await price(YANKEES);
    const generate = screen.getByRole('button', { name: 'Generate AI Bet Slip' });
    await user.click(generate);
    expect(await screen.findByRole('button', { name: 'Place All Bets' })).toBeTruthy();
    server.use({
      'GET /api/virtual/ai-slip': () => {
        throw new FakeError('FORBIDDEN', why);
      },
    });
    await user.click(generate);
    const panel = within(await screen.findByRole('region', { name: 'AI bet slip' }));
    expect((await panel.findByRole('alert')).textContent).toContain(why);
    expect(panel.getByRole('link', { name: 'Responsible Gaming' }).getAttribute('href')).toBe('/responsible-gaming');
    expect(screen.queryByRole('button', { name: 'Place All Bets' })).toBeNull();
    expect(toasted()).not.toContain('Generation failed');
  });

  it('shows the EV of an AI pick and that a favorite is no value on a phone, too', async () => {
    const slip = sampleAiSlip();
    const entries = slip.entries.map((entry) => ({
      ...entry,
      isValue: false,
      impliedValue: -2.8,
      aiProbability: 49,
      pushProbability: 6.8,
    }));
    const { user } = open({ 'GET /api/virtual/ai-slip': { ...slip, entries } });
    await price(YANKEES);
    await user.click(screen.getByRole('button', { name: 'Generate AI Bet Slip' }));
    await screen.findByRole('button', { name: 'Place All Bets' });
    expect(document.querySelector('.vs-ai-ph')?.textContent).toBe('49.0% win, 6.8% push−2.8% EV · favorite, not value');
  });

  it('makes no slip without a game, and says when the making failed', async () => {
    const { user, server } = open({ 'GET /api/games': [] });
    await screen.findByText('No games available for betting at the moment.');
    await user.click(screen.getByRole('button', { name: 'Generate AI Bet Slip' }));
    expect(toasted()).toEqual(['Unable to generate bets', 'No games available or balance information missing.']);
    expect(server.callsOf('GET /api/virtual/ai-slip')).toHaveLength(0);
  });

  it('asks whether one is 21 or older, once, and asks again before it takes a no', async () => {
    const { user, server } = open({
      'GET /api/responsible-gaming': { ...SAMPLE_LIMITS, ageAnswer: null },
      'POST /api/responsible-gaming/age': { ...SAMPLE_LIMITS, ageAnswer: 'under_age' },
    });
    const card = within(await screen.findByRole('region', { name: 'Are you 21 or older?' }));
    await user.click(card.getByRole('button', { name: 'I am under 21' }));
    expect(server.callsOf('POST /api/responsible-gaming/age')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, I am under 21' }));
    expect(await screen.findByText('You told us you are under 21.')).toBeTruthy();
    expect(server.callsOf('POST /api/responsible-gaming/age')[0]!.body).toEqual({ isOfAge: false });
  });

  it('asks no more once it was said', async () => {
    const { user } = open({
      'GET /api/responsible-gaming': { ...SAMPLE_LIMITS, ageAnswer: null },
      'POST /api/responsible-gaming/age': { ...SAMPLE_LIMITS, ageAnswer: 'of_age' },
    });
    await user.click(await screen.findByRole('button', { name: 'I am 21 or older' }));
    await waitFor(() => expect(screen.queryByText('Are you 21 or older?')).toBeNull());
  });
});
