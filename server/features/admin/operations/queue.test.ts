import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../../db/schema/index.ts';
import { createContest, makeServer, withTestCtx } from '../../../testing/index.ts';
import { createFootballGame, createTournament } from '../../bets/testing/sport-scene.ts';
import { listContestsToSettle, OPEN_ITEMS } from '../../settlement/index.ts';
import { admin as adminSlice } from '../testing/scene.ts';
import { NOT_WAITING } from './list-queue.ts';

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one as PgTable] : []));
const belongingTo = (column: string): string[] =>
  tables.filter((table) => getTableConfig(table).columns.some(({ name }) => name === column)).map((table) => getTableName(table));

test('every table of a game or a tournament is in the queue, or known to wait for no result', () => {
  expect(
    belongingTo('contest_id').filter((name) => !OPEN_ITEMS.some(({ table }) => table === name) && !NOT_WAITING.includes(name)),
  ).toEqual([]);
});

test('bets on tournaments and CFL games are in the queue with what they wait for', async () => {
  await withTestCtx({ tier: 'elite', isAdmin: true, now: '2026-07-24T12:00:00Z' }, async (ctx, world) => {
    const server = await makeServer([adminSlice], { world });
    const admin = await server.as(world.user!);
    const at = ctx.now();
    const bet = {
      userId: world.user!.id,
      gameLabel: 'x',
      betType: 'moneyline' as const,
      selectionText: 'x',
      terms: { pitcherRule: 'action' as const },
      odds: 100,
      stakeCents: 1000,
      source: 'slip' as const,
      placedAt: at,
      status: 'pending' as const,
      ruleVersion: '1',
      updatedAt: at,
    };
    const cfl = await createFootballGame(ctx, 11, { status: 'final' });
    const over = await createTournament(ctx, { status: 'completed' });
    const late = await createTournament(ctx, { tournamentId: 'golf-2026-late', sourceId: 'late', status: 'in-progress' });
    const ahead = await createTournament(ctx, { tournamentId: 'golf-2026-ahead', sourceId: 'ahead', endsOn: '2026-07-26' });
    const mlb = await createContest(ctx, { gameId: '20260720_NYY@BOS', status: 'final' });
    for (const { id: contestId } of [cfl, mlb, over, late, ahead])
      await ctx.db.insert(schema.bets).values({ id: ctx.newId(), ...bet, contestId });
    const queue = (await admin.get('/api/admin/settlement-queue')).json() as {
      gameId: string;
      sport: string;
      bets: number;
      reason: string;
    }[];
    expect(queue.map(({ gameId, sport, bets, reason }) => [gameId, sport, bets, reason])).toEqual([
      [cfl.gameId, 'cfl', 1, 'missing-score'],
      ['golf-2026-late', 'golf', 1, 'missing-score'],
      [over.publicId, 'golf', 1, 'missing-score'],
      [mlb.gameId, 'mlb', 1, 'missing-score'],
    ]);
    expect((await listContestsToSettle(ctx)).sort()).toEqual([cfl.id, mlb.id, over.id].sort());
    await server.close();
  });
});
