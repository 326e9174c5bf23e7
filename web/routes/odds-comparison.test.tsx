import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import type { Settings } from '../core/settings/settings.ts';
import { slip } from '../core/slip/index.ts';
import { NOW, sampleAlert, sampleComparison, sampleOpportunity, sampleValue } from '../features/comparison/testing/sample-comparison.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import OddsComparison from './odds-comparison.tsx';

const FOUND = { asOf: NOW, bankroll: 100, booksCompared: 3, gamesCompared: 1, items: [sampleOpportunity()] };
const me = sampleUser('pro');
const open = (
  server: Handlers = {},
  user: Parameters<typeof renderPart>[1] extends infer O ? (O extends { user?: infer U } ? U : never) : never = me,
  path = '/odds-comparison',
): Rendered =>
  renderPart(<OddsComparison />, {
    path,
    user,
    server: {
      'GET /api/odds-comparison': [sampleComparison()],
      'GET /api/odds-comparison/opportunities': FOUND,
      'GET /api/price-alerts': [],
      'GET /api/value-alerts': [],
      'GET /api/bets': [],
      'GET /api/daily-picks': [],
      'PATCH /api/settings': ({ body }) => ({ user: { ...me, settings: { ...me.settings, ...(body as Partial<Settings>) } } }),
      ...server,
    },
  });
const table = async () => within(await screen.findByRole('table'));

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

describe('odds comparison', () => {
  it.each(['free', null] as const)('is locked for %s, and asks for no price', async (user) => {
    const { server } = open({}, user);
    expect(await screen.findByText('Pro Feature Required')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade to Pro for $25/month' }).getAttribute('href')).toBe('/subscribe');
    expect(server.calls.some(({ key }) => /odds-comparison|price-alerts/.test(key))).toBe(false);
  });

  it('puts a book’s price on the slip, and another book’s in its place', async () => {
    const { user } = open();
    const board = await table();
    await user.click(board.getByRole('button', { name: /New York Yankees \+104 at Book HAR/ }));
    expect(slip.entries()).toMatchObject([{ gameId: '20260711_NYY@BOS', selection: 'New York Yankees', odds: 104, book: 'HAR' }]);
    await user.click(board.getByRole('button', { name: /New York Yankees \+100 at Book SUM/ }));
    expect(slip.entries()).toMatchObject([{ odds: 100, book: 'SUM' }]);
    await user.click(board.getByRole('button', { name: /New York Yankees \+100 at Book SUM/ }));
    expect(slip.entries()).toEqual([]);
  });

  it('shows the board of the sport that is chosen, its markets named as it names them', async () => {
    const day = { isInSeason: true, games: 1, live: 0, next: null, nextOn: null };
    const game = { ...sampleComparison(), sport: 'nhl' as const, gameId: '20260711_NYR@BOS_NHL', homeTeam: 'Boston Bruins' };
    const { user, server } = open({
      'GET /api/sports': [
        { ...day, sport: 'mlb' },
        { ...day, sport: 'nhl' },
      ],
      'GET /api/odds-comparison': ({ query }) => (query.sport === 'nhl' ? [game] : [sampleComparison()]),
    });
    await table();
    expect(screen.getByRole('button', { name: 'Run Line' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'NHL' }));
    expect(await screen.findByRole('button', { name: 'Puck Line' })).toBeTruthy();
    expect((await screen.findAllByText(/Boston Bruins/)).length).toBeGreaterThan(0);
    expect(server.callsOf('GET /api/odds-comparison').at(-1)!.query).toMatchObject({ sport: 'nhl' });
  });

  it('compares a game’s props by book: fair, best with its EV, and what another kind lacks', async () => {
    const strikeouts = {
      id: 'x',
      playerId: 'p',
      playerName: 'G. Cole',
      teamCode: 'NYY',
      propType: 'pitcher_strikeouts',
      line: 6.5,
      books: [
        { book: 'HAR', over: 104, under: -126, hold: 0.046, quotedAt: NOW },
        { book: 'SUM', over: -110, under: null, hold: null, quotedAt: NOW },
      ],
      fair: { over: 0.5, overOdds: 100, underOdds: 100, bookCount: 2 },
      best: {
        over: { book: 'HAR', bookName: 'Book HAR', odds: 104, evPct: 2 },
        under: { book: 'HAR', bookName: 'Book HAR', odds: -126, evPct: -10.3 },
      },
      hold: 0.046,
    };
    const books = ['HAR', 'SUM'].map((code) => ({ code, name: `Book ${code}` }));
    const board = { asOf: NOW, seenAt: NOW, isStale: false, books, props: [strikeouts] };
    const { user } = open({ 'GET /api/games/:gameId/prop-comparison': board }, me, '/odds-comparison?view=props');
    const shown = within(await screen.findByRole('table'));
    expect(shown.getByRole('row', { name: 'G. Cole NYY · O 6.5 +100 +104 Book HAR, +2.0% EV 4.6% +104 −110' })).toBeTruthy();
    expect(shown.getByRole('row', { name: 'G. Cole U 6.5 +100 −126 Book HAR, −10.3% EV −126 —' })).toBeTruthy();
    const kinds = within(screen.getByLabelText('Prop')).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).not.toContain('Receiving yards');
    await user.selectOptions(screen.getByLabelText('Prop'), 'Home runs');
    expect(await screen.findByText('No book offers this prop on this game')).toBeTruthy();
  });

  it('marks the best of what is fresh enough, and says so in the address', async () => {
    const { user } = open();
    const board = await table();
    expect(board.getByRole('button', { name: /best price/, pressed: false, description: /Book QUA/ })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Max age'), '5');
    expect(board.getByRole('button', { name: /\+104 at Book HAR, best price/ })).toBeTruthy();
    expect(board.getByRole('button', { name: /\+120 at Book QUA, old/ })).toBeTruthy();
  });

  it('asks for the fair price by another method', async () => {
    const { user, server } = open();
    await table();
    await user.selectOptions(screen.getByLabelText('Fair price'), 'shin');
    await waitFor(() => expect(server.callsOf('GET /api/odds-comparison').at(-1)!.query).toMatchObject({ method: 'shin' }));
  });

  it('compares my books alone, and the account remembers them', async () => {
    const { user, server } = open();
    const board = await table();
    await user.click(screen.getByRole('button', { name: /^Books/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Book HAR' }));
    await waitFor(() => expect(server.callsOf('PATCH /api/settings')[0]!.body).toEqual({ myBooks: ['HAR'] }));
    await waitFor(() => expect(board.queryByRole('columnheader', { name: /Book SUM/ })).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Only my books' }));
    expect(await board.findByRole('columnheader', { name: /Book SUM/ })).toBeTruthy();
  });

  it('says that nothing was found, that no game is there, and that it failed', async () => {
    const { user, server, client } = open();
    await table();
    await user.type(screen.getByLabelText('Search teams'), 'cubs');
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search terms')).toBeTruthy();
    server.use({ 'GET /api/odds-comparison': [] });
    await client.invalidateQueries();
    expect(await screen.findByText('No games available for comparison')).toBeTruthy();
  });

  it('offers another try after a failure', async () => {
    const { user, server } = open({
      'GET /api/odds-comparison': () => {
        throw new FakeError('UNAVAILABLE', 'Not now.');
      },
    });
    expect(await screen.findByText('The prices could not be loaded')).toBeTruthy();
    server.use({ 'GET /api/odds-comparison': [sampleComparison()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await table();
  });

  it('finds pairs with stakes, what they bring and what speaks against them', async () => {
    const { user, server } = open({}, me, '/odds-comparison?view=finder');
    expect(await screen.findByText('+$3.44 either way (+3.44%)')).toBeTruthy();
    expect(screen.getByText('$47.02')).toBeTruthy();
    expect(screen.getByText(/settle a shortened game differently/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Stake for both sides'));
    await user.type(screen.getByLabelText('Stake for both sides'), '250.50');
    await waitFor(() =>
      expect(server.callsOf('GET /api/odds-comparison/opportunities').at(-1)!.query).toMatchObject({ bankroll: '250.5' }),
    );
    await user.click(screen.getByRole('button', { name: 'Middles' }));
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  const VALUE = {
    asOf: NOW,
    reference: 'market',
    method: 'power' as const,
    books: [
      { code: 'HAR', name: 'Book HAR', isSharp: false },
      { code: 'PIN', name: 'Pinnacle', isSharp: true },
    ],
    modelMarkets: ['moneyline' as const],
    gamesCompared: 7,
    pricesJudged: 84,
    pricesAlone: 3,
    items: [
      sampleValue(),
      sampleValue({ market: 'total', side: 'over', line: 9, evPct: 1.1, pushProbability: null }),
      sampleValue({ market: 'total', side: 'under', line: 9, evPct: 1, pushProbability: 0.08 }),
      sampleValue({ market: 'spread', side: 'home', line: 2.5, odds: -160, evPct: 0.9, isAlternate: true }),
    ],
    doubted: [{ ...sampleValue({ book: 'WLD', bookName: 'Book WLD', odds: 400 }), reason: 'outlier' as const, evPct: null }],
  };
  const value = (answer: Handlers = {}, user: Parameters<typeof open>[1] = me, query = '') =>
    open({ 'GET /api/odds-comparison/value': VALUE, ...answer }, user, `/odds-comparison?view=value${query}`);

  it('ranks prices above fair with what they rest on, and puts one on the slip with one press', async () => {
    const { user } = value({}, { ...me, settings: { ...me.settings, bankroll: 1000 } });
    const press = await screen.findByRole('button', { name: 'Add to slip: New York Yankees +110 at Book HAR' });
    const row = within(press.closest('li')!);
    for (const text of ['+2.9%', 'fair +104', '49.0% by 5 books, 4 agree']) expect(row.getByText(text)).toBeTruthy();
    // Full Kelly at 49% and 2.10 is 0.029/1.1; a quarter of it 0.66% of $1,000.
    expect(row.getByText('stake $6.59')).toBeTruthy();
    expect(screen.getByText(/2 books, 7 games open, 84 prices judged, 3 without/)).toBeTruthy();
    expect(screen.getByText('EV if decided')).toBeTruthy();
    expect(screen.getByText('EV, 8.0% push')).toBeTruthy();
    await user.click(press);
    expect(slip.entries().at(-1)).toMatchObject({ selection: 'New York Yankees', odds: 110, book: 'HAR' });
    await user.click(screen.getByText('1 likely error, not ranked'));
    expect(screen.getByText(/It is far from every other book/)).toBeTruthy();
  });

  it('says which lines are alternates, puts one on the slip as one, and leaves them out where main lines are asked for', async () => {
    const { user } = value();
    const press = await screen.findByRole('button', { name: 'Add to slip: Boston Red Sox +2.5 −160 at Book HAR' });
    expect(within(press.closest('li')!).getByText(/^Alternate run line, NYY @ BOS/)).toBeTruthy();
    await user.click(press);
    expect(slip.entries().at(-1)).toMatchObject({ selection: 'Boston Red Sox +2.5', odds: -160, book: 'HAR', isAlternate: true });
    await user.selectOptions(screen.getByLabelText('Lines'), 'Main');
    await waitFor(() => expect(screen.queryByText(/^Alternate run line/)).toBeNull());
    expect(screen.getByText('+2.9%')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Lines'), 'Alternate');
    expect(await screen.findByText(/^Alternate run line/)).toBeTruthy();
    expect(screen.queryByText('+2.9%')).toBeNull();
  });

  it('sets a standing alert on prices above fair, and deletes it', async () => {
    const { user, server } = open({}, me, '/odds-comparison?view=alerts');
    const form = within(await screen.findByRole('form', { name: 'New +EV alert' }));
    await user.selectOptions(form.getByLabelText('Market'), 'Total Runs');
    await user.selectOptions(form.getByLabelText('EV from'), '3%');
    const alert = {
      id: '00000000-0000-4000-8000-0000000000aa',
      market: 'total' as const,
      leastEvPct: 3,
      books: [],
      createdAt: NOW,
      toldAt: null,
    };
    server.use({ 'POST /api/value-alerts': alert, 'GET /api/value-alerts': [alert], 'DELETE /api/value-alerts/:alertId': { ok: true } });
    await user.click(form.getByRole('button', { name: 'Set alert' }));
    expect(server.callsOf('POST /api/value-alerts')[0]!.body).toEqual({ market: 'total', leastEvPct: 3, books: [] });
    await user.click(await screen.findByRole('button', { name: 'Delete: +EV of 3% or more, Total Runs, any book' }));
    expect(server.callsOf('DELETE /api/value-alerts/:alertId')).toHaveLength(1);
  });

  it('asks against one book, filters in the address, and says why nothing is left', async () => {
    const { user, server } = value({}, me, '&min=2');
    await screen.findByText('+2.9%');
    expect(screen.queryByText('+1.1%')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Fair price from'), 'Pinnacle (moves first)');
    await waitFor(() => expect(server.callsOf('GET /api/odds-comparison/value').at(-1)!.query).toMatchObject({ reference: 'PIN' }));
    await user.selectOptions(screen.getByLabelText('EV from'), '5%');
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  });

  it('says that every price costs more than it is worth, and that it failed', async () => {
    const { client, server, user } = value({ 'GET /api/odds-comparison/value': { ...VALUE, items: [] } });
    expect(await screen.findByText('No price above fair')).toBeTruthy();
    server.use({
      'GET /api/odds-comparison/value': () => {
        throw new FakeError('UNAVAILABLE', 'Not now.');
      },
    });
    client.clear();
    await user.click(screen.getByRole('button', { name: 'Board' }));
    await user.click(screen.getByRole('button', { name: '+EV' }));
    expect(await screen.findByText('The +EV prices could not be loaded')).toBeTruthy();
  });

  it.each([
    [0.007, 'Costs 70¢ per $100 (0.7% hold)'],
    [0.0125, 'Costs $1.25 per $100 (1.3% hold)'],
  ])('says what a low hold of %d costs', async (hold, expected) => {
    const item = sampleOpportunity({ kind: 'low hold', hold, leastProfit: -0.71, mostProfit: -0.69 });
    open({ 'GET /api/odds-comparison/opportunities': { ...FOUND, items: [item] } }, me, '/odds-comparison?view=finder');
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it('draws the line history with one’s own bet on it, and sets an alert', async () => {
    const { user, server } = open(
      {
        'GET /api/games/:gameId/line-history': {
          gameId: '20260711_NYY@BOS',
          market: 'moneyline',
          side: 'away',
          series: [
            {
              book: 'QUA',
              bookName: 'Book QUA',
              points: [
                { at: '2026-07-11T13:00:00.000Z', line: null, odds: 110 },
                { at: '2026-07-11T15:40:00.000Z', line: null, odds: 120 },
              ],
            },
          ],
          startsAt: '2026-07-11T23:05:00.000Z',
          asOf: NOW,
        },
        'POST /api/price-alerts': sampleAlert(),
      },
      me,
      '/odds-comparison?chart=20260711_NYY%40BOS',
    );
    expect(await screen.findByText('Opened +110')).toBeTruthy();
    const price = screen.getByLabelText('Price, or better');
    await user.clear(price);
    await user.type(price, '99');
    await user.click(screen.getByRole('button', { name: 'Set alert' }));
    expect(screen.getByText(/^Odds are \+100 or more/)).toBeTruthy();
    await user.clear(price);
    await user.type(price, '+115');
    server.use({ 'GET /api/price-alerts': [sampleAlert()] });
    await user.click(screen.getByRole('button', { name: 'Set alert' }));
    await waitFor(() =>
      expect(server.callsOf('POST /api/price-alerts')[0]!.body).toEqual({
        gameId: '20260711_NYY@BOS',
        market: 'moneyline',
        side: 'away',
        odds: 115,
        line: null,
        moveCents: null,
        books: [],
      }),
    );
    expect(await screen.findByText('Waiting')).toBeTruthy();
  });

  it('lists alerts, changes and deletes them', async () => {
    const sent = sampleAlert({ state: 'sent', sentAt: NOW, sentOdds: 116, sentBook: 'Summit' });
    const { user, server } = open(
      {
        'GET /api/price-alerts': [sent],
        'PATCH /api/price-alerts/:alertId': sampleAlert(),
        'DELETE /api/price-alerts/:alertId': { ok: true },
      },
      me,
      '/odds-comparison?view=alerts',
    );
    expect(await screen.findByText(/\+116 at Summit/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsOf('PATCH /api/price-alerts/:alertId')[0]!.body).toMatchObject({ odds: 115 }));
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(server.callsOf('DELETE /api/price-alerts/:alertId')).toHaveLength(1));
  });
});
