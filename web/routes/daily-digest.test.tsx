import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { liveSample, sampleGame } from '../core/league/testing/sample-league.ts';
import { sampleDigest, sampleDigestGame, sampleDigestPick, sampleSummary } from '../features/digest/testing/sample-digest.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import DailyDigest from './daily-digest.tsx';

const NOW = '2026-07-11T16:05:00.000Z';
const open = (server: Handlers = {}, user: 'free' | 'pro' | null = 'pro', path = '/daily-digest'): Rendered =>
  renderPart(<DailyDigest />, { path, user, server: { 'GET /api/digest': sampleDigest(), 'GET /api/:league/games': [], ...server } });
const hamiltonAtToronto = { gameId: '20260711_HAM@TOR', sport: 'cfl' as const, awayTeamCode: 'HAM', homeTeamCode: 'TOR' };
const panel = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

describe('the daily digest', () => {
  it('shows the board with best prices and their books, movers, news with source, weather with age', async () => {
    const { server } = open();
    const board = await panel('MLB board');
    expect(board.getByText('Boston Red Sox')).toBeTruthy();
    expect(board.getByText('Ace Hill')).toBeTruthy();
    expect(board.getByText('starter not named')).toBeTruthy();
    expect(board.getByText('−115')).toBeTruthy();
    expect(board.getAllByText('Summit').length).toBeGreaterThan(0);
    const movers = await panel('Biggest movers');
    expect(movers.getByText('52.1% → 57.4%')).toBeTruthy();
    expect(movers.getByText('8.5 → 9.5')).toBeTruthy();
    expect(movers.getAllByText(/7 books, opened/)).toHaveLength(2);
    expect(screen.getByText('Sox place A. Stone on the injured list')).toBeTruthy();
    expect(screen.getByText(/League Wire, Jul 11/)).toBeTruthy();
    expect(screen.getByText('Wind 14 mph out to center')).toBeTruthy();
    expect(screen.getByText(/as of 8:00 AM/)).toBeTruthy();
    expect(server.callsOf('GET /api/digest')[0]?.query).toEqual({ date: '2026-07-11' });
  });

  it('gives Pro the reasons and what to watch', async () => {
    open();
    expect(await screen.findByText('Starters: the home side has the better one.')).toBeTruthy();
    expect(screen.getByText('+2.4 pts BOS')).toBeTruthy();
    expect(screen.queryByText('Premium Feature')).toBeNull();
  });

  it('gives everybody else the number and the first three, with the way to the rest', async () => {
    const { watch: _absent, ...rest } = sampleDigest();
    const { reasoning: _locked, ...pick } = sampleDigestPick();
    open(
      {
        'GET /api/digest': {
          ...rest,
          locked: true,
          picks: { published: 5, hidden: 2, noBet: null, noBetNow: null, noBetSport: null, list: [{ ...pick, locked: true }] },
        },
      },
      'free',
    );
    const picks = await panel('Picks');
    expect(picks.getByText('5 published')).toBeTruthy();
    expect(picks.getByText('Best Value')).toBeTruthy();
    expect(picks.getByText(/of 2 more the pick itself/)).toBeTruthy();
    expect(picks.getByRole('link', { name: 'Upgrade to Pro' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'What to watch' })).getByText('Premium Feature')).toBeTruthy();
  });

  it("shows another sport's pick by its league and markets, and leads to its own page", async () => {
    const football = sampleDigestPick({
      id: '0197f3a0-0000-7000-8000-0000000000b9',
      sport: 'cfl',
      gameKey: '20260711_HAM@TOR',
      awayTeamCode: 'HAM',
      homeTeamCode: 'TOR',
      pickType: 'spread',
      selection: 'Toronto Argonauts +3',
      marketRecord: { wins: 0, losses: 0, pushes: 0, units: 0 },
    });
    const noBet = 'No bet: of 90 prices on 15 games, none is worth 2.0% EV or more.';
    const sampled = sampleDigest();
    open({
      'GET /api/digest': {
        ...sampled,
        picks: { published: 1, hidden: 0, noBet: null, noBetNow: noBet, noBetSport: 'mlb', list: [football] },
        record: { ...sampled.record, sports: ['mlb', 'cfl'] },
      },
    });
    const picks = await panel('Picks');
    expect([picks.getByText('CFL'), picks.getByText('Point Spread')]).toHaveLength(2);
    expect(picks.getByText('No published CFL pick on point spreads is decided yet.')).toBeTruthy();
    expect(picks.getByRole('link', { name: 'Toronto Argonauts +3' }).getAttribute('href')).toBe('/cfl/picks?date=2026-07-11');
    expect(picks.getByText(`MLB: ${noBet}`)).toBeTruthy();
    expect(screen.getByText(/^MLB and CFL record through/)).toBeTruthy();
  });

  it('tells how the day before came out, losers included, and the record with its interval', async () => {
    open();
    const results = await panel(/^Results of/);
    expect(results.getByText('Lost')).toBeTruthy();
    expect(results.getByText('−1.00 u')).toBeTruthy();
    expect(results.getByText('Picks 1–1, +0.50 u')).toBeTruthy();
    expect(results.getByText('Final (11)')).toBeTruthy();
    expect(screen.getByText('53.8%')).toBeTruthy();
    expect(screen.getByText(/14 of 26, 36% to 71%; 48% needed; ROI \+6.2%; simulated games/)).toBeTruthy();
  });

  it('has a board of each league that plays, also on a day without baseball', async () => {
    const games = [liveSample(), sampleGame()];
    const { server } = open({
      'GET /api/digest': sampleDigest({
        games: [],
        leagues: [{ sport: 'cfl', games: 2, firstAt: '2026-07-11T20:00:00.000Z' }],
        movers: sampleDigest().movers.map((mover) => ({ ...mover, ...hamiltonAtToronto })),
        weather: [],
        watch: sampleDigest().watch!.map((one) => ({ ...one, ...hamiltonAtToronto, driverUnit: 'margin' as const })),
      }),
      'GET /api/:league/games': ({ params }) => (params.league === 'cfl' ? games : []),
    });
    const board = await panel('CFL board');
    expect(board.getByText('2 games, best price of all books')).toBeTruthy();
    expect(await board.findByText('Q3 04:12')).toBeTruthy();
    const rows = board.getAllByRole('listitem');
    expect(rows[1]!.textContent).toMatch(/HAM.*Hamilton Tiger-Cats.*TOR.*Toronto Argonauts.*HAM\+145.*TOR/);
    expect(board.getAllByRole('link')[1]!.getAttribute('href')).toBe('/cfl/games/20260711_HAM%40TOR');
    expect(screen.getByText('2 CFL')).toBeTruthy();
    const movers = await panel('Biggest movers');
    expect(movers.getByRole('link', { name: 'Total points' }).getAttribute('href')).toBe('/cfl/games/20260711_HAM%40TOR');
    expect(movers.getAllByText('CFL · HAM @ TOR')).toHaveLength(2);
    const watch = await panel('What to watch');
    expect(watch.getByText('Points of the score, from the model')).toBeTruthy();
    expect(watch.getByText('+2.4 points TOR')).toBeTruthy();
    expect(screen.queryByText('No games on this day')).toBeNull();
    expect(new Set(server.callsOf('GET /api/:league/games').map(({ query }) => query.date))).toEqual(new Set(['2026-07-11']));
  });

  it('says of a league’s board that could not be loaded that it could not', async () => {
    const { server, user } = open({
      'GET /api/digest': sampleDigest({ leagues: [{ sport: 'nhl', games: 1, firstAt: '2026-07-11T23:00:00.000Z' }] }),
      'GET /api/:league/games': () => {
        throw new FakeError('UNAVAILABLE', 'Later');
      },
    });
    const board = await panel('NHL board');
    expect(await board.findByText('The NHL board could not be loaded')).toBeTruthy();
    server.use({ 'GET /api/:league/games': [sampleGame({ sport: 'nhl' })] });
    await user.click(board.getByRole('button', { name: 'Try again' }));
    expect(await board.findByText('Toronto Argonauts')).toBeTruthy();
  });

  it('says that it is a day off and when the next games are', async () => {
    const empty = { games: [], movers: [], news: [], weather: [], watch: [], nextSlateOn: '2026-07-16', pricesAt: null };
    open({
      'GET /api/digest': sampleDigest({
        ...empty,
        picks: { published: 0, hidden: 0, noBet: null, noBetNow: null, noBetSport: null, list: [] },
      }),
    });
    expect(await screen.findByText('No games on this day')).toBeTruthy();
    expect(screen.getByText('The next games are on Thursday, July 16, 2026.')).toBeTruthy();
    expect(screen.getByText(/No pick yet/)).toBeTruthy();
  });

  it('says what is not in yet and which prices are stale', async () => {
    const game = sampleDigestGame({ moneyline: null, total: null });
    open({ 'GET /api/digest': sampleDigest({ games: [game], isStale: true, missing: { prices: 1, starters: 1, weather: 0 } }) });
    expect(await screen.findByText('Not in yet: prices of 1 game and a starter of 1 game.')).toBeTruthy();
    expect(screen.getByText(/Prices are stale: the last was seen/)).toBeTruthy();
    expect(screen.getAllByText('no price')).toHaveLength(4);
  });

  it('shows a no bet with its reason, and a record without a decided pick', async () => {
    const noBet = { at: NOW, reasoning: 'No bet: 90 prices on 15 games looked at.' };
    const summary = sampleSummary({ wins: 0, losses: 0, hitRate: null, hitInterval: null, neededRate: null, roi: null, roiInterval: null });
    const record = { ...sampleDigest().record, summary };
    open({
      'GET /api/digest': sampleDigest({
        record,
        picks: { published: 0, hidden: 0, noBet, noBetNow: null, noBetSport: 'mlb' as const, list: [] },
      }),
    });
    expect(await screen.findByText(noBet.reasoning)).toBeTruthy();
    expect(screen.getByText('no pick decided yet')).toBeTruthy();
  });

  it('asks for another day, and can be tried again when it fails', async () => {
    let isBroken = true;
    const { user, server } = open({
      'GET /api/digest': () => {
        if (isBroken) throw new FakeError('INTERNAL', 'Broken.');
        return sampleDigest();
      },
    });
    expect(await screen.findByText('The digest could not be loaded')).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'MLB board' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(server.callsOf('GET /api/digest').at(-1)?.query).toEqual({ date: '2026-07-10' }));
  });

  it('can be had by mail, and stopped', async () => {
    const me = sampleUser('free');
    const answer = ({ body }: { body: unknown }) => ({ user: { ...me, settings: { ...me.settings, ...(body as object) } } });
    const { user, server } = open({ 'PATCH /api/settings': answer }, 'free');
    await user.click(await screen.findByRole('button', { name: 'Get it by email' }));
    await user.click(await screen.findByRole('button', { name: 'Stop the email' }));
    await waitFor(() =>
      expect(server.callsOf('PATCH /api/settings').map(({ body }) => body as unknown)).toEqual([
        { digestMail: true },
        { digestMail: false },
      ]),
    );
  });

  it('ends the mail by its link, at once and once', async () => {
    const { server } = open({ 'POST /api/digest/unsubscribe': { ok: true } }, null, `/daily-digest#unsubscribe=${'t'.repeat(40)}`);
    expect(await screen.findByText(/You will get no more digests by email/)).toBeTruthy();
    expect(server.callsOf('POST /api/digest/unsubscribe').map(({ query }) => query)).toEqual([{ token: 't'.repeat(40) }]);
  });

  it('says when the link does not work', async () => {
    const refuse = () => {
      throw new FakeError('BAD_REQUEST', 'This link is not valid.');
    };
    open({ 'POST /api/digest/unsubscribe': refuse }, null, `/daily-digest#unsubscribe=${'t'.repeat(40)}`);
    expect(await screen.findByText(/could not be stopped by this link/)).toBeTruthy();
  });
});
