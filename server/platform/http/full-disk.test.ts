import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, symlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { betsFeature } from '../../features/bets/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createContest, makeServer, memoryLog, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { runInWorld } from '../../testing/with-test-ctx.ts';
import { migrateEmbedded, openEmbedded } from '../database/open-embedded.ts';
import { migrationsFolder } from '../place.ts';
import { unreadyFinder } from './ops.ts';
import { answerFor } from './problem.ts';

interface Disk {
  folder: string;
  fill: (ctx: Ctx) => Promise<void>;
  free: (ctx: Ctx) => Promise<void>;
}
type Run = (disk: Disk, ctx: Ctx, world: TestWorld) => Promise<void>;

const FULL = 'Nothing can be saved right now because our disk is full. Everything saved earlier is still here. Please try again later.';
const BET = { gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'New York Yankees ML', odds: 150 };
const CSV = [
  'placedAt,gameId,betType,selection,odds,stake,result',
  ...Array.from({ length: 3000 }, (_, n) => `2026-05-11T10:00:00Z,Game ${n},moneyline,NYY ML,+150,${n + 1},win`),
].join('\n');

function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills a file until not one byte more fits. */
function takeRoom(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  closeSync(file);
}

/** A real file system of a few megabytes with the embedded database on it. */
async function onSmallDisk(folder: string, run: Run): Promise<void> {
  const database = await openEmbedded(folder, 'postgres', (error) => {
    throw error;
  });
  const filler = join(folder, 'filler');
  try {
    await migrateEmbedded(database, migrationsFolder);
    const disk: Disk = { folder, fill: async () => takeRoom(filler), free: async () => rmSync(filler) };
    await runInWorld(database, {}, (ctx, world) => run(disk, ctx, world));
  } finally {
    await database.close().finally(() => execFileSync('umount', [folder]));
  }
}

/** Where no file system may be mounted: the database refuses as on a full disk, and so does the device that the probe writes to. */
async function onRefusingDatabase(folder: string, run: Run): Promise<void> {
  const probe = join(folder, `.write-probe-${process.pid}`);
  await withTestCtx({}, async (ctx, world) => {
    await ctx.db.execute(sql`create function refuse_writes() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    const fill = async (): Promise<void> => {
      await ctx.db.execute(sql`create trigger full_disk before insert on bets for each row execute function refuse_writes()`);
      if (existsSync('/dev/full')) symlinkSync('/dev/full', probe);
    };
    const free = async (): Promise<void> => {
      await ctx.db.execute(sql`drop trigger full_disk on bets`);
    };
    await run({ folder, fill, free }, ctx, world);
  });
}

async function playFullDisk(disk: Disk, ctx: Ctx, world: TestWorld): Promise<void> {
  await createContest(ctx);
  let now = 0;
  const findUnready = unreadyFinder(world.container.database, disk.folder, () => now);
  const server = await makeServer([betsFeature], { world, findUnready });
  const me = await server.as(world.user!);
  const ready = async (): Promise<unknown> => {
    now += 10_000;
    const answer = await me.get('/readyz');
    return [answer.statusCode, answer.json().missing];
  };
  const bet = (stake: number) => me.post('/api/bets', { ...BET, stake });
  expect([await ready(), (await bet(10)).statusCode]).toEqual([[200, []], 201]);

  await disk.fill(ctx);
  if (existsSync('/dev/full')) expect(await ready()).toEqual([503, ['disk']]);
  const answer = await me.post('/api/bets/import', { csv: CSV });
  expect(JSON.parse(answer.body.trim().split('\n').at(-1)!)).toMatchObject({
    part: 'failed',
    message: expect.stringMatching(/^The import stopped/),
  });
  // A few rows may still fit into pages that exist.
  let refused = await bet(20);
  for (let stake = 21; stake < 400 && refused.statusCode === 201; stake += 1) refused = await bet(stake);
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([503, 'UNAVAILABLE', FULL]);
  const stored = (await me.get('/api/bets')).json().length as number;
  expect(stored).toBeGreaterThan(0);

  await disk.free(ctx);
  expect([await ready(), (await bet(30)).statusCode]).toEqual([[200, []], 201]);
  expect((await me.get('/api/bets')).json()).toHaveLength(stored + 1);
  await server.close();
}

test('a full disk: not ready, every write refused with the reason, reads go on; with room again everything works', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-small-disk-'));
  await (mountSmallDisk(folder) ? onSmallDisk : onRefusingDatabase)(folder, playFullDisk);
  rmSync(folder, { recursive: true, force: true });
});

test('the same where the database refuses every write', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-refusing-'));
  await onRefusingDatabase(folder, playFullDisk);
  rmSync(folder, { recursive: true, force: true });
});

describe('a full disk is told as such', () => {
  test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s', (code) => {
    const cause = Object.assign(new Error('raw'), { code });
    for (const error of [cause, new Error('Failed query', { cause })])
      expect(answerFor(error, memoryLog(), 'id', '/api/bets')).toMatchObject({
        status: 503,
        problem: { code: 'UNAVAILABLE', message: FULL },
      });
  });
  test.each(['53200', '53300', '57P01'])('%s is another outage', (code) => {
    const { status, problem } = answerFor(Object.assign(new Error('raw'), { code }), memoryLog(), 'id', '/api/bets');
    expect([status, problem.message]).toEqual([503, 'ClearEdge cannot reach its data right now. Please try again in a moment.']);
  });
});
