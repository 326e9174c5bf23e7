// One process with everything in it, as `npm start` runs it: what reads take alone, and what the same reads take beside streams, bets and settlement.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedRandom } from '@clearedge/quant/random';
import { Caller } from '../soak/calls/caller.ts';
import { type Latencies, latenciesOf } from '../soak/calls/latencies.ts';
import { type Kind, Tally } from '../soak/calls/tally.ts';
import { Acknowledged } from '../soak/load/acknowledged.ts';
import { arrive } from '../soak/load/arrive.ts';
import { type Member, openGroups, registerMembers } from '../soak/load/members.ts';
import { readOwn, readPublic } from '../soak/load/reads.ts';
import { Slate } from '../soak/load/slate.ts';
import { Streams } from '../soak/load/streams.ts';
import { type WriteParts, writeSomething } from '../soak/load/writes.ts';
import { pinSelf, startServer, untilQuiet } from './servers.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const RATE = { public: 60, own: 10, writes: 4 };
const MEMBERS = 12;
const STREAMS = 100;
const BETS_BEFORE = 150;
/** How many times as fast as the machine's clock the product's runs, as in the soak. */
const PACE = Number(process.env.BENCH_PACE ?? 2);
/** The first games end soon after it, so that bets are settled while it is measured. */
const MEASURED_FROM = '2026-07-11T19:50:00Z';
const STEP_MINUTES = 20;
/** What the steps brought is worked off before anything is measured. */
const AFTER_STEPS_MS = 20_000;
const PACED_DATE = new URL('../soak/fleet/paced-date.mjs', import.meta.url).href;
const KINDS: readonly Kind[] = ['public read', 'own read'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the answer however long it takes: on a busy machine an hour of the demo's clock may be minutes. */
function post(url: string, body: object, cookie = ''): Promise<{ status: number; cookie: string; text: string }> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      const given = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cookie: given, text }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** Moves the product's clock on, and answers where it stands. */
async function advance(url: string, minutes: number): Promise<Date> {
  // Again each time: a session of an admin ends when no one uses it for half an hour of the product's time.
  const { cookie } = await post(`${url}/api/auth/login`, { email: 'admin@clearedge.demo', password: 'clearedge' });
  const { status, text } = await post(`${url}/api/admin/demo/advance`, { minutes }, cookie);
  if (status !== 200) throw new Error(`the clock could not be moved: ${status}`);
  return new Date((JSON.parse(text) as { now: string }).now);
}

interface Scene {
  port: number;
  caller: Caller;
  slate: Slate;
  members: readonly Member[];
  writes: WriteParts;
}

async function setScene(url: string): Promise<Scene> {
  const port = Number(new URL(url).port);
  const caller = new Caller([port], new Tally());
  const slate = new Slate(caller);
  await slate.refresh();
  const members = await registerMembers([port], MEMBERS);
  const groups = await openGroups(caller, members, 2);
  const writes = { state: seedRandom(1, 1), caller, slate, members, groups, acknowledged: new Acknowledged(), phase: 'mixed' };
  for (let at = 0; at < BETS_BEFORE; at += 1) await writeSomething(writes, performance.now());
  while ((await advance(url, STEP_MINUTES)) < new Date(MEASURED_FROM));
  await wait(AFTER_STEPS_MS);
  await slate.refresh();
  return { port, caller, slate, members, writes };
}

/** The reads of one round into `into`, alone or with everything else beside them. */
async function playRound(scene: Scene, round: number, isMixed: boolean, into: Tally): Promise<void> {
  const { caller, slate, members, writes } = scene;
  const streams = new Streams([scene.port]);
  if (isMixed) await streams.open(STREAMS, members);
  const until = performance.now() + SECONDS * 1000;
  caller.tally = into;
  const [publicState, ownState] = [seedRandom(2, round), seedRandom(3, round)];
  await Promise.all([
    arrive(publicState, RATE.public, until, (dueAt) => readPublic(publicState, caller, slate, dueAt)),
    arrive(ownState, RATE.own, until, (dueAt) => readOwn(ownState, caller, members, dueAt)),
    isMixed ? arrive(writes.state, RATE.writes, until, (dueAt) => writeSomething(writes, dueAt)) : undefined,
    isMixed ? slate.keepFresh(until) : undefined,
  ]);
  streams.close();
}

const figuresOf = (tally: Tally, kind: Kind): Latencies =>
  tally.figures().find((figures) => figures.kind === kind) ?? { ...latenciesOf([]) };

function show(alone: Tally, mixed: Tally): void {
  for (const kind of KINDS) {
    const [before, beside] = [figuresOf(alone, kind), figuresOf(mixed, kind)];
    const each = (name: string, { count, p50, p975, p99 }: Latencies): string =>
      `${name} p50 ${p50.toFixed(1)}  p97.5 ${p975.toFixed(1)}  p99 ${p99.toFixed(1)} ms of ${count}`;
    console.log(
      `${kind.padEnd(12)} ${each('alone', before)};  ${each('mixed', beside)};  ratio of p99 ${(beside.p99 / before.p99).toFixed(1)}`,
    );
  }
  const { count, p50, p99 } = figuresOf(mixed, 'write');
  console.log(`writes       p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms of ${count}`);
}

pinSelf();
const folder = mkdtempSync(join(tmpdir(), 'clearedge-mixed-'));
const server = await startServer(join(root, 'server/dist/all.js'), {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DEMO_NOW: '2026-07-11T16:35:00Z',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  STREAMS_PER_NETWORK: '10000',
  DATE_PACE: String(PACE),
  DATE_SINCE: String(Date.now()),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${PACED_DATE}`,
});
try {
  await untilQuiet();
  const scene = await setScene(server.url);
  console.log(
    `\none process, ${RATE.public} public and ${RATE.own} own reads a second, ${ROUNDS} rounds of ${SECONDS} s; mixed: ${STREAMS} streams, ${RATE.writes} writes a second; the clock ${PACE} times as fast, with what falls due`,
  );
  const [alone, mixed] = [new Tally(), new Tally()];
  // The first round builds what the others find ready.
  await playRound(scene, 0, false, new Tally());
  for (let round = 1; round <= ROUNDS; round += 1) {
    await playRound(scene, round, false, alone);
    await playRound(scene, round, true, mixed);
  }
  scene.caller.close();
  show(alone, mixed);
  for (const what of [...alone.lost, ...mixed.lost]) console.log(`lost: ${what}`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
