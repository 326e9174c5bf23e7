import { can, TIERS } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import { slip } from '../core/slip/index.ts';
import { choices } from '../features/parlays/parlay-choice.ts';
import type { FinderProp } from '../features/prop-finder/finder.queries.ts';
import { oneSided, sampleFinderDetail, sampleFinderProp } from '../features/prop-finder/testing/sample-finder.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import PropFinder from './prop-finder.tsx';

const NOW = '2026-07-11T15:01:00.000Z';
const BOOKS = [
  { code: 'SUM', name: 'Summit' },
  { code: 'NRT', name: 'Northgate' },
];
const LIST = 'GET /api/prop-finder';
const DETAIL = 'GET /api/prop-finder/:propId';

const against = (evReference: 'model' | 'market') => {
  const member = sampleUser('elite');
  return { ...member, settings: { ...member.settings, evReference } };
};
const open = (
  list: FinderProp[] = [sampleFinderProp(), oneSided()],
  path = '/prop-finder',
  server: Handlers = {},
  user: ReturnType<typeof against> = against('market'),
): Rendered =>
  renderPart(<PropFinder />, { path, user, server: { [LIST]: list, [DETAIL]: sampleFinderDetail(), 'GET /api/books': BOOKS, ...server } });
const rows = async () => within(await screen.findByRole('list', { name: 'Props' })).getAllByRole('listitem');

beforeEach(() => setClockOffset(Date.parse(NOW) - Date.now()));

describe('the prop finder', () => {
  it('has presets: one press shows strikeouts with an edge alone, another takes it off; kinds stand under headings', async () => {
    const strikeouts = sampleFinderProp({
      playerId: 'pp-9',
      playerName: 'G. Cole',
      propType: 'pitcher_strikeouts',
      line: 6.5,
      category: 'pitching',
    });
    const { user } = open([sampleFinderProp(), strikeouts]);
    expect(await rows()).toHaveLength(2);
    const preset = screen.getByRole('button', { name: 'Pitcher strikeouts +EV' });
    await user.click(preset);
    expect((await rows()).map((row) => within(row).getByText(/Cole|Judge/).textContent)).toEqual(['G. Cole']);
    expect(preset.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Positive EV only').checked).toBe(true);
    await user.click(preset);
    expect(await rows()).toHaveLength(2);
    const group = screen.getByRole('group', { name: 'Hitter' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hits']);
  });

  it('lists the players of the sport that is chosen, with its kinds and presets, and no figure of ours where there is none', async () => {
    const day = { isInSeason: true, games: 1, live: 0, next: null, nextOn: null };
    const end = sampleFinderProp({
      sport: 'nfl',
      gameId: '20260711_BUF@MIA_NFL',
      playerName: 'T. Wideout',
      teamCode: 'BUF',
      propType: 'receiving_yards',
      category: 'general',
      line: 54.5,
      model: null,
      pooled: null,
      lastGames: [],
      lastLines: [],
    });
    const { user, server } = open([], '/prop-finder?category=hitting&propType=hits', {
      'GET /api/sports': [
        { ...day, sport: 'mlb' },
        { ...day, sport: 'nfl', games: 0, nextOn: '2026-07-13' },
        { ...day, sport: 'nba', isInSeason: false, games: 0 },
        { ...day, sport: 'cfl' },
      ],
      'GET /api/:league/games': [],
      [LIST]: ({ query }) => (query.sport === 'nfl' ? [end] : [sampleFinderProp()]),
    });
    expect(await rows()).toHaveLength(1);
    const choice = within(screen.getByRole('group', { name: 'Sport' }));
    expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['MLB', 'NFL']);
    await user.click(choice.getByRole('button', { name: 'NFL' }));
    expect(await screen.findByText('T. Wideout')).toBeTruthy();
    expect(server.callsOf(LIST).at(-1)!.query).toMatchObject({ sport: 'nfl', date: '2026-07-13' });
    const [row] = await rows();
    expect(row!.querySelector('.pf-model')!.textContent).toBe('—');
    expect(within(row!).getByText('None on record')).toBeTruthy();
    await user.click(within(row!).getByRole('button', { name: /^Add to parlay: T\. Wideout/ }));
    // By the words of the quote, or the builder would not know its leg again.
    expect(choices.player_prop.get().legs).toMatchObject([
      { selection: expect.stringMatching(/^T\. Wideout Receiving yards (Over|Under) 54\.5$/), pick: { prop: 'receiving_yards' } },
    ]);
    choices.player_prop.clear();
    expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Receiving yards +EV' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Home runs' })).toBeNull();
    expect(screen.queryByRole('link', { name: /NRFI/ })).toBeNull();
    expect(screen.getByRole('option', { name: 'Kickoff' })).toBeTruthy();
    expect(screen.getByText(/we show no projection of our own beside these prices/)).toBeTruthy();
  });

  it('counts and colors past games for the under where that is the better side', async () => {
    open([sampleFinderProp({ overOdds: -140, underOdds: 130, quotes: [['SUM', -140, 130]] })]);
    const [row] = await rows();
    expect(within(row!).getByText('1 of 2 under')).toBeTruthy();
    const bars = within(row!).getByRole('img', { name: 'Under in recent games, newest first, with that day’s line: 2 (0.5), 0 (0.5), 1' });
    expect([...bars.children].map(({ className }) => className)).toEqual(['unknown', 'hit', 'miss']);
  });

  it('shows both prices with their worth, the fair price, the model, and the rate against each day’s line', async () => {
    open();
    const [first, second] = await rows();
    expect(first!.textContent).toContain('A. JudgeRF');
    expect(within(first!).getByRole('button', { name: 'A. Judge Over 0.5 Hits, +120 at Summit, +5.6% EV v. market' })).toBeTruthy();
    expect(within(first!).getByText('v. market, fair +108')).toBeTruthy();
    expect(within(first!).getByText('56.0%')).toBeTruthy();
    expect(within(first!).getByText('1 of 2 over')).toBeTruthy();
    expect(
      within(first!).getByRole('img', { name: 'Over in recent games, newest first, with that day’s line: 2 (0.5), 0 (0.5), 1' }),
    ).toBeTruthy();
    expect(within(second!).getByRole('button', { name: /R\. Devers Over 0\.5 Home runs, \+350 at Summit, no fair price/ })).toBeTruthy();
    expect(within(second!).getByRole<HTMLButtonElement>('button', { name: /Under 0\.5 Home runs, not offered/ }).disabled).toBe(true);
    expect(screen.getByText(/2 props of 2 in 1 game\. Last updated 0 s ago; refreshed every 30 seconds\./)).toBeTruthy();
    expect(screen.getByText(/by the power method/)).toBeTruthy();
  });

  it('gives the reason against a price in place of its fair price, once', async () => {
    open([sampleFinderProp({ bookCount: 1 })]);
    const [row] = await rows();
    const worth = row!.querySelector<HTMLElement>('.pf-worth')!;
    expect(worth.textContent).toBe('+5.6%Not value: one book only');
    expect(worth.title).toBe('Not value: one book only; v. market, fair +108');
  });

  it('filters in the page without asking the server again; the method is asked for', async () => {
    const { user, server } = open();
    await rows();
    await user.click(screen.getByLabelText('Positive EV only'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.clear(screen.getByLabelText(/^Min EV/));
    await user.type(screen.getByLabelText(/^Min EV/), '50');
    expect(await screen.findByText('No props found')).toBeTruthy();
    expect(server.callsOf(LIST)).toHaveLength(1);
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText('Method'), 'shin');
    await waitFor(() => expect(server.callsOf(LIST).at(-1)?.query).toMatchObject({ method: 'shin', date: '2026-07-11' }));
  });

  it('measures against the model unless the member chose otherwise, and keeps the choice with the account', async () => {
    const member = sampleUser('elite');
    const { user, server } = open(
      undefined,
      undefined,
      { 'PATCH /api/settings': { user: against('market') } },
      member as ReturnType<typeof against>,
    );
    const [first] = await rows();
    expect(within(first!).getByRole('button', { name: 'A. Judge Over 0.5 Hits, +120 at Summit, +10.0% EV v. model' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Use the most cautious fair price').disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'EV v. market' }));
    expect(await screen.findByRole('button', { name: /A\. Judge Over 0\.5 Hits.*\+5\.6% EV v\. market/ })).toBeTruthy();
    expect(server.callsOf('PATCH /api/settings')[0]?.body).toEqual({ evReference: 'market' });
  });

  it('the most cautious price takes the least that any method says', async () => {
    const { user } = open();
    await rows();
    await user.click(screen.getByLabelText('Use the most cautious fair price'));
    expect(await screen.findByRole('button', { name: /A\. Judge Over 0\.5 Hits.*\+3\.4% EV v\. market/ })).toBeTruthy();
    expect(screen.getByText(/the lowest chance that any of the six methods gives/)).toBeTruthy();
  });

  it('puts a side on the slip as the game pages word it, and on the parlay, one side of a prop at a time', async () => {
    const { user } = open();
    const [first] = await rows();
    await user.click(within(first!).getByRole('button', { name: /^A\. Judge Over 0\.5 Hits/ }));
    expect(slip.entries()).toMatchObject([
      {
        gameId: '20260711_NYY@BOS',
        betType: 'prop',
        selection: 'A. Judge Hits Over 0.5',
        odds: 120,
        book: 'SUM',
        pick: { market: 'prop', playerId: 'pp-0', prop: 'hits', side: 'over', line: 0.5 },
      },
    ]);
    await user.click(within(first!).getByRole('button', { name: /^Add to parlay: A\. Judge Over/ }));
    expect(choices.player_prop.get().legs).toMatchObject([{ odds: 120, prop: { selection: 'over', propType: 'hits', team: 'NYY' } }]);
    await user.click(await screen.findByRole('button', { name: /^Take off parlay: A\. Judge Over/ }));
    expect(choices.player_prop.get().legs).toEqual([]);
  });

  it('opens a prop: bars against each day’s line with n and range, methods, books, model', async () => {
    const { user } = open();
    const [first] = await rows();
    await user.click(within(first!).getByRole('button', { name: /^NYY?.*A\. Judge/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Over in 1 of 2 games \(50%, 95% range 10% to 90%\) against each day’s own line/)).toBeTruthy();
    expect(dialog.getByText(/Jul 9 v\. TB: 2, over, that day’s line 0\.5, against a right-hander/)).toBeTruthy();
    expect(dialog.getByText(/Gray: no line on record \(1\)/)).toBeTruthy();
    expect(dialog.getByRole('row', { name: /Power \+108 48\.0% −108 52\.0%/ })).toBeTruthy();
    expect(dialog.getByText(/20,000 simulated games with the expected lineup/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Home' }));
    expect(await dialog.findByText(/Over in 1 of 1 game .*against each day’s own line/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'v. BOS' }));
    expect(await dialog.findByText('No game of this kind on record this season.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('holds past games against the line now where no day’s line is kept', async () => {
    const prop = sampleFinderProp({ sport: 'nba', propType: 'points', line: 1.5 });
    const detail = sampleFinderDetail(prop);
    const none = { games: 0, over: 0, push: 0, low: null, high: null };
    const { user } = open([prop], '/prop-finder?sport=nba', {
      'GET /api/sports': [{ sport: 'nba', isInSeason: true, games: 1, live: 0, next: null, nextOn: null }],
      'GET /api/:league/games': [],
      [DETAIL]: {
        ...detail,
        model: { ...detail.model!, distribution: [], games: 12, isFromPastGames: true },
        cuts: detail.cuts.map((cut) => ({ ...cut, ownLines: none })),
        log: detail.log.map((game) => ({ ...game, opposingArm: null, line: null })),
      },
    });
    const [row] = await rows();
    expect(within(row!).getByRole('img', { name: /^Over in recent games, newest first, with this line:/ })).toBeTruthy();
    expect(screen.getByText(/Bars: his last ten games against the line now\./)).toBeTruthy();
    await user.click(within(row!).getByRole('button', { name: /^NYY?.*A\. Judge/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Jul 9 v\. TB: 2, over$/)).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'Past games' })).toBeTruthy();
    expect(dialog.queryByRole('columnheader', { name: /day’s line/ })).toBeNull();
    expect(dialog.getByText(/Over in 2 of 3 games .*against 1\.5, the line now/)).toBeTruthy();
    expect(dialog.getByText(/^Projected .* ago from his 12 games of this season/)).toBeTruthy();
    expect(dialog.queryByRole('img', { name: /^Chances/ })).toBeNull();
  });

  it('an old price is marked and cannot be taken', async () => {
    open([sampleFinderProp({ isStale: true })]);
    const [first] = await rows();
    expect(within(first!).getByRole<HTMLButtonElement>('button', { name: /Over 0\.5 Hits.*stale/ }).disabled).toBe(true);
  });

  it('a day without props, a failing server and a prop that is gone have states of their own', async () => {
    open([]);
    expect(await screen.findByText('No props found')).toBeTruthy();
    open([], '/prop-finder', {
      [LIST]: () => {
        throw new FakeError('INTERNAL', 'down');
      },
    });
    expect(await screen.findByText('Failed to fetch prop bets')).toBeTruthy();
    open(undefined, '/prop-finder?prop=gone', {
      [DETAIL]: () => {
        throw new FakeError('NOT_FOUND', 'This prop is no longer offered.');
      },
    });
    expect(await screen.findByText('This prop is no longer offered')).toBeTruthy();
  });

  it.each([null, ...TIERS.filter((tier) => !can(tier, 'propFinder'))])('is locked for %s, who ask for nothing', async (tier) => {
    const { server } = renderPart(<PropFinder />, { path: '/prop-finder', user: tier, server: { [LIST]: [sampleFinderProp()] } });
    expect(await screen.findByText('Elite Feature')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade to Elite - $40/month' })).toBeTruthy();
    expect(server.callsOf(LIST)).toHaveLength(0);
  });
});
