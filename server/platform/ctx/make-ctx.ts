import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor, Ctx, RequestFacts, StreamMessage } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isLostRace } from '../database/race.ts';
import { insertJob } from '../jobs/insert-job.ts';
import { pause, type Timers } from '../timers.ts';
import type { House } from './house.ts';

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
  throw new Refusal('UNAVAILABLE', 'We’re busy. Try again in a moment.', { retryAfterSeconds: 1 });
}

/** What a transaction will tell the world once it has committed. */
interface Effects {
  messages: StreamMessage[];
  hasJobs: boolean;
}

interface Caller {
  actor: Actor;
  request?: RequestFacts;
}

/** The ctx of one request or job. */
export function makeCtx(house: House, actor: Actor, request?: RequestFacts): Ctx {
  return bind(house, request ? { actor, request } : { actor }, house.database.db, null);
}

export const makeSystemCtx = (house: House, job: string): Ctx => makeCtx(house, { kind: 'system', job });

function bind(house: House, caller: Caller, db: Db, effects: Effects | null): Ctx {
  return {
    ...caller,
    db,
    now: house.clock.now,
    newId: randomUUID,
    randomBytes,
    log: house.log,
    ports: house.ports,
    simulator: house.simulator,
    config: house.config,
    ...(house.demo && { demo: house.demo }),
    enqueue: async (job, payload, options) => {
      await insertJob(db, job, payload, house.clock.now(), options);
      if (effects) effects.hasJobs = true;
      else await house.stream.send({ kind: 'jobs' });
    },
    publish: async (message) => {
      if (effects) effects.messages.push(message);
      else await house.stream.send({ kind: 'message', message });
    },
    transact: (work) => (effects ? nest(house, caller, db, effects, work) : begin(house, caller, work)),
  };
}

async function begin<T>(house: House, caller: Caller, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const { result, effects } = await retryLostRaces(house.timers, async () => {
    const own: Effects = { messages: [], hasJobs: false };
    return { result: await house.database.db.transaction((tx) => work(bind(house, caller, tx as unknown as Db, own))), effects: own };
  });
  await announce(house, effects);
  return result;
}

/** A transaction in a transaction is a savepoint: what it announces is kept only if it holds. */
async function nest<T>(house: House, caller: Caller, db: Db, outer: Effects, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const own: Effects = { messages: [], hasJobs: false };
  const result = await db.transaction((tx) => work(bind(house, caller, tx as unknown as Db, own)));
  outer.messages.push(...own.messages);
  outer.hasJobs ||= own.hasJobs;
  return result;
}

/** The writes are committed: a failure to spread the news must not look like a failed request. */
async function announce(house: House, effects: Effects): Promise<void> {
  try {
    if (effects.hasJobs) await house.stream.send({ kind: 'jobs' });
    for (const message of effects.messages) await house.stream.send({ kind: 'message', message });
  } catch (error) {
    house.log.warn({ error: String(error) }, 'a change was committed but not announced to other processes');
  }
}
