import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@clearedge/quant/calendar';
import { seedRandom } from '@clearedge/quant/random';
import { openDemoTime } from '../../server/app/demo-time.ts';
import type { Logger } from '../../server/kernel/log.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import { createPostgresStream } from '../../server/platform/stream.ts';
import { makeOwnDatabase } from '../../server/testing/databases/own-database.ts';
import { countJobs } from './books/other-faults.ts';
import { Caller } from './calls/caller.ts';
import { Tally } from './calls/tally.ts';
import { ProductProcess } from './fleet/product-process.ts';
import { Acknowledged } from './load/acknowledged.ts';
import { type Member, openGroups, registerMembers } from './load/members.ts';
import { Slate } from './load/slate.ts';
import { Streams } from './load/streams.ts';
import { writeSomething } from './load/writes.ts';
import type { Options } from './options.ts';

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });

/** Ports that no one listens on, each different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** An hour before the first pitch of a Saturday with a full slate. */
const START = '2026-07-11T16:05:00Z';

interface Fleet {
  processes: readonly ProductProcess[];
  /** Those that answer HTTP. */
  webPorts: readonly number[];
  stop: () => Promise<void>;
}

const root = new URL('../..', import.meta.url).pathname;
const ROLES = [
  ['web 1', 'web'],
  ['web 2', 'web'],
  ['worker', 'worker'],
] as const;

/** Two web processes and a worker of the built product on one database, as an installation has them. */
async function startFleet(databaseUrl: string): Promise<Fleet> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-soak-'));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_SOURCE: 'demo',
    DEMO_NOW: START,
    LOG_LEVEL: 'error',
    // Each reader comes from an address of its own.
    TRUST_PROXY: '1',
    MALLOC_ARENA_MAX: '2',
  };
  await promisify(execFile)(process.execPath, [join(root, 'server/dist/migrate.js')], { env: { ...process.env, ...env } });
  const ports = await freePorts(2 * ROLES.length);
  const processes = ROLES.map(
    ([name, role], at) => new ProductProcess({ name, role, port: ports[2 * at]!, metricsPort: ports[2 * at + 1]!, env }),
  );
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const stop = async (): Promise<void> => void (await Promise.all(processes.map((one) => one.stop())));
  try {
    await Promise.all(processes.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, webPorts: processes.filter(({ plan }) => plan.role === 'web').map(({ plan }) => plan.port), stop };
}

interface FastClock {
  now: () => Date;
  move: (minutes: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The product's clock seen and moved from outside: every process follows, and the worker does what falls due. The admin's call instead lets the web
 * process that answers it work through the jobs, which no installation outside a demo does.
 */
async function openFastClock(database: Database, log: Logger): Promise<FastClock> {
  const stream = await createPostgresStream(database, log);
  const { clock } = await openDemoTime(database, stream, new Date(START), log);
  return {
    now: clock.now,
    move: async (minutes) => void (await clock.moveTo(new Date(clock.now().getTime() + minutes * MINUTE_MS))),
    close: stream.close,
  };
}

/** The product under load, who loads it, and what they remember. */
export interface World {
  options: Options;
  fleet: Fleet;
  database: Database;
  clock: FastClock;
  caller: Caller;
  slate: Slate;
  members: readonly Member[];
  groups: readonly { id: string; founder: number }[];
  streams: Streams;
  acknowledged: Acknowledged;
}

const GROUPS = 4;
const BETS_BEFORE = 200;
/** The first games end soon after it, the last ones begin five hours later. */
const MEASURED_FROM = '2026-07-11T19:50:00Z';
const STEP_MINUTES = 20;
const STEP_QUIET_SECONDS = 30;
const LOOK_AGAIN_MS = 1000;
const silent = (): void => undefined;
const LOG: Logger = { debug: silent, info: silent, warn: silent, error: (fields, message) => console.error(message, fields) };

/** Resolves when no job is due or running, or after so many seconds; answers whether it became quiet. */
export async function untilQuiet({ database, clock }: Pick<World, 'database' | 'clock'>, seconds: number): Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const { waiting, claimed } = await countJobs(database.db, clock.now());
    if (waiting + claimed === 0) return true;
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

async function fill(parts: Omit<World, 'members' | 'groups'>): Promise<World> {
  const { options, fleet, caller, slate, streams } = parts;
  const isQuiet = await untilQuiet(parts, options.settleSeconds);
  if (!isQuiet) console.log(`the new database was not filled after ${options.settleSeconds} s; going on beside that`);
  const members = await registerMembers(fleet.webPorts, options.members);
  const groups = await openGroups(caller, members, Math.min(GROUPS, options.members));
  await slate.refresh();
  if (slate.games.length === 0) throw new Error('no game can be bet on');
  const world = { ...parts, members, groups };
  await playAfternoon(world);
  await streams.open(options.streams, members);
  return world;
}

/** Bets from before the first pitch, and then the hours until games end, so that they are settled while it is measured. */
async function playAfternoon(world: World): Promise<void> {
  const state = seedRandom(world.options.seed, 3);
  for (let bet = 0; bet < BETS_BEFORE; bet++) await writeSomething({ ...world, state, phase: 'before' }, performance.now());
  while (world.clock.now().getTime() < Date.parse(MEASURED_FROM)) {
    await world.clock.move(STEP_MINUTES);
    await untilQuiet(world, STEP_QUIET_SECONDS);
  }
  await world.slate.refresh();
}

/** Starts everything, hands it to `run`, and leaves nothing behind. */
export async function inWorld(options: Options, run: (world: World) => Promise<void>): Promise<void> {
  const own = await makeOwnDatabase(options.databaseUrl);
  try {
    const fleet = await startFleet(own.url);
    const database = openPostgres(own.url, LOG);
    const clock = await openFastClock(database, LOG);
    const caller = new Caller(fleet.webPorts, new Tally());
    const streams = new Streams(fleet.webPorts);
    const parts = { options, fleet, database, clock, caller, streams, slate: new Slate(caller), acknowledged: new Acknowledged() };
    try {
      await run(await fill(parts));
    } finally {
      streams.close();
      caller.close();
      await clock.close();
      await database.close();
      await fleet.stop();
    }
  } finally {
    await own.drop();
  }
}
