// A whole slate's analysis from cold: a process that has just started, opinions and prices in its database, no analysis yet. Then what the
// same jobs cost each minute while nothing changes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { easternDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import { buildThreads } from '../lib/bundle.mjs';
import { mainThreadSeconds, startServer } from './servers.mjs';

const NOW = '2026-07-11T15:00:00Z';
const LIMIT_MS = 3000;
const COLD_RUNS = Number(process.env.BENCH_COLD_RUNS ?? 3);
const IDLE_PASSES = 40;
const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(import.meta.url);

/** A demo league whose games of the day have opinions; answers once each has been analysed by the server itself. */
async function fill(folder) {
  const env = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DEMO_NOW: NOW, LOG_LEVEL: 'warn' };
  const server = await startServer(join(root, 'server/dist/all.js'), env);
  const isDone = async () => {
    const games = await (await fetch(`${server.url}/api/games`)).json();
    return games.length > 0 && games.every(({ aiSummary }) => aiSummary !== null);
  };
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 2000));
  await server.stop();
}

/** Processor time of this thread so far, in milliseconds; not a number where the system does not tell. */
const threadMs = () => 1000 * (mainThreadSeconds(process.pid) ?? Number.NaN);

async function timed(work) {
  const [from, used] = [performance.now(), threadMs()];
  await work();
  return { wall: performance.now() - from, processor: threadMs() - used };
}

async function measure(folder, isFirst) {
  const { compose } = await import('../../server/app/compose.ts');
  const { readConfig } = await import('../../server/main/config.ts');
  const { createLogger } = await import('../../server/platform/logger.ts');
  const { makeSystemCtx } = await import('../../server/platform/ctx/make-ctx.ts');
  const { listSlate } = await import('../../server/features/contests/index.ts');
  const { analyzeContests } = await import('../../server/features/analysis/analyze-contests.ts');
  const { analyzeSlates } = await import('../../server/features/analysis/index.ts');
  const { priceSlates } = await import('../../server/features/forecasts/price-slates.ts');
  const { publishPicks } = await import('../../server/features/picks/publish/publish-picks.ts');
  const { baseballPicks } = await import('../../server/features/picks/sports/mlb/look-at-games.ts');
  const { house, close } = await compose(readConfig({ DATA_DIR: folder, DEMO_NOW: NOW }), createLogger('warn'), (error) => {
    throw error;
  });
  const ctx = makeSystemCtx(house, 'bench');
  // Analyses are never removed but here.
  await ctx.db.execute(sql`truncate analyses`);
  const contests = await listSlate(ctx, easternDay(ctx.now()));
  const made = [];
  const cold = await timed(async () => made.push((await analyzeContests(ctx, contests)).length));
  const verdict = cold.wall <= LIMIT_MS ? 'within' : 'OVER';
  console.log(
    `analysis of ${made[0]} games from cold: ${cold.wall.toFixed(0)} ms (${cold.processor.toFixed(0)} ms of processor), ${verdict} ${LIMIT_MS} ms`,
  );
  if (isFirst) {
    await ctx.db.execute(sql`truncate analyses`);
    const warm = await timed(() => analyzeContests(ctx, contests));
    console.log(`the same once warm: ${warm.wall.toFixed(0)} ms (${warm.processor.toFixed(0)} ms of processor)`);
    await analyzeSlates(ctx);
    const jobs = {
      'price-slates': () => priceSlates(ctx),
      'analyze-slates': () => analyzeSlates(ctx),
      'publish-picks': () => publishPicks(ctx, baseballPicks),
    };
    for (const [name, job] of Object.entries(jobs)) {
      await job();
      const idle = await timed(async () => {
        for (let pass = 0; pass < IDLE_PASSES; pass += 1) await job();
      });
      const each = (ms) => (ms / IDLE_PASSES).toFixed(1);
      console.log(`${name} when nothing has changed: ${each(idle.wall)} ms (${each(idle.processor)} ms of processor)`);
    }
  }
  await close();
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-bench-'));
  try {
    await buildThreads();
    await fill(folder);
    for (let run = 0; run < COLD_RUNS; run += 1)
      spawnSync(process.execPath, [...process.execArgv, here, folder, String(run === 0)], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [, , given, isFirst] = process.argv;
if (given) {
  await measure(given, isFirst === 'true');
  process.exit(0);
}
await main();
