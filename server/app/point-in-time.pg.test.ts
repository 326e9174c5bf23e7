import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verifyText } from '../../tools/verify-record.mjs';
import { findFaults } from '../features/ledger/index.ts';
import { publishPicks } from '../features/picks/publish/publish-picks.ts';
import { baseballPicks } from '../features/picks/sports/mlb/look-at-games.ts';
import { addGames } from '../features/picks/testing/board.ts';
import { practiceFeature } from '../features/practice/index.ts';
import { offerSecondGame, SECOND, slip } from '../features/practice/testing/scene.ts';
import { recordFeature } from '../features/record/index.ts';
import { rowsOf } from '../kernel/db.ts';
import type { Database } from '../platform/database/database.ts';
import { repositoryRoot } from '../platform/place.ts';
import { withClusters } from '../testing/databases/own-clusters.ts';
import { makeServer, memoryLog, type TestWorld } from '../testing/index.ts';
import { runInWorld } from '../testing/with-test-ctx.ts';
import { openDatabase } from './open-database.ts';

const ARCHIVE = '/srv/clearedge-archive';
const EXAMPLE_TIME = '2026-07-11 16:00:00+00';

/** Adds a file that comes with the product to a cluster's configuration, with the test's folder and moment in place of the example's. */
function configure(directory: string, file: string, archive: string, moment = EXAMPLE_TIME): void {
  const text = readFileSync(join(repositoryRoot, 'deploy', 'postgresql', file), 'utf8');
  expect(text).toContain(ARCHIVE);
  appendFileSync(join(directory, 'postgresql.conf'), text.replaceAll(ARCHIVE, archive).replace(EXAMPLE_TIME, moment));
}

const NO_DEATH = (error: Error): never => {
  throw error;
};
const open = (url: string): Promise<Database> => openDatabase({ databaseUrl: url, dataDir: '' }, memoryLog(), NO_DEATH);

/** What the product says of a database: a member's bets and money, faults of the books, the record with what is wrong with it. */
async function look(database: Database, world: TestWorld) {
  const server = await makeServer([practiceFeature(), recordFeature], { world: { ...world, container: { ...world.container, database } } });
  const me = await server.as(world.user!);
  const bets: { id: string }[] = (await me.get('/api/virtual/bets')).json();
  const { balance } = (await me.get('/api/user/balance')).json();
  const { problems, picks } = verifyText((await server.visitor.get('/api/record/export')).body);
  await server.close();
  return { bets: bets.map(({ id }) => id).toSorted(), balance, faults: await findFaults(database), problems, picks };
}

const accident = sql.raw(`set local session_replication_role = replica;
  delete from ledger_entries where sequence = (select max(sequence) from ledger_entries);
  delete from virtual_bets; update picks set hash = seal`);

test('a base backup and the archived log bring the database back as it was at a moment before an accident', {
  timeout: 120_000,
}, async () => {
  await withClusters(async (clusters) => {
    const archive = clusters.makeFolder('archive');
    const data = await clusters.make('data');
    configure(data, 'archive.conf', archive);
    const first = await clusters.start(data);
    const database = await open(first.url);
    await runInWorld(database, {}, async (ctx, world) => {
      await addGames(ctx, world, 1);
      await offerSecondGame(ctx);
      const server = await makeServer([practiceFeature()], { world });
      const me = await server.as(world.user!);
      const place = async (stake: number): Promise<void> => {
        expect((await me.post('/api/virtual/bets', slip({ gameId: SECOND, stake }))).statusCode).toBe(201);
      };
      await place(10);
      const backup = await clusters.backUp(first, 'backup');
      await place(20);
      await publishPicks(world.ctxFor('system'), baseballPicks, true);
      const before = await look(database, world);
      expect(before).toMatchObject({ balance: 970, faults: [], problems: [], picks: 1 });
      expect(before.bets).toHaveLength(2);
      const [moment] = await rowsOf<{ now: string }>(ctx.db, sql`select clock_timestamp()::text as now`);

      await place(40);
      expect((await look(database, world)).bets).toHaveLength(3);
      await ctx.db.transaction(async (tx) => void (await tx.execute(accident)));
      const after = await look(database, world);
      expect(after.bets).toEqual([]);
      expect(after.faults).not.toEqual([]);
      expect(after.problems).not.toEqual([]);
      await server.close();
      await database.close();
      await first.stop();

      configure(backup, 'restore.conf', archive, moment!.now);
      writeFileSync(join(backup, 'recovery.signal'), '');
      const second = await clusters.start(backup);
      const restored = await open(second.url);
      expect(await look(restored, world)).toEqual(before);
      const again = await makeServer([practiceFeature()], { world: { ...world, container: { ...world.container, database: restored } } });
      const placed = await (await again.as(world.user!)).post('/api/virtual/bets', slip({ gameId: SECOND, stake: 80 }));
      expect(placed.statusCode).toBe(201);
      expect(await look(restored, world)).toMatchObject({ balance: 890, faults: [], problems: [] });
      await again.close();
      await restored.close();
    });
  });
});
