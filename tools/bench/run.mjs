// npm run bench: figures that mean something on any machine, because each is a ratio to a limit measured in the same run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fire as fireAt } from './fire.mjs';
import { mainThreadSeconds, pinSelf, startServer, untilQuiet } from './servers.mjs';

/** Many short turns, so that whatever else the machine does falls on both servers alike. */
const ROUNDS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'clearedge-bench-'));

async function fire({ pid }, url, headers) {
  const before = mainThreadSeconds(pid);
  const run = await fireAt(url, headers, { seconds: SECONDS, status: headers['if-none-match'] ? 304 : 200 });
  if (run.errors > 0) throw new Error(`${url} had ${run.errors} errors`);
  const used = mainThreadSeconds(pid) - before;
  return { ...run, microseconds: used > 0 ? (1e6 * used) / (run.perSecond * SECONDS) : Number.NaN };
}
const median = (runs, of) => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
/** Share of the bare server's speed: by requests a second, and by what a request costs the thread that answers it. */
function ratio(name, ours, bare) {
  const speed = best(ours).perSecond / best(bare).perSecond;
  const cost = median(bare, (run) => run.microseconds) / median(ours, (run) => run.microseconds);
  const costText = Number.isNaN(cost) ? '' : `, by processor time of a request ${cost.toFixed(2)}`;
  console.log(`ratio to bare Fastify, ${name.padEnd(12)} ${speed.toFixed(2)}${costText}`);
}
const best = (runs) => runs.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
const show = (name, run) =>
  console.log(
    `${name.padEnd(34)} ${Math.round(run.perSecond).toString().padStart(7)} req/s   p50 ${run.p50} ms  p97.5 ${run.p97} ms  p99 ${run.p99} ms   ${run.microseconds.toFixed(1)} µs of processor`,
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
  await warm(product, url);
  await untilQuiet();
  const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const games = await first.json();
  const raw = await readRaw(url);
  writeFileSync(join(folder, 'body.br'), raw);
  const bare = await startServer(join(root, 'tools/bench/bare-fastify.mjs'), { BENCH_BODY: join(folder, 'body.br') });
  await warm(bare, `${bare.url}/api/games`);
  console.log(
    `GET /api/games: ${games.length} games, ${raw.length} bytes as sent (br), 50 connections, best of ${ROUNDS} runs of ${SECONDS} s\n`,
  );
  const br = { 'accept-encoding': 'br' };
  const runs = { product: [], bare: [], product304: [], bare304: [] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.bare.push(await fire(bare, `${bare.url}/api/games`, br));
    runs.product.push(await fire(product, url, br));
    runs.bare304.push(await fire(bare, `${bare.url}/api/games`, { ...br, 'if-none-match': '"bench"' }));
    const etag = (await fetch(url, { headers: br })).headers.get('etag');
    runs.product304.push(await fire(product, url, { ...br, 'if-none-match': etag }));
  }
  for (const [name, list] of Object.entries(runs)) show(name, best(list));
  console.log('');
  ratio('same bytes', runs.product, runs.bare);
  ratio('304', runs.product304, runs.bare304);
  await Promise.all([product.stop(), bare.stop()]);
}

/** A server is read from its first second on. Left unread until a collection, V8 forgets what it knew of Node's own code and sends a fifth less for good. */
async function warm(server, url) {
  await fire(server, url, { 'accept-encoding': 'br' });
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
