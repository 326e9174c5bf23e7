import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamePage } from '../../../sports/mlb/game-page.ts';
import { FakeError, type Handlers } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { LocationProbe } from '../../../testing/location-probe.tsx';
import { type RenderOptions, renderPart } from '../../../testing/render-route.tsx';
import { finalSample, liveSample, sampleGame } from '../../../testing/sample-game.ts';
import { sampleHistory as sampleBetHistory, settledBet } from '../../bets/testing/sample-bet.ts';
import { samplePick } from '../../picks/testing/sample-pick.ts';
import type { GameDetail } from '../contest-types.ts';
import type { GamePick } from '../event.queries.ts';
import { SUMMARY, sampleAnalysis, sampleSummary } from '../testing/sample-analysis.ts';
import { sampleDetail, sampleHistory, samplePublic } from '../testing/sample-detail.ts';
import { sampleBox, sampleLive } from '../testing/sample-live.ts';
import { GameScreen } from './game-screen.tsx';

const page = (
  <>
    <Routes>
      <Route path="/game/:gameId" element={<GameScreen parts={gamePage} />} />
    </Routes>
    <LocationProbe />
  </>
);
const answers = (game: GameDetail): Handlers => ({
  'GET /api/games/:gameId': game,
  'GET /api/games': [finalSample(), sampleGame(), liveSample({ gameTime: '2026-07-12T01:00:00.000Z' })],
  'GET /api/games/:gameId/line-history': ({ query }) => sampleHistory(game.gameId, query.market as 'moneyline', query.side as 'away'),
  'GET /api/games/:gameId/public': samplePublic(42),
  'GET /api/games/:gameId/picks': { picks: [], hidden: 0 },
  'GET /api/games/:gameId/box-score': sampleBox(game.gameId),
  'GET /api/live-game/:gameId': sampleLive(),
});
const open = (game: GameDetail = sampleDetail(), search = '', more: Handlers = {}, user: RenderOptions['user'] = null) =>
  renderPart(page, { path: `/game/${encodeURIComponent(game.gameId)}${search}`, user, server: { ...answers(game), ...more } });
const tab = (name: string) => screen.findByRole('tab', { name });

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('the head of a game', () => {
  it.each([
    ['suspended, with a new day', { status: 'suspended' as const, resumesOn: '2026-07-12' }, 'Suspended: Rain · Resumes Sun, Jul 12'],
    ['suspended, without one', { status: 'suspended' as const }, 'Suspended: Rain'],
    ['called', { status: 'completed' as const, isCompleted: true, innings: 6, statusNote: null }, 'Called after 6 innings'],
    [
      'called, with the reason',
      { status: 'completed' as const, innings: 6, statusNote: 'Completed early: Rain' },
      'Completed early: Rain · Called after 6 innings',
    ],
  ])('says of a game that was %s what became of it', async (_what, over, words) => {
    open(sampleDetail({ ...liveSample({ live: null, statusNote: 'Suspended: Rain' }), ...over }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says who plays, when, where, and what the market thinks', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'New York Yankees @ Boston Red Sox' })).toBeTruthy();
    expect(screen.getByText('Sat, Jul 11, 7:05 PM ET')).toBeTruthy();
    expect(screen.getByText('Fenway Park, Boston')).toBeTruthy();
    expect(screen.getByText('48.1%', { selector: 'b' })).toBeTruthy();
    expect(screen.getByText('Market, no vig (7 books, 14 s)')).toBeTruthy();
    expect(screen.getByText('1 h 12 m')).toBeTruthy();
    expect(screen.queryByText('Final')).toBeNull();
  });

  it('marks a completed game Final and shows its score', async () => {
    open(sampleDetail({ ...finalSample(), lineScore: null }));
    expect(await screen.findByText('Baltimore Orioles 3, Toronto Blue Jays 6')).toBeTruthy();
    expect(screen.getByText('Final')).toBeTruthy();
  });

  it('goes to the next game by its link and by the keyboard', async () => {
    const { user } = open();
    expect(await screen.findByRole('link', { name: 'Previous game: BAL @ TOR' })).toBeTruthy();
    await user.keyboard(']');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/game/20260711_PHI%40ATL'));
  });
});

describe('a game that has begun', () => {
  const summary = sampleSummary();
  const big = () => document.querySelector('.wp-b, .wp-l');

  it.each([
    ['live', { ...liveSample(), aiSummary: summary }],
    ['suspended', { ...liveSample(), status: 'suspended' as const, aiSummary: summary }],
    ['over', { ...finalSample(), aiSummary: summary }],
    ['live, to a reader without our number', { ...liveSample(), aiSummary: null }],
  ])('headlines no pre-game probability: %s', async (_state, game) => {
    open(sampleDetail(game));
    expect((await screen.findByText('Pre-game')).tagName).toBe('B');
    expect(big()).toBeNull();
  });

  it.each([
    ['called after 5 innings, has no others', true, 5, ['1', '2', '3', '4', '5'], 'F/5'],
    ['in play has all that are scheduled', false, null, ['1', '2', '3', '4', '5', '6', '7', '8', '9'], undefined],
  ])('the line score of a game %s', async (_what, isCompleted, innings, heads, caption) => {
    const lineScore = sampleLive().lineScore!;
    const status = isCompleted ? ('completed' as const) : ('suspended' as const);
    open(sampleDetail({ ...liveSample({ live: null, status, isCompleted, innings, resumesOn: null }), lineScore }));
    const panel = within(await screen.findByRole('region', { name: 'Line score' }));
    const shown = panel.getAllByRole('columnheader').map((head) => head.textContent);
    expect(shown.filter((text) => /^\d+$/.test(text))).toEqual(heads);
    if (caption) expect(panel.getByText(caption)).toBeTruthy();
  });

  it.each([
    [0.6, 'an upset'],
    [0.5002, 'neither was the favorite'],
    [0.4, 'the favorite'],
  ])('calls who won by what the books closed the loser at: %d', async (awayNoVig, favorite) => {
    const favored = { ...summary.favored, side: 'away' as const, probability: 0.55 };
    const market = { ...sampleDetail().market!, awayNoVig };
    open(sampleDetail({ ...finalSample(), awayScore: 2, homeScore: 5, market, aiSummary: { ...summary, favored } }));
    const line = (await screen.findByText('Pre-game')).parentElement!;
    const shown = `${(100 * Math.max(awayNoVig, 1 - awayNoVig)).toFixed(1)}%`;
    expect(line.textContent).toMatch(new RegExp(`we had (BAL at 55|TOR at 45)\\.0%, the closing market at ${shown}`));
    expect(line.textContent).toMatch(new RegExp(`\\w+ won: ${favorite}\\.$`));
  });

  it('still headlines the probability before the first pitch', async () => {
    open(sampleDetail({ aiSummary: summary }));
    await tab('Overview');
    expect(big()).toBeTruthy();
    expect(screen.queryByText('Pre-game')).toBeNull();
  });
});

describe('the faces of a game that has begun', () => {
  const summary = sampleSummary();

  it('live: bases, outs, count and who is at it in the head, and what was before the game folded', async () => {
    const { user } = open(sampleDetail({ ...liveSample(), aiSummary: summary }));
    expect(await screen.findByText('Runners on: first, third')).toBeTruthy();
    expect(screen.getByText('Philadelphia Phillies 3, Atlanta Braves 2')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'All books' })).toBeNull();
    await user.click(screen.getByText('Before the game'));
    expect(await screen.findByRole('region', { name: 'All books' })).toBeTruthy();
  });

  it('over: each market’s winner at its close, how long it took, and one’s own bets with their receipts', async () => {
    const game = sampleDetail({ ...finalSample(), innings: 9 });
    const bet = settledBet({ gameId: game.gameId, actualWin: 12.5, stake: 20 });
    const other = settledBet({ id: '0197f3a0-0000-7000-8000-0000000000ff', gameId: '20260710_BAL@TOR', selection: 'Another day' });
    const history = () => sampleBetHistory([bet, other]);
    open(game, '', { 'GET /api/bets/history': history }, 'free');
    const terms = [...(await screen.findAllByRole('term'))].map((term) => term.parentElement?.textContent);
    expect(terms.slice(0, 3)).toEqual([
      'MoneylineTOR Wonclosed −126 · BAL +118',
      'Run lineTOR −1.5 Wonclosed +136 · TOR won by 3',
      'Total runsOver 9 Pushclosed −104 · 9 runs',
    ]);
    expect(screen.getByText('9 innings, 2 h 41 m')).toBeTruthy();
    const own = within(await screen.findByRole('region', { name: 'My bets on this game' }));
    expect(own.getByText('$20.00 at −126')).toBeTruthy();
    expect(own.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(`/my-bets?tab=history&bet=${bet.id}`);
    expect(own.queryByText('Another day')).toBeNull();
  });
});

describe('the published pick on a game page', () => {
  const at = '2026-07-11T16:00:00.000Z';
  const best = { odds: 138, bookName: 'Book B', expectedValue: -1.9, why: 'not above our number' };
  const picksOf = (now: GamePick['now'], more = {}) => ({
    'GET /api/games/:gameId/picks': { picks: [{ pick: samplePick(), now }], hidden: 0, ...more },
  });

  it('stands there with its price, and says what has changed since', async () => {
    open(sampleDetail(), '', picksOf({ viewAt: at, winProbability: 0.412, pushProbability: 0, best }));
    expect(await screen.findByText('Boston Red Sox +150')).toBeTruthy();
    expect(
      screen.getByText(
        /^Our view has changed: 41\.2% to win \(.*\)\. Now \+138 at Book B, −1\.9% EV; no longer a pick: not above our number\.$/,
      ),
    ).toBeTruthy();
  });

  it('says that nothing has changed where only the last digits have, and that its line is gone where it is', async () => {
    open(sampleDetail(), '', picksOf({ viewAt: at, winProbability: 0.452, pushProbability: 0, best: null }));
    expect(await screen.findByText('Our view has not changed. No book offers this line now.')).toBeTruthy();
  });

  it('gives the reason of a game without one, and counts what a plan hides', async () => {
    open(sampleDetail(), '', {
      'GET /api/games/:gameId/picks': { picks: [], hidden: 2, noPick: 'No pick on this game. Best price: none.' },
    });
    expect(await screen.findByText('No pick on this game. Best price: none.')).toBeTruthy();
    expect(screen.getByText('2 picks on this game with Pro.')).toBeTruthy();
  });
});

describe('the tabs of a game', () => {
  it('are part of the address and move by arrow keys', async () => {
    const { user } = open();
    const overview = await tab('Overview');
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Overview', 'Trends', 'Player props', 'Box score']);
    overview.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByTestId('address').textContent).toMatch(/\?tab=trends$/);
    expect(await screen.findAllByText('93 games with a closing total')).toHaveLength(2);
    await user.keyboard('{Home}');
    expect(screen.getByTestId('address').textContent).not.toContain('tab');
  });

  it('Weather says so when there is no forecast, and when the roof is shut', async () => {
    open(sampleDetail({ weather: null }), '?tab=weather');
    expect(await screen.findByText('No forecast yet. It comes a few days before the game.')).toBeTruthy();
  });

  it('Weather says what the wind does', async () => {
    open(sampleDetail(), '?tab=weather');
    expect(await screen.findByText('helps the ball carry')).toBeTruthy();
  });

  it('H2H shows the series and its games', async () => {
    open(sampleDetail(), '?tab=h2h');
    expect(await screen.findByText('NYY leads 4–3')).toBeTruthy();
    expect(screen.getByText('average total 9.1 runs over 7 games')).toBeTruthy();
  });

  it('Public shows the split with its sample', async () => {
    open(sampleDetail(), '?tab=public');
    expect(await screen.findByText('42 bets by ClearEdge users')).toBeTruthy();
    expect(screen.getByText('42 bets by ClearEdge users, 40 of them simulated')).toBeTruthy();
    expect(screen.getByText('46%')).toBeTruthy();
  });

  it('Public holds back under ten bets', async () => {
    open(sampleDetail(), '?tab=public', { 'GET /api/games/:gameId/public': samplePublic(9) });
    expect(await screen.findAllByText('Not enough bets yet: shown from 10 on.')).toHaveLength(2);
  });

  it('Player props are locked, and not asked for, without pro', async () => {
    const { server } = open(sampleDetail(), '?tab=props', {}, 'free');
    expect(await screen.findByText('Premium Feature')).toBeTruthy();
    expect(server.callsOf('GET /api/games/:gameId/player-props')).toHaveLength(0);
  });

  it('Box score waits for the first pitch, then shows every line', async () => {
    const { server } = open(sampleDetail(), '?tab=box');
    expect(await screen.findByText('No box score yet')).toBeTruthy();
    expect(server.callsOf('GET /api/games/:gameId/box-score')).toHaveLength(0);
  });

  it('Box score of a final', async () => {
    open(sampleDetail({ ...finalSample(), lineScore: null }), '?tab=box');
    const batting = await screen.findByRole('table', { name: 'Baltimore Orioles, batting' });
    expect(within(batting).getByRole('rowheader', { name: 'Total' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader', { name: 'L. Ortega (W)' })).toHaveLength(1);
    expect(screen.getAllByRole('cell', { name: '5.2' })).toHaveLength(2);
  });
});

describe('Overview', () => {
  it('shows best prices, books, lineups, injuries and the line’s movement with its table', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: /New York Yankees first 5 innings moneyline −106 at Summit, stale/ })).toBeTruthy();
    const books = screen.getByRole('region', { name: 'All books' });
    expect(within(books).getByRole('rowheader', { name: /Quarry/ })).toBeTruthy();
    expect(within(books).getByText('+104').textContent).toContain('best');
    expect(screen.getByText('Right elbow inflammation')).toBeTruthy();
    const movement = await screen.findByRole('region', { name: 'Line movement' });
    expect(await within(movement).findByText(/open −104, now \+104 at Summit/)).toBeTruthy();
    await user.click(within(movement).getByRole('button', { name: 'Table' }));
    expect(within(movement).getByRole('table')).toBeTruthy();
    await user.click(within(movement).getByRole('button', { name: 'Total' }));
    expect(await within(movement).findByRole('columnheader', { name: 'Line' })).toBeTruthy();
  });

  it.each([
    [{ players: [], unknownBecause: null, checkedAt: '2026-07-11T15:56:00Z' }, /No one on the injured list, checked/],
    [{ players: null, unknownBecause: 'no_answer' as const, checkedAt: null }, /Injured list unknown: the data source did not answer/],
    [
      { players: null, unknownBecause: 'not_offered' as const, checkedAt: null },
      /Injured list unknown: this data source has no injured lists/,
    ],
  ])('tells a list without players from a list that is not known: %j', async (away, words) => {
    const { injuries } = sampleDetail();
    open(sampleDetail({ injuries: { away, home: injuries.home } }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Left hamstring strain')).toBeTruthy();
  });

  it('shows live plays while the game is on', async () => {
    open(sampleDetail({ ...liveSample(), lineScore: sampleLive().lineScore }));
    expect(await screen.findByText('T. Brandt homers to center')).toBeTruthy();
    expect(screen.getByText('K. Ozuna')).toBeTruthy();
  });

  it('shows pro the whole analysis: plays, words, drivers, fair prices, what it was made from and what would change it', async () => {
    const game = sampleDetail({ aiSummary: sampleSummary() });
    open(game, '', { 'GET /api/games/:gameId/analysis': sampleAnalysis() }, 'pro');
    expect(await screen.findByText(new RegExp(SUMMARY))).toBeTruthy();
    for (const name of ['Value plays', 'What moves the number', 'Total runs', 'Fair prices', 'What would change our mind', 'Data used'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText('NYY R. Castellan, BOS not announced')).toBeTruthy();
    expect(screen.getByText('NYY confirmed, BOS not confirmed')).toBeTruthy();
    expect(screen.getByText(/Market, no vig \d/)).toBeTruthy();
  });

  it('asks again for what the page could only carry locked', async () => {
    const whole = sampleDetail({ aiSummary: sampleSummary() });
    const answers = [sampleDetail({ aiSummary: { confidence: 84, valuePlayCount: 1, locked: true } }), whole];
    const next = () => answers.shift() ?? whole;
    open(whole, '', { 'GET /api/games/:gameId': next, 'GET /api/games/:gameId/analysis': sampleAnalysis() }, 'pro');
    expect(await screen.findByText(new RegExp(SUMMARY))).toBeTruthy();
  });

  it('keeps the locked analysis out of the page', async () => {
    open(sampleDetail({ aiSummary: { confidence: 84, valuePlayCount: 2, locked: true } }));
    expect(await screen.findByText('2 value plays')).toBeTruthy();
    expect(screen.getByText(/Confidence 84\/100/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Value plays' })).toBeNull();
  });
});

describe('a game that is not there', () => {
  it('says so, and leads home', async () => {
    const missing = () => {
      throw new FakeError('NOT_FOUND', 'No such game.');
    };
    open(sampleDetail(), '', { 'GET /api/games/:gameId': missing });
    expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeTruthy();
    expect(screen.getByText('The requested game could not be found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});
