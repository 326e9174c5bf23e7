// Fifteen live games in live mode: what the process costs, in shares of one core and in memory, on PostgreSQL and with a replay as providers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOwnDatabase } from '../../server/testing/databases/own-database.ts';
import { environmentLines, PLACES } from '../replay/places.ts';
import { Replay } from '../replay/serve/replay.ts';
import { ReplayClock } from '../replay/serve/replay-clock.ts';
import { createReplayServer } from '../replay/serve/replay-server.ts';
import { liveGames } from '../replay/testing/live-games.ts';
import { pinSelf, startServer } from './servers.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 180);
const SETTLE_SECONDS = Number(process.env.SETTLE_SECONDS ?? 90);
const [MOST_CORE, MOST_MB] = [15, 350];
const TICKS_PER_SECOND = 100;
const BEGAN_AT = new Date('2026-08-07T23:10:00Z');
/** In the middle of the games. */
const NOW = new Date('2026-08-08T00:30:00Z');
const root = fileURLToPath(new URL('../..', import.meta.url));
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor seconds of all threads of a process, and its resident memory. */
function costOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
  return { seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, mb: kb / 1024 };
}

let feedsRequested = 0;

async function startReplay() {
  const clock = new ReplayClock(NOW, 1, () => performance.now());
  const server = createReplayServer({ replay: new Replay({ library: liveGames(BEGAN_AT), clock }), clock });
  server.on('request', ({ url }) => {
    if (url?.endsWith('/feed/live')) feedsRequested += 1;
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  const lines = environmentLines(
    `http://127.0.0.1:${port}`,
    PLACES.filter((place) => place !== 'llm'),
  );
  return { server, addresses: Object.fromEntries(lines.map((line) => line.split('=', 2))) };
}

async function measure({ pid, url }) {
  const live = (await (await fetch(`${url}/api/games?date=2026-08-07`)).json()).filter(({ status }) => status === 'live').length;
  const [from, requested] = [costOf(pid), feedsRequested];
  let most = from.mb;
  for (let passed = 0; passed < SECONDS; passed += 1) {
    await wait(1000);
    most = Math.max(most, costOf(pid).mb);
  }
  const share = (100 * (costOf(pid).seconds - from.seconds)) / SECONDS;
  const verdict = share < MOST_CORE && most < MOST_MB ? 'within' : 'OVER';
  console.log(
    `${live} live games, ${feedsRequested - requested} feeds read in ${SECONDS} s: ${share.toFixed(1)}% of one core, at most ${most.toFixed(0)} MB; ${verdict} ${MOST_CORE}% and ${MOST_MB} MB`,
  );
}

pinSelf();
const folder = mkdtempSync(join(tmpdir(), 'clearedge-live-day-'));
const own = await makeOwnDatabase();
const { server, addresses } = await startReplay();
const product = await startServer(join(root, 'server/dist/all.js'), {
  ...addresses,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DATA_SOURCE: 'live',
  DATABASE_URL: own.url,
  LIVE_CLOCK_AT: NOW.toISOString(),
  SECRET_KEY: 'a key of the bench, long enough for anything',
  ODDS_API_KEY: 'rehearsal',
  ODDS_API_CREDITS: '20000',
  LOG_LEVEL: 'error',
});
try {
  console.log(`waiting ${SETTLE_SECONDS} s for the new database to fill`);
  await wait(SETTLE_SECONDS * 1000);
  await measure(product);
} finally {
  await product.stop();
  server.closeAllConnections();
  server.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
}
