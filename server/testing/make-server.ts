import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessions, users } from '../db/schema/index.ts';
import type { Actor } from '../kernel/ctx.ts';
import type { Feature } from '../kernel/feature.ts';
import { hashToken } from '../kernel/secrets.ts';
import type { AppContainer } from '../platform/ctx/container.ts';
import { makeSystemCtx } from '../platform/ctx/make-ctx.ts';
import type { AppOptions, LooseBinding } from '../platform/http/app-options.ts';
import { createApp } from '../platform/http/create-app.ts';
import { createSession, type UserRow } from './factories.ts';
import type { TestWorld } from './with-test-ctx.ts';

type Send = (url: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

export interface TestClient {
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  post: Send;
  patch: Send;
  put: Send;
  delete: Send;
  /** The session's cookie header; empty when signed out. */
  cookie: string;
}

export interface TestServer {
  app: FastifyInstance;
  visitor: TestClient;
  /** A client with a fresh session of this user. */
  as: (user: UserRow) => Promise<TestClient>;
  close: () => Promise<void>;
}

export interface ServerOptions extends Partial<Omit<AppOptions, 'container' | 'bindings'>> {
  world: TestWorld;
}

/** The HTTP app bound to some slices. Their answers are held against the contract; routes of other slices are 404. */
export async function makeServer(features: readonly Feature[], { world, ...options }: ServerOptions): Promise<TestServer> {
  const { container } = world;
  const own = features.find((feature) => feature.resolveSession)?.resolveSession;
  const app = createApp({
    container,
    contract: contract as Record<string, Route>,
    bindings: Object.assign({}, ...features.map((feature) => feature.routes)) as Record<string, LooseBinding>,
    resolveSession: (token) => (own ? own(makeSystemCtx(container, 'session'), token) : resolveTestSession(container, token)),
    trustProxy: 0,
    streamsPerNetwork: 20,
    isTls: false,
    metricsToken: null,
    findUnready: () => Promise.resolve([]),
    checksAnswers: true,
    ...options,
  });
  await app.ready();
  return {
    app,
    visitor: clientOf(app, ''),
    as: async (user) =>
      clientOf(app, `sid=${(await createSession({ db: container.database.db, now: container.clock.now }, user.id)).token}`),
    close: () => app.close(),
  };
}

/** Stands in for the accounts slice in the tests of the others. */
async function resolveTestSession(container: AppContainer, token: string): Promise<Actor | null> {
  const isLive = and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, container.clock.now()));
  const rows = await container.database.db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(isLive);
  const row = rows[0];
  if (!row) return null;
  const { id: userId, tier, isAdmin } = row.users;
  const { id: sessionId, provenUntil } = row.sessions;
  const isFresh = provenUntil !== null && provenUntil > container.clock.now();
  return { kind: 'user', userId, tier, isAdmin, sessionId, ...(isFresh && { isFresh }) };
}

function clientOf(app: FastifyInstance, cookie: string): TestClient {
  const send = (method: NonNullable<InjectOptions['method']>, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return {
    cookie,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    delete: (url, body, headers) => send('DELETE', url, body, headers),
  };
}
