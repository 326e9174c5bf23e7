// npm run bench: figures that mean something on any machine, because each is a ratio to a limit measured in the same run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fire as fireAt } from './fire.mjs';
import { pinSelf, startServer, untilQuiet } from './servers.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'clearedge-bench-'));

const fire = (url, headers) => fireAt(url, headers, { seconds: SECONDS, status: headers['if-none-match'] ? 304 : 200 });
const best = (runs) => runs.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
const show = (name, run) =>
  console.log(
    `${name.padEnd(34)} ${Math.round(run.perSecond).toString().padStart(7)} req/s   p50 ${run.p50} ms  p97.5 ${run.p97} ms  p99 ${run.p99} ms`,
  );

async function main() {
  const product = await startServer(join(root, 'server/dist/all.js'), {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DEMO_NOW: '2026-07-11T15:00:00Z',
    LOG_LEVEL: 'warn',
  });
  const url = `${product.url}/api/games`;
  await untilQuiet();
  const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const games = await first.json();
  const raw = await readRaw(url);
  writeFileSync(join(folder, 'body.br'), raw);
  const bare = await startServer(join(root, 'tools/bench/bare-fastify.mjs'), { BENCH_BODY: join(folder, 'body.br') });
  console.log(
    `GET /api/games: ${games.length} games, ${raw.length} bytes as sent (br), 50 connections, best of ${ROUNDS} runs of ${SECONDS} s\n`,
  );
  const br = { 'accept-encoding': 'br' };
  const runs = { product: [], bare: [], product304: [], bare304: [] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.bare.push(await fire(`${bare.url}/api/games`, br));
    runs.product.push(await fire(url, br));
    runs.bare304.push(await fire(`${bare.url}/api/games`, { ...br, 'if-none-match': '"bench"' }));
    const etag = (await fetch(url, { headers: br })).headers.get('etag');
    runs.product304.push(await fire(url, { ...br, 'if-none-match': etag }));
  }
  for (const [name, list] of Object.entries(runs)) show(name, best(list));
  console.log(`\nratio to bare Fastify, same bytes   ${(best(runs.product).perSecond / best(runs.bare).perSecond).toFixed(2)}`);
  console.log(`ratio to bare Fastify, 304          ${(best(runs.product304).perSecond / best(runs.bare304).perSecond).toFixed(2)}`);
  await Promise.all([product.stop(), bare.stop()]);
}

async function readRaw(url) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

pinSelf();
await main().finally(() => rmSync(folder, { recursive: true, force: true }));
