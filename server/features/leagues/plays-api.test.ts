import { expect, test } from 'vitest';
import type { LeagueLiveState } from '../../ports/index.ts';
import type { GameDetail } from './present-game.ts';
import type { PlayByPlay } from './reads/get-plays.ts';
import type { Field } from './testing/field.ts';
import { factsOf, finalGame, footballGame, GAME_ID, liveState, quotesOf } from './testing/games.ts';
import { withSeason } from './testing/season.ts';

const PLAYS = `/api/cfl/games/${GAME_ID}/plays`;
const play = (minute: number, clock: string, away: number, home: number, isScoring = false): LeagueLiveState['plays'][number] => ({
  at: new Date(Date.parse('2026-07-11T23:00:00Z') + minute * 60_000),
  period: 1,
  clock,
  possession: 'away',
  text: `Play at ${clock}`,
  isScoring,
  score: { away, home },
});
const TAPE = [play(2, '14:00', 0, 0), play(9, '09:30', 7, 0, true), play(20, '02:10', 7, 0)];
const latestFirst = TAPE.toReversed();
const LIVE = { period: 1, clock: '02:10', score: { away: 7, home: 0 }, periods: { away: [7], home: [0] } } as const;

/** The game as it stands now; the season's own objects are shared by every test. */
function stands({ cfl }: Field, game: Field['cfl']['games'][number]): void {
  cfl.games = cfl.games.map((one) => (one.gameId === GAME_ID ? game : one));
}

/** The game is in play, and its board was closed by two books. */
async function begin(field: Field): Promise<void> {
  const { cfl, runTo } = field;
  cfl.quotes.push(...quotesOf('NRT', new Date('2026-07-11T20:00:00Z')));
  await runTo('2026-07-11T22:59:00Z');
  stands(field, footballGame({ status: 'live', score: { away: 7, home: 0 } }));
  const told = { ...LIVE, periods: { away: [7], home: [0] }, asOf: new Date('2026-07-11T23:21:00Z') };
  cfl.live.set(GAME_ID, liveState({ ...told, plays: latestFirst.slice(0, 1) }));
  cfl.tapes.set(GAME_ID, liveState({ ...told, plays: latestFirst }));
  await runTo('2026-07-11T23:22:00Z');
}

test('a game is told play by play with the chances after each, from what two books closed at', async () => {
  await withSeason(async (field) => {
    expect(await field.json(PLAYS)).toMatchObject({ plays: [], before: null, reason: 'Chances in play begin with the game.' });
    await begin(field);
    const told = await field.json<PlayByPlay>(PLAYS);
    expect(told).toMatchObject({ isWhole: true, reason: null, bookCount: 2, biggest: [1] });
    expect(told.plays.map(({ clock }) => clock)).toEqual(['14:00', '09:30', '02:10']);
    expect(told.plays[1]!.after!.homeWin).toBeLessThan(told.before!.homeWin - 0.05);
    expect(told.plays[1]!.after!.swing).toBeCloseTo(told.plays[1]!.after!.homeWin - told.plays[0]!.after!.homeWin, 12);
    expect(told.now!.homeWin).toBeGreaterThan(0);
    expect(told.now!.homeWin).toBeLessThan(told.before!.homeWin);
  });
});

test('of a source that tells the last plays alone those are shown, and called so', async () => {
  await withSeason(async (field) => {
    await begin(field);
    field.cfl.tapes.clear();
    field.world.clock.advanceMinutes(1);
    await expect.poll(async () => (await field.json<PlayByPlay>(PLAYS)).isWhole).toBe(false);
    expect((await field.json<PlayByPlay>(PLAYS)).plays.map(({ clock }) => clock)).toEqual(['02:10']);
  });
});

test('a final has the house rule its closing prices were graded by, and the clubs the places they came in with', async () => {
  await withSeason(async (field) => {
    const { cfl, runTo, json } = field;
    const path = `/api/cfl/games/${GAME_ID}`;
    expect(await json<GameDetail>(path)).toMatchObject({ houseRules: [], places: { away: { division: 'east' }, home: { rank: 1 } } });
    const [first, second] = await Promise.all(
      ['20260605_HAM@MTL', '20260613_TOR@HAM'].map((id) => json<GameDetail>(`/api/cfl/games/${id}`)),
    );
    expect(first).toMatchObject({ homeRecord: { losses: 0 }, places: { away: null, home: null } });
    expect(second).toMatchObject({ homeRecord: { wins: 1, losses: 0 }, places: { home: { division: 'east', rank: expect.any(Number) } } });
    await begin(field);
    stands(field, finalGame(GAME_ID, 30, 20));
    cfl.facts.set(GAME_ID, factsOf(GAME_ID, 30, 20));
    await runTo('2026-07-12T03:00:00Z');
    const game = await json<GameDetail>(path);
    expect(game.houseRules.map(({ id }) => id)).toEqual(['football-result']);
    expect(game.markets.flatMap((odds) => (odds.market === 'moneyline' ? [odds.away.grade, odds.home.grade] : []))).toEqual([
      'win',
      'loss',
    ]);
  });
});

test('a game that does not exist has no plays', async () => {
  await withSeason(async ({ get }) => {
    for (const path of ['/api/cfl/games/20260711_NYY@BOS/plays', '/api/cfl/games/x/plays'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });
});
