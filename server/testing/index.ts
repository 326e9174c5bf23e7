// withTestCtx({ tier, isAdmin, signedOut, now, ports }, async (ctx, world) => ...): a real ctx on an empty PostgreSQL database with one session; `world` holds the clock, the fake sources (`feed`), what was published, `ctxFor`, `runDue`.
// makeServer(features, { world }): the HTTP app bound to these slices; `await server.as(user)` answers a client with .get/.post/.patch/.delete; `server.visitor` is signed out. Answers are checked against the contract.
// withPostgres(options, test) is withTestCtx on a fresh database with a pool, where races are real (`.pg.test.ts`); createUser (21 or older), createSession, createContest, feedGame, setLimits make rows; fakeClock, fakeTimers, memoryLog are the parts.

export { withDatabaseUrl } from './databases/postgres-fixture.ts';
export { deferred } from './deferred.ts';
export { type ContestRow, createContest, createSession, createUser, feedGame, setLimits, type UserRow } from './factories.ts';

export { type FakeWorld, fakePorts } from './fakes/fake-ports.ts';
export { fakeTimers, hastyTimers } from './fakes/fake-timers.ts';
export { claimsKept } from './fakes/kept-claims.ts';
export { memoryLog } from './fakes/memory-log.ts';
export { makeServer, type TestClient, type TestServer } from './make-server.ts';
export { withPostgres } from './with-postgres.ts';
export { type TestOptions, type TestWorld, withTestCtx } from './with-test-ctx.ts';
