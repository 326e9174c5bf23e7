import type { Tier } from '@clearedge/contract/entitlements';
import type { Actor, Ctx, JobDefinition, StreamMessage, VerbConfig } from '../kernel/ctx.ts';
import type { Feature } from '../kernel/feature.ts';
import { STORED_DAYS } from '../kernel/retention.ts';
import type { MovableClock } from '../platform/clock.ts';
import type { AppContainer } from '../platform/ctx/container.ts';
import { makeCtx } from '../platform/ctx/make-ctx.ts';
import type { Database } from '../platform/database/database.ts';
import { createJobEngine } from '../platform/jobs/engine.ts';
import { createLocalStream } from '../platform/stream.ts';
import type { Providers } from '../ports/index.ts';
import { emptyDatabase } from './databases/shared-database.ts';
import { createSession, createUser, type UserRow } from './factories.ts';
import { type FakeClock, fakeClock } from './fakes/fake-clock.ts';
import { type FakeWorld, fakePorts } from './fakes/fake-ports.ts';
import { hastyTimers } from './fakes/fake-timers.ts';
import { type LogLine, memoryLog } from './fakes/memory-log.ts';
import { simulator } from './fakes/simulator.ts';

export interface TestOptions {
  tier?: Tier;
  isAdmin?: boolean;
  signedOut?: boolean;
  /** Product time at the start; noon Eastern of 11 July 2026 by default. */
  now?: string;
  ports?: Partial<Providers>;
  /** Demo mode unless false: with it, `ctx.demo` moves the clock through the jobs and schedules of `features`. */
  isDemo?: boolean;
  features?: readonly Pick<Feature, 'jobs' | 'schedules'>[];
}

export interface TestWorld {
  container: AppContainer;
  clock: FakeClock;
  /** What the fake sources answer. */
  feed: FakeWorld;
  /** Messages sent to browsers so far, oldest first. */
  published: StreamMessage[];
  logged: LogLine[];
  /** The signed-in user's row and session token; null when signed out. */
  user: UserRow | null;
  token: string | null;
  /** A ctx for someone else (a user row, or 'system', or 'visitor') on the same database and clock. */
  ctxFor: (who: UserRow | 'system' | 'visitor') => Ctx;
  /** Moves the clock to `until` (now by default) and runs every job and schedule of the features that is due by then. */
  runDue: (features: NonNullable<TestOptions['features']>, until?: Date | string) => Promise<void>;
}

const DEFAULT_NOW = '2026-07-11T16:00:00.000Z';

/** Runs a test with a real ctx on an empty database. */
export async function withTestCtx(options: TestOptions, test: (ctx: Ctx, world: TestWorld) => Promise<void>): Promise<void> {
  await runInWorld(await emptyDatabase(), options, test);
}

export async function runInWorld(
  database: Database,
  options: TestOptions,
  test: (ctx: Ctx, world: TestWorld) => Promise<void>,
): Promise<void> {
  const clock = fakeClock(options.now ?? DEFAULT_NOW);
  const log = memoryLog();
  const stream = createLocalStream(log);
  const { ports: fakes, world: feed } = fakePorts();
  // Some of the fakes are getters, which an assignment would not replace.
  const ports = Object.defineProperties(fakes, Object.getOwnPropertyDescriptors({ ...options.ports }));
  const isDemo = options.isDemo ?? true;
  const config: VerbConfig = {
    isDemo,
    dataSource: isDemo ? 'demo' : 'archive',
    secretKey: 'the secret key of every test, long enough',
    adminEmail: null,
    publicUrl: 'http://localhost:3000',
    keepDays: STORED_DAYS,
    maySellPlans: true,
  };
  const container: AppContainer = { database, clock, stream, log, ports, config, timers: hastyTimers, simulator };
  const runDue = (features: TestOptions['features'], until: Date, moved: MovableClock): Promise<Date> =>
    createJobEngine(container, definitionsOf(features ?? [])).runDue(until, moved);
  if (isDemo) container.demo = { offsetMs: clock.offsetMs, advanceTo: (target) => runDue(options.features, target, clock) };
  const published: StreamMessage[] = [];
  stream.subscribe((signal) => void (signal.kind === 'message' && published.push(signal.message)));
  const visitor = makeCtx(container, { kind: 'visitor' });
  const user = options.signedOut ? null : await createUser(visitor, { tier: options.tier ?? 'free', isAdmin: options.isAdmin ?? false });
  const session = user && (await createSession(visitor, user.id));
  const actor: Actor =
    user && session
      ? { kind: 'user', userId: user.id, tier: user.tier, isAdmin: user.isAdmin, sessionId: session.sessionId }
      : { kind: 'visitor' };
  const world: TestWorld = {
    container,
    clock,
    feed,
    published,
    logged: log.lines,
    user,
    token: session?.token ?? null,
    ctxFor: (who) => makeCtx(container, actorOf(who)),
    runDue: async (features, until = clock.now()) => void (await runDue(features, new Date(until), passing(clock))),
  };
  await test(makeCtx(container, actor), world);
}

/** Time that passes by itself, unlike a demo clock that someone moves. */
const passing = (clock: FakeClock): MovableClock => ({
  now: clock.now,
  moveTo: (target) => {
    if (target > clock.now()) clock.set(target);
    return Promise.resolve(clock.now());
  },
});

function actorOf(who: UserRow | 'system' | 'visitor'): Actor {
  if (who === 'system') return { kind: 'system', job: 'test' };
  if (who === 'visitor') return { kind: 'visitor' };
  return { kind: 'user', userId: who.id, tier: who.tier, isAdmin: who.isAdmin, sessionId: '00000000-0000-4000-8000-000000000000' };
}

const definitionsOf = (features: readonly Pick<Feature, 'jobs' | 'schedules'>[]) => ({
  // biome-ignore lint/suspicious/noExplicitAny: jobs with different payloads
  jobs: features.flatMap((feature): readonly JobDefinition<any>[] => feature.jobs ?? []),
  schedules: features.flatMap((feature) => feature.schedules ?? []),
});
