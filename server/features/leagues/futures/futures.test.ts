import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { syncSeason } from '../sync/sync-games.ts';
import { withField } from '../testing/field.ts';
import { finalGame, footballGame } from '../testing/games.ts';
import { SEASON, withSeason } from '../testing/season.ts';

type Futures = VerbResult<Contract['GET /api/:league/futures']>;
const FUTURES = '/api/cfl/futures';
const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('each club has its chances of the season that is left, which add up, with what they were counted from', async () => {
  await withSeason(async ({ json }) => {
    const { clubs, simulations, reason, played, games, ratedGames } = await json<Futures>(FUTURES);
    expect({ reason, simulations, played, games, ratedGames }).toEqual({
      reason: null,
      simulations: 1000,
      played: 5,
      games: 8,
      ratedGames: 5,
    });
    expect(clubs).toHaveLength(9);
    expect(sumOf(clubs.map(({ champion }) => champion.probability))).toBeCloseTo(1, 9);
    expect(sumOf(clubs.map(({ playoffs }) => playoffs.probability))).toBeCloseTo(6, 9);
    for (const division of ['west', 'east'])
      expect(sumOf(clubs.filter((club) => club.division === division).map((club) => club.firstInDivision.probability))).toBeCloseTo(1, 9);
    const toronto = clubs.find(({ code }) => code === 'TOR')!;
    expect(toronto).toMatchObject({ record: { wins: 2, losses: 0, ties: 0 }, divisionName: 'East Division' });
    expect(toronto.meanWins).toBeGreaterThan(2);
    expect(toronto.meanWins).toBeLessThan(3);
    expect(toronto.winTotal.line).toBe(2.5);
    expect(toronto.winTotal.over.probability).toBeCloseTo(toronto.meanWins - 2, 9);
  });
});

test('a season is simulated once a day, and anew once a game has ended since', async () => {
  await withSeason(async ({ json, cfl, ctx, world }) => {
    const before = await json<Futures>(FUTURES);
    world.clock.advanceMinutes(7 * 60);
    expect(await json<Futures>(FUTURES)).toEqual(before);
    cfl.games = cfl.games.map((game) => (game.gameId === '20260712_BC@MTL' ? finalGame('20260712_BC@MTL', 40, 10, { week: 6 }) : game));
    world.clock.set('2026-07-13T00:10:00Z');
    const wins = ({ clubs }: Futures): number => clubs.find(({ code }) => code === 'BC')!.meanWins;
    const told = (): Promise<void> => ctx.publish({ topic: 'slate', slateOn: '2026-07-12', sport: 'cfl' });
    await told();
    await expect.poll(async () => (await json<Futures>(FUTURES)).asOf).toBe('2026-07-13T00:10:00.000Z');
    world.clock.advanceMinutes(21);
    await syncSeason(ctx);
    await told();
    await expect.poll(async () => wins(await json<Futures>(FUTURES))).toBe(2);
    expect(wins(before)).toBeLessThan(2);
  });
});

test('a season without a schedule, without a rated game or in its playoffs says why it is not simulated', async () => {
  const reasonWith = async (games: readonly ReturnType<typeof footballGame>[]) => {
    let reason: string | null = '';
    await withField({}, async ({ cfl, ctx, json }) => {
      cfl.games.push(...games);
      await syncSeason(ctx);
      const futures = await json<Futures>(FUTURES);
      expect(futures.clubs).toEqual([]);
      reason = futures.reason;
    });
    return reason;
  };
  expect(await reasonWith([])).toBe('No season of this league is stored yet.');
  expect(await reasonWith([footballGame()])).toBe('Our ratings know no game of this league yet.');
  const final = finalGame('20260710_HAM@TOR', 20, 27, { week: 21, stage: 'semifinal' });
  expect(await reasonWith([...SEASON, final])).toContain('The playoffs have begun');
});
