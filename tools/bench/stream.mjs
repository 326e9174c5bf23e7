// A thousand browsers on the live stream: how long a change takes to reach each of them, on the embedded database and on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { makeOwnDatabase } from '../../server/testing/databases/own-database.ts';
import { browseMany } from '../lib/browse-stream.mjs';
import { pinSelf, startServer } from './servers.mjs';

const BROWSERS = Number(process.env.BENCH_BROWSERS ?? 1000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const LIMIT_MS = 1000;
const SETTLE_SECONDS = Number(process.env.SETTLE_SECONDS ?? 60);
const root = fileURLToPath(new URL('../..', import.meta.url));
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays of every browser over the rounds, from before `change` is asked for to the first event of that name. */
async function hearRounds(url, name, change) {
  const delays = [];
  let heard = new Set();
  let startedAt = 0;
  const ends = await browseMany(url, BROWSERS, (number, event) => {
    if (event !== name || startedAt === 0 || heard.has(number)) return;
    heard.add(number);
    delays.push(performance.now() - startedAt);
  });
  console.log(`${ends.length} browsers are on the stream`);
  let missed = 0;
  // The first change waits for whatever the new database is still filled with.
  await change(-1);
  await wait(2000);
  for (let round = 0; round < ROUNDS; round++) {
    heard = new Set();
    startedAt = performance.now();
    await change(round);
    for (let waited = 0; heard.size < BROWSERS && waited < 5000; waited += 50) await wait(50);
    missed += BROWSERS - heard.size;
    startedAt = 0;
    await wait(1000);
  }
  for (const end of ends) end();
  return { delays: delays.sort((a, b) => a - b), missed };
}

function show(what, { delays, missed }) {
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN;
  const verdict = missed === 0 && at(0.99) < LIMIT_MS ? 'within' : 'OVER';
  const figures = `p50 ${at(0.5).toFixed(0)} ms  p99 ${at(0.99).toFixed(0)} ms  max ${at(1).toFixed(0)} ms`;
  console.log(`${what}: ${figures}, ${delays.length} deliveries to ${BROWSERS} browsers, ${missed} missed; ${verdict} ${LIMIT_MS} ms`);
}

async function login(url) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ email: 'admin@clearedge.demo', password: 'clearedge' });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  return { ...headers, cookie };
}

async function measure(name, env, more) {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-stream-'));
  const common = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DEMO_NOW: '2026-07-11T15:00:00Z',
    LOG_LEVEL: 'warn',
    STREAMS_PER_NETWORK: '10000',
  };
  const server = await startServer(join(root, 'server/dist/all.js'), { ...common, TRUST_PROXY: '1', ...env });
  try {
    console.log(`${name}: waiting ${SETTLE_SECONDS} s for the new database to fill`);
    await wait(SETTLE_SECONDS * 1000);
    const headers = await login(server.url);
    const advance = async () => {
      const body = JSON.stringify({ minutes: 1 });
      const answer = await fetch(`${server.url}/api/admin/demo/advance`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`the clock could not be moved: ${answer.status}`);
    };
    show(`${name}, the clock moved by a request`, await hearRounds(server.url, 'clock', advance));
    await more?.(server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A change that another process committed. */
async function fromElsewhere(databaseUrl, url) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const message = { topic: 'live', gameId: '20260711_NYY@BOS' };
  const reported = JSON.stringify({ origin: 'bench', signal: { kind: 'message', message } });
  show(
    'PostgreSQL, told by another process',
    await hearRounds(url, 'live', () => client.query('select pg_notify($1, $2)', ['clearedge', reported])),
  );
  await client.end();
}

pinSelf();
await measure('embedded database', {});
const own = await makeOwnDatabase();
try {
  await measure('PostgreSQL', { DATABASE_URL: own.url }, (url) => fromElsewhere(own.url, url));
} finally {
  await own.drop();
}
