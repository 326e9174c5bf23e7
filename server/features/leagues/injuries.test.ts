import { expect, test } from 'vitest';
import { createDemoSource } from '../../providers/demo/index.ts';
import { withTestCtx } from '../../testing/index.ts';
import { listContestStarts } from '../contests/index.ts';
import { listByIds } from './league-rows.ts';
import type { Teams } from './present-game.ts';
import { getInjuries, listInjuries } from './reads/get-injuries.ts';
import { syncNearGames } from './sync/sync-games.ts';

const nba = createDemoSource({ seed: 'clearedge' }).leagues.nba!;
const AT = '2026-12-05T15:00:00Z';

test('a list that was asked for, a source without lists and one that does not answer are told apart', async () => {
  const { findInjuries, ...feed } = nba.feed;
  const feeds = [
    [nba.feed, null],
    [feed, 'not_offered'],
    [{ ...feed, findInjuries: () => Promise.reject(new Error('no answer')) }, 'no_answer'],
  ] as const;
  expect(findInjuries).toBeDefined();
  await withTestCtx({ now: AT, ports: { leagues: { nba } }, signedOut: true }, async (ctx) => {
    await syncNearGames(ctx);
    const starts = await listContestStarts(ctx, '2026-12-05', '2026-12-06', 'nba');
    const [game] = await listByIds(
      ctx.db,
      'nba',
      starts.map(({ id }) => id),
    );
    for (const [own, why] of feeds) {
      const asked = { ...ctx, ports: { ...ctx.ports, leagues: { nba: { ...nba, feed: own } } } };
      const { away, home } = await getInjuries(asked, 'nba', game!.contest.gameId);
      expect([away.unknownBecause, home.unknownBecause]).toEqual([why, why]);
      expect(away.players === null).toBe(why !== null);
      expect(away.checkedAt).toBe(why === null ? new Date(AT).toISOString() : null);
    }
    await expect(getInjuries(ctx, 'nba', '20261205_AAA@BBB_NBA')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a league’s clubs stand in the order of their next games, each with its own list or why it is not known', async () => {
  await withTestCtx({ now: AT, ports: { leagues: { nba } }, signedOut: true }, async (ctx) => {
    const findInjuries = (code: string, at: Date) =>
      code === 'BOS' ? Promise.reject(new Error('no answer')) : nba.feed.findInjuries!(code, at);
    const asked = { ...ctx, ports: { ...ctx.ports, leagues: { nba: { ...nba, feed: { ...nba.feed, findInjuries } } } } };
    const club = (code: string, name: string, gameTime: string | null, isHome = true) =>
      ({
        code,
        name,
        nextGame: gameTime && { gameId: 'x', gameTime, opponentCode: 'PHI', opponent: 'Philadelphia', isHome },
      }) as Teams['teams'][number];
    const teams = [
      club('ATL', 'Atlanta', null),
      club('BOS', 'Boston', '2026-12-06T00:00:00.000Z'),
      club('CHI', 'Chicago', '2026-12-05T23:00:00.000Z'),
      club('PHI', 'Philadelphia', '2026-12-05T23:00:00.000Z', false),
    ];
    const { source, clubs } = await listInjuries(asked, 'nba', { source: ctx.ports.source, season: 2026, teams });
    expect(source).toEqual(ctx.ports.source);
    expect(clubs.map(({ code, unknownBecause }) => [code, unknownBecause])).toEqual([
      ['PHI', null],
      ['CHI', null],
      ['BOS', 'no_answer'],
      ['ATL', null],
    ]);
    const { players } = (await nba.feed.findInjuries!('CHI', new Date(AT)))!;
    expect(clubs[1]!.players!.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
  });
});
