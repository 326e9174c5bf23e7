// npx tsx tools/operations/load-constants.mjs [--parts bytes,calls,streams,settlement] [--users 5000] [--streams 2000,5000] [--settled 100000] [--fill 60]
// Every constant of docs/scale.md by a load of its own, on a PostgreSQL that is made for it and gone afterwards (Linux). Needs `npm run build`.
// On a quiet machine some ten minutes; `--users 500 --streams 500 --settled 4000` looks whether it runs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startRealPostgres } from '../../server/testing/databases/real-postgres.ts';
import { startServer } from '../bench/servers.mjs';
import { browseMany } from '../lib/browse-stream.mjs';
import { processorMs, residentBytes } from '../lib/processor-time.mjs';
import { inRepository } from '../lib/repository.mjs';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'bytes,calls,streams,settlement' },
    users: { type: 'string', default: '5000' },
    streams: { type: 'string', default: '2000,5000' },
    settled: { type: 'string', default: '100000' },
    fill: { type: 'string', default: '60' },
  },
});
const parts = values.parts.split(',');
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const say = (text) => console.log(text);

/** Runs a program of the repository to its end; its figures go where ours go. */
function run(program, args, env = {}) {
  const child = spawn(process.execPath, [...(program.endsWith('.ts') ? ['--import', 'tsx'] : []), program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)))),
  );
}

/** A practice bet that the product wrote: rows are poured from it. */
async function placeOne(url) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = (path, body, more = {}) =>
    fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const login = await post('/api/auth/login', { email: 'pro@clearedge.demo', password: 'clearedge' });
  const cookie = login.headers.getSetCookie()[0].split(';')[0];
  const game = (await (await fetch(`${url}/api/games`)).json()).find(({ status }) => status === 'scheduled');
  const slip = { gameId: game.gameId, betType: 'moneyline', selection: game.homeTeam, odds: -10_000, stake: 1 };
  const placed = await post('/api/virtual/bets', slip, { cookie, 'idempotency-key': 'load-constants' });
  if (!placed.ok) throw new Error(`a practice bet was not taken: ${placed.status}`);
}

/** What a row of these weighs with its indexes and what belongs to it. */
const WEIGHED = [
  ['a price', ['quotes', 1]],
  ['a member', ['users', 1], ['ledger_accounts', 2]],
  ['a practice single', ['virtual_bets', 1], ['virtual_legs', 1], ['ledger_transfers', 1], ['ledger_entries', 2]],
  ['a contest', ['contests', 1]],
  ['a closing price', ['closing_prices', 1]],
  ['a golfer in a field', ['contest_entrants', 1]],
];

async function weigh(client) {
  await client.query('vacuum (analyze)');
  for (const [what, ...tables] of WEIGHED) {
    let bytes = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [table, each] of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
      );
      bytes += (each * rows[0].bytes) / Math.max(1, rows[0].rows);
      least = Math.min(least, rows[0].rows);
    }
    say(`${what.padEnd(22)} ${bytes.toFixed(0).padStart(7)} bytes with indexes (${least} rows at least)`);
  }
}

/** Streams opened at one web process: memory of each, and what a message to all of them costs. */
async function holdStreams({ url, pid }, client, count) {
  const ROUNDS = 5;
  const before = residentBytes(pid);
  let heard = 0;
  const ends = await browseMany(url, count, (_number, event) => {
    if (event === 'live') heard++;
  });
  await wait(5);
  const each = (residentBytes(pid) - before) / count;
  const reported = JSON.stringify({
    origin: 'load-constants',
    signal: { kind: 'message', message: { topic: 'live', gameId: '20260711_NYY@BOS' } },
  });
  const spent = processorMs(pid);
  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const startedAt = performance.now();
    await client.query('select pg_notify($1, $2)', ['clearedge', reported]);
    while (heard < round * count && performance.now() - startedAt < 10_000) await wait(0.02);
    slowest = Math.max(slowest, performance.now() - startedAt);
    await wait(1);
  }
  const cost = (processorMs(pid) - spent) / (ROUNDS * count);
  say(
    `${count} streams in one process: ${(each / 1024).toFixed(1)} kB each, a message ${(cost * 1000).toFixed(0)} µs of a core each, with all ${(slowest / 1000).toFixed(2)} s at most, ${ROUNDS * count - heard} missed`,
  );
  for (const end of ends) end();
  await wait(3);
}

async function withWeb(env, work) {
  const web = await startServer(inRepository('server', 'dist', 'web.js'), env);
  try {
    await work(web);
  } finally {
    await web.stop();
  }
}

async function measureInstall(postgres, folder) {
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query('create database constants');
  await owner.end();
  const address = new URL(postgres.url);
  address.pathname = '/constants';
  const database = address.toString();
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database,
    DEMO_NOW: '2026-07-11T15:00:00Z',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    MALLOC_ARENA_MAX: '2',
  };
  const seeding = await startServer(inRepository('server', 'dist', 'all.js'), env);
  await wait(Number(values.fill));
  await placeOne(seeding.url);
  await seeding.stop();
  if (parts.includes('bytes') || parts.includes('calls'))
    await run(inRepository('tools', 'operations', 'fill-install.ts'), ['--database', database, '--users', values.users]);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  if (parts.includes('bytes')) await weigh(client);
  if (parts.includes('calls'))
    await withWeb(env, ({ url, pid }) =>
      run(inRepository('tools', 'operations', 'cost-of-calls.mjs'), ['--url', url, '--pid', String(pid), '--database', database]),
    );
  // A process of its own for each count: memory that was used once is not given back.
  if (parts.includes('streams'))
    for (const count of values.streams.split(',')) await withWeb(env, (web) => holdStreams(web, client, Number(count)));
  await client.end();
}

say(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
if (parts.some((part) => part !== 'settlement')) {
  const postgres = await startRealPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-constants-'));
  try {
    await measureInstall(postgres, folder);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
if (parts.includes('settlement'))
  await run(inRepository('tools', 'bench', 'practice.ts'), [], { BENCH_PLACED: '60', BENCH_SETTLED: values.settled });
say(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
