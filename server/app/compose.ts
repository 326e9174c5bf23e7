import { join } from 'node:path';
import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../kernel/feature.ts';
import type { Logger } from '../kernel/log.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { House } from '../platform/ctx/house.ts';
import { makeSystemCtx } from '../platform/ctx/make-ctx.ts';
import { claimDatabase } from '../platform/database/claim-database.ts';
import type { LooseBinding } from '../platform/http/app-options.ts';
import { checkBindings } from '../platform/http/binder/bind-routes.ts';
import { createApp } from '../platform/http/create-app.ts';
import { createJobEngine, type JobEngine } from '../platform/jobs/engine.ts';
import { webDist } from '../platform/place.ts';
import { createLocalStream } from '../platform/stream/local-stream.ts';
import { createPostgresStream } from '../platform/stream/postgres-stream.ts';
import { systemTimers } from '../platform/timers.ts';
import type { Mailer } from '../ports/index.ts';
import { testGateway } from '../providers/demo/payments/index.ts';
import { openAiCompatible } from '../providers/language-model/index.ts';
import { outboxMailer, smtpMailer } from '../providers/smtp/index.ts';
import { stripeGateway } from '../providers/stripe/index.ts';
import type { AppConfig } from './app-config.ts';
import { appRoutes } from './app-routes.ts';
import { openDemoTime } from './demo-time.ts';
import { features } from './features.ts';
import { openDatabase } from './open-database.ts';
import { openSimulator } from './open-simulator.ts';
import { chooseSource, openSource } from './open-source.ts';
import { loadSecretKey } from './secret-key.ts';
import { nameOfSource } from './source-choice.ts';

export interface Composition {
  house: House;
  engine: JobEngine;
  createHttp: () => FastifyInstance;
  close: () => Promise<void>;
}

const SENDER = 'ClearEdge <no-reply@clearedge.local>';

function chooseMailer(config: AppConfig): Mailer {
  const from = config.adminEmail ? `ClearEdge <${config.adminEmail}>` : SENDER;
  return config.smtpUrl ? smtpMailer(config.smtpUrl, from) : outboxMailer(join(config.dataDir, 'outbox'), from);
}

const definitionsOf = (slices: readonly Feature[]) => ({
  jobs: slices.flatMap(({ jobs = [] }) => jobs),
  schedules: slices.flatMap(({ schedules = [] }) => schedules),
});

/** Puts a process together from its parts: data, time, sources, slices. Nothing runs yet but the slices' preparation. */
export async function compose(config: AppConfig, log: Logger, onDeath: (error: Error) => void): Promise<Composition> {
  const secretKey = loadSecretKey(config.secretKey, config.dataDir);
  const choice = await chooseSource(config, log);
  const name = nameOfSource(choice);
  const database = await openDatabase({ ...config, folder: choice.kind === 'demo' ? 'postgres' : `postgres-${name}` }, log, onDeath);
  await claimDatabase(database.db, name);
  const stream = database.kind === 'postgres' ? await createPostgresStream(database, log) : createLocalStream(log);
  const isDemo = config.dataSource === 'demo';
  const demo = isDemo ? await openDemoTime(database, stream, config.demoNow, log) : null;
  const thread = await openSource(choice, log);
  const simulation = openSimulator(log);
  const house: House = {
    database,
    stream,
    log,
    clock: demo?.clock ?? systemClock,
    timers: systemTimers,
    ports: {
      ...thread.source,
      mailer: chooseMailer(config),
      languageModel: config.languageModel && openAiCompatible(config.languageModel),
      payments: { configured: config.stripe, stripe: stripeGateway(), test: isDemo ? testGateway : null },
    },
    simulator: simulation.simulator,
    config: {
      isDemo,
      dataSource: config.dataSource,
      secretKey,
      adminEmail: config.adminEmail,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    },
  };
  const engine = createJobEngine(house, definitionsOf(features));
  if (demo) house.demo = { offsetMs: demo.clock.offsetMs, advanceTo: (target) => engine.runDue(target, demo.clock) };
  for (const { name, prepare } of features) await prepare?.(makeSystemCtx(house, `prepare ${name}`));
  return {
    house,
    engine,
    createHttp: () => createHttp(config, house),
    close: async () => {
      await thread.close();
      await simulation.close();
      await stream.close();
      await database.close();
    },
  };
}

function createHttp(config: AppConfig, house: House): FastifyInstance {
  const bindings = Object.assign({}, ...features.map(({ routes }) => routes)) as Record<string, LooseBinding>;
  const routes = contract as Record<string, Route>;
  checkBindings(routes, bindings);
  const resolveSession = features.find((feature) => feature.resolveSession)?.resolveSession;
  if (!resolveSession) throw new Error('no slice resolves sessions');
  return createApp({
    house,
    contract: routes,
    bindings,
    resolveSession: (token) => resolveSession(makeSystemCtx(house, 'session'), token),
    trustProxy: config.trustProxy,
    isTls: house.config.publicUrl.startsWith('https:'),
    metricsToken: config.metricsToken,
    findUnready: async () => {
      try {
        await house.database.ping();
        return [];
      } catch {
        return ['database'];
      }
    },
    pages: { webDist, routes: appRoutes, publicUrl: () => house.config.publicUrl },
  });
}
