import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { fillMarketsJob } from '../features/odds/index.ts';
import { listSiteHosts } from '../features/white-label/index.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { type Feature, prepareSlices } from '../kernel/feature.ts';
import type { Logger } from '../kernel/log.ts';
import type { Tracer } from '../kernel/tracer.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { AppContainer } from '../platform/ctx/container.ts';
import { makeSystemCtx } from '../platform/ctx/make-ctx.ts';
import { claimSecretKey, closeDataFolder } from '../platform/data-folder.ts';
import { claimDatabase } from '../platform/database/claim-database.ts';
import type { Database } from '../platform/database/database.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import type { LooseBinding } from '../platform/http/app-options.ts';
import { checkBindings } from '../platform/http/binder/bind-routes.ts';
import { createApp } from '../platform/http/create-app.ts';
import { unreadyFinder } from '../platform/http/ops.ts';
import { createJobEngine, type JobEngine } from '../platform/jobs/engine.ts';
import { findLastFiring } from '../platform/jobs/job-rows.ts';
import { createRegistry } from '../platform/metrics/registry.ts';
import { webDist } from '../platform/place.ts';
import type { Stream } from '../platform/stream.ts';
import { createLocalStream, createPostgresStream } from '../platform/stream.ts';
import { systemTimers } from '../platform/timers.ts';
import { testGateway } from '../providers/demo/payments/index.ts';
import type { WorldShift } from '../providers/demo/world-time.ts';
import { realSurroundings, type Surroundings, tracedFetch } from '../providers/http/index.ts';
import { openIdConnect } from '../providers/openid-connect/index.ts';
import { stripeGateway } from '../providers/stripe/index.ts';
import { telegramBot } from '../providers/telegram/index.ts';
import { webPusher } from '../providers/web-push/index.ts';
import type { AppConfig } from './app-config.ts';
import { appRoutes } from './app-routes.ts';
import { openDemoTime } from './demo-time.ts';
import { openDemoWorld, PAST_SEED } from './demo-world.ts';
import { features } from './features.ts';
import { databaseStore } from './live/database-store.ts';
import { type OpenedLive, openLive } from './live/open-live.ts';
import { openMonitor } from './live/open-monitor.ts';
import { openDatabase } from './open-database.ts';
import { openSimulator } from './open-simulator.ts';
import { chooseSource, openSource } from './open-source.ts';
import { loadPast, PastOutdated } from './past/load-past.ts';
import { loadSecretKey } from './secret-key.ts';
import { openServices } from './services/open-services.ts';
import { nameOfSource, type SourceChoice } from './source-choice.ts';

export interface Composition {
  container: AppContainer;
  engine: JobEngine;
  /** Where this process counts. */
  registry: Registry;
  findUnready: () => Promise<string[]>;
  createHttp: () => FastifyInstance;
  close: () => Promise<void>;
}

interface Parts {
  tracer?: Tracer | undefined;
  /** These a test puts in place of the world's time and network. */
  clock?: Clock;
  around?: Partial<Surroundings>;
  /** A demo that begins with nothing: what plays the past has none yet. */
  hasNoPast?: boolean;
}

/** A rehearsal has a clock of its own, the same for all its processes and after a restart; everything else has the world's. */
async function openClock({ live }: AppConfig, database: Database, stream: Stream, log: Logger): Promise<Clock> {
  return live?.clockAt ? (await openDemoTime(database, stream, live.clockAt, log)).clock : systemClock;
}

type Opened = Pick<OpenedLive, 'source' | 'started' | 'close' | 'health'> & { feature: Feature | null };

async function openAny(config: AppConfig, choice: SourceChoice, parts: Parameters<typeof openLive>[1]): Promise<Opened> {
  if (choice.kind === 'live') {
    if (!config.live) throw new Error('the live source has no configuration');
    return openLive(config.live, parts);
  }
  const { database, clock, timers, log, listServices } = parts;
  const { source, close } = await openSource(choice, log);
  const monitor = openMonitor(listServices, { store: databaseStore(database.db, clock.now), now: clock.now, timers, log });
  const closeBoth = async (): Promise<void> => {
    await monitor.close();
    await close();
  };
  return { source, health: monitor.health, feature: null, started: monitor.started, close: closeBoth };
}

/** The league that comes with a past opens where that ends. */
async function inWorld(choice: SourceChoice, { db }: Database, { demoNow, demoSeed }: AppConfig): Promise<SourceChoice> {
  if (choice.kind !== 'demo') return choice;
  return { ...choice, shift: await openDemoWorld(db, { startAt: demoNow ?? new Date(), opens: demoSeed === PAST_SEED }) };
}

const hasPast = (choice: SourceChoice, { hasNoPast = false }: Parts): choice is SourceChoice & { shift: WorldShift } =>
  choice.kind === 'demo' && choice.seed === PAST_SEED && !hasNoPast;

const definitionsOf = (slices: readonly Feature[]) => ({
  jobs: slices.flatMap(({ jobs = [] }) => jobs),
  schedules: slices.flatMap(({ schedules = [] }) => schedules),
});

/** Puts a process together from its parts: data, time, sources, slices. Nothing runs yet but the slices' preparation. */
export async function compose(config: AppConfig, log: Logger, onDeath: (error: Error) => void, parts: Parts = {}): Promise<Composition> {
  closeDataFolder(config.dataDir);
  const secretKey = loadSecretKey(config.secretKey, config.dataDir);
  const chosen = await chooseSource(config, log);
  const name = nameOfSource(chosen);
  const database = await openDatabase({ ...config, folder: chosen.kind === 'demo' ? 'postgres' : `postgres-${name}` }, log, onDeath);
  await claimDatabase(database.db, name);
  await claimSecretKey(database.db, secretKey, config.acceptsOtherKey, log);
  const stream = database.kind === 'postgres' ? await createPostgresStream(database, log) : createLocalStream(log);
  const isDemo = config.dataSource === 'demo';
  const choice = await inWorld(chosen, database, config);
  const demo = isDemo ? await openDemoTime(database, stream, config.demoNow, log) : null;
  const clock = parts.clock ?? demo?.clock ?? (await openClock(config, database, stream, log));
  const { tracer } = parts;
  if (tracer) database.traceWith?.(tracer);
  const traces = tracer && tracedFetch(tracer, parts.around?.fetch);
  const around = { ...realSurroundings, ...traces };
  const { mailer, languageModel, listReports: listServices } = openServices(config, clock.now, database.replica, around);
  const opened = await openAny(config, choice, {
    database,
    clock,
    timers: systemTimers,
    log,
    around: { ...parts.around, ...traces },
    listServices,
  });
  const simulation = openSimulator(log);
  const container: AppContainer = {
    database,
    stream,
    log,
    clock,
    timers: systemTimers,
    ...(tracer && { tracer }),
    ports: {
      ...opened.source,
      health: opened.health,
      mailer,
      languageModel,
      messenger: config.telegramToken === null ? null : telegramBot(config.telegramToken, around),
      signInProvider: config.openId && openIdConnect(config.openId, around),
      pusher: webPusher({ secretKey, publicUrl: config.publicUrl }, around),
      payments: { configured: config.stripe, stripe: stripeGateway(), test: isDemo ? testGateway : null },
    },
    simulator: simulation.simulator,
    config: {
      isDemo,
      dataSource: config.dataSource,
      secretKey,
      adminEmail: config.adminEmail,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      keepDays: config.keepDays,
      maySellPlans: config.live?.mayBeSold ?? true,
      clockOffsetMs: () => clock.now().getTime() - systemClock.now().getTime(),
    },
  };
  const { registry, observeJob } = createRegistry(container);
  container.observeJob = observeJob;
  const slices = opened.feature ? [...features, opened.feature] : features;
  const engine = createJobEngine(container, definitionsOf(slices));
  if (demo) container.demo = { offsetMs: demo.clock.offsetMs, advanceTo: (target) => engine.runDue(target, demo.clock) };
  await prepareAll(container, slices, hasPast(choice, parts) ? choice.shift : null);
  const findUnready = unreadyFinder(container.database, config.dataDir);
  opened.started();
  return {
    container,
    engine,
    registry,
    findUnready,
    createHttp: () => createHttp(config, container, registry, findUnready),
    close: async () => {
      await opened.close();
      await simulation.close();
      await stream.close();
      await database.close();
    },
  };
}

/** A new demo begins with its past; where that no longer fits the tables, without. */
async function beginWith(ctx: Ctx, past: WorldShift): Promise<void> {
  try {
    if ((await loadPast(ctx, past)) !== null) await ctx.enqueue(fillMarketsJob, {});
  } catch (error) {
    if (!(error instanceof PastOutdated)) throw error;
    ctx.log.warn({}, error.message);
  }
}

/** Prices that were confirmed so lately may still be bet on; what has changed since is asked for by the schedules, seconds after the start. */
const LATELY_MS = 180_000;

/** Seeds what is missing. Processes that start at once do so one after the other, and the later ones find it done. */
async function prepareAll(container: AppContainer, slices: readonly Feature[], past: WorldShift | null): Promise<void> {
  const prepare = async (): Promise<void> => {
    if (past) await beginWith(makeSystemCtx(container, 'load past'), past);
    const ranAt = await findLastFiring(container.database.db);
    const isBehind = ranAt === null || container.clock.now().getTime() - ranAt.getTime() > LATELY_MS;
    await prepareSlices(slices, ({ name }) => makeSystemCtx(container, `prepare ${name}`), isBehind);
  };
  const { url } = container.database;
  await (url === null ? prepare() : oneAtATime(url, 'prepare', prepare));
}

function createHttp(
  config: AppConfig,
  container: AppContainer,
  registry: Registry,
  findUnready: Composition['findUnready'],
): FastifyInstance {
  const bindings = Object.assign({}, ...features.map(({ routes }) => routes)) as Record<string, LooseBinding>;
  const routes = contract as Record<string, Route>;
  checkBindings(routes, bindings);
  const resolveSession = features.find((feature) => feature.resolveSession)?.resolveSession;
  if (!resolveSession) throw new Error('no slice resolves sessions');
  return createApp({
    container,
    contract: routes,
    bindings,
    resolveSession: (token) => resolveSession(makeSystemCtx(container, 'session'), token),
    trustProxy: config.trustProxy,
    isTls: container.config.publicUrl.startsWith('https:'),
    metricsToken: config.metricsToken,
    registry,
    findUnready,
    streamsPerNetwork: config.streamsPerNetwork,
    listSites: () => listSiteHosts(container.database.db),
    pages: { webDist, routes: appRoutes, publicUrl: () => container.config.publicUrl, today: () => easternDay(container.clock.now()) },
  });
}
