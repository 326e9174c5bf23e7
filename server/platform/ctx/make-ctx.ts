import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor, Ctx, RequestFacts, StreamMessage } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type SpanStart, traced } from '../../kernel/tracer.ts';
import { isLostRace } from '../database/race.ts';
import { insertJob } from '../jobs/insert-job.ts';
import { pause, type Timers } from '../timers.ts';
import type { AppContainer } from './container.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** Runs `work` again while it loses to other transactions; gives up as "busy" after a handful of tries. */
async function retryLostRaces<T>(timers: Timers, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLostRace(error)) throw error;
      await pause(timers, FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }
  throw new DomainError('UNAVAILABLE', 'We’re busy. Try again in a moment.', { retryAfterSeconds: 1 });
}

const TRANSACTION: SpanStart = { name: 'transaction', kind: 'database' };

/** What a transaction will tell the world once it has committed. */
interface Effects {
  messages: StreamMessage[];
  hasJobs: boolean;
}

interface Caller {
  actor: Actor;
  request?: RequestFacts;
}

export function makeCtx(container: AppContainer, actor: Actor, request?: RequestFacts): Ctx {
  return bind(container, request ? { actor, request } : { actor }, container.database.db, null);
}

export const makeSystemCtx = (container: AppContainer, job: string): Ctx => makeCtx(container, { kind: 'system', job });

function bind(container: AppContainer, caller: Caller, db: Db, effects: Effects | null): Ctx {
  return {
    ...caller,
    db,
    now: container.clock.now,
    newId: randomUUID,
    randomBytes,
    log: container.log,
    ports: container.ports,
    simulator: container.simulator,
    config: container.config,
    ...(container.demo && { demo: container.demo }),
    enqueue: async (job, payload, options) => {
      await insertJob(db, job, payload, container.clock.now(), options);
      if (effects) effects.hasJobs = true;
      else await container.stream.send({ kind: 'jobs' });
    },
    publish: async (message) => {
      if (effects) effects.messages.push(message);
      else await container.stream.send({ kind: 'message', message });
    },
    onReplica: (read) => (effects ? read(bind(container, caller, db, effects)) : readOnReplica(container, caller, read)),
    transact: (work) => (effects ? nest(container, caller, db, effects, work) : begin(container, caller, work)),
  };
}

/** Whatever fails on the replica, the same read on the database says whether it was the replica's fault. */
async function readOnReplica<T>(container: AppContainer, caller: Caller, read: (copy: Ctx) => Promise<T>): Promise<T> {
  const { database } = container;
  const { replica } = database;
  const own = (): Promise<T> => read(bind(container, caller, database.db, null));
  if (!replica || !(await replica.isCurrent())) return own();
  const copy = { ...container, database: { ...database, db: replica.db } };
  try {
    return await read(bind(copy, caller, replica.db, null));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    replica.rest(error);
    return own();
  }
}

async function begin<T>(container: AppContainer, caller: Caller, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const { result, effects } = await retryLostRaces(container.timers, async () => {
    const own: Effects = { messages: [], hasJobs: false };
    return {
      result: await traced(container.tracer, TRANSACTION, () =>
        container.database.db.transaction((tx) => work(bind(container, caller, tx as unknown as Db, own))),
      ),
      effects: own,
    };
  });
  await announce(container, effects);
  return result;
}

/** A transaction in a transaction is a savepoint: what it announces is kept only if it holds. */
async function nest<T>(container: AppContainer, caller: Caller, db: Db, outer: Effects, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const own: Effects = { messages: [], hasJobs: false };
  const result = await db.transaction((tx) => work(bind(container, caller, tx as unknown as Db, own)));
  outer.messages.push(...own.messages);
  outer.hasJobs ||= own.hasJobs;
  return result;
}

/** The writes are committed: a failure to spread the news must not look like a failed request. */
async function announce(container: AppContainer, effects: Effects): Promise<void> {
  try {
    if (effects.hasJobs) await container.stream.send({ kind: 'jobs' });
    for (const message of effects.messages) await container.stream.send({ kind: 'message', message });
  } catch (error) {
    container.log.warn({ error: String(error) }, 'a change was committed but not announced to other processes');
  }
}
