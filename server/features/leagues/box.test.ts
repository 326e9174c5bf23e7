import { expect, test } from 'vitest';
import { createDemoSource } from '../../providers/demo/index.ts';
import { withTestCtx } from '../../testing/index.ts';
import { listContestStarts } from '../contests/index.ts';
import { listByIds } from './league-rows.ts';
import { getBox } from './reads/get-box.ts';
import { syncNearGames } from './sync/sync-games.ts';

test('a box score is of a game that has begun, its points add up to the score, and there is none of any other', async () => {
  const { nba } = createDemoSource({ seed: 'clearedge' }).leagues;
  await withTestCtx({ now: '2026-12-05T15:00:00Z', ports: { leagues: { nba: nba! } }, signedOut: true }, async (ctx) => {
    await syncNearGames(ctx);
    const starts = await listContestStarts(ctx, '2026-12-01', '2026-12-08', 'nba');
    const games = await listByIds(
      ctx.db,
      'nba',
      starts.map(({ id }) => id),
    );
    const over = games.find(({ contest }) => contest.status === 'final')!.contest;
    const coming = games.find(({ contest }) => contest.status === 'scheduled')!.contest;
    const box = await getBox(ctx, 'nba', over.gameId);
    const pointsOf = ({ tables }: typeof box.away): number => {
      const at = tables[0]!.columns.findIndex(({ head }) => head === 'PTS');
      return tables[0]!.players.reduce((sum, { values }) => sum + Number(values[at]), 0);
    };
    expect([pointsOf(box.away), pointsOf(box.home), box.isFinal]).toEqual([over.awayScore, over.homeScore, true]);
    for (const gameId of [coming.gameId, '20261205_AAA@BBB_NBA'])
      await expect(getBox(ctx, 'nba', gameId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
