import type { Tier } from '@clearedge/contract/entitlements';
import type { SportKey } from '@clearedge/contract/sports';
import { type ZodType, z } from 'zod';
import type { Providers } from '../ports/index.ts';
import type { Db } from './db.ts';
import type { Logger } from './log.ts';
import type { KeepDays } from './retention.ts';
import type { Simulator } from './simulator.ts';

/** Who asks. `system` is a job; nothing a request carries can make one. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: string;
      tier: Tier;
      isAdmin: boolean;
      sessionId: string;
      /** The password was entered in the last minutes, and the code where one is due. */
      isFresh?: true;
      /** An admin whose second factor is still missing: signed in to set it up, and for nothing else. */
      mustEnrol?: true;
    }
  | { kind: 'system'; job: string };

/** Everything a verb may know about the world. Verbs read no clock, draw no random number and trust no user id from a request. */
export interface Ctx {
  actor: Actor;
  db: Db;
  /** The product's time; in demo mode it can be ahead of the machine's. */
  now: () => Date;
  newId: () => string;
  /** Cryptographically strong bytes, for tokens. */
  randomBytes: (size: number) => Buffer;
  log: Logger;
  ports: Providers;
  /** Plays games many times, on a thread of its own. */
  simulator: Simulator;
  /** What the operator configured and a verb may need to know. */
  config: VerbConfig;
  /** Enqueues a job; inside `transact` it commits or vanishes with the caller's writes. */
  enqueue: Enqueue;
  /** Runs `work` in one transaction with a ctx whose `db` and `enqueue` are bound to it. Lost races are retried. */
  transact: <T>(work: (tx: Ctx) => Promise<T>) => Promise<T>;
  /** Runs a read on the read replica where it has all that is committed by now, else on the database. `read` writes nothing, and may run a second time. */
  onReplica: <T>(read: (copy: Ctx) => Promise<T>) => Promise<T>;
  /** Tells browsers (through every process) that something changed. Inside a transaction it is sent on commit only. */
  publish: (message: StreamMessage) => Promise<void>;
  /** Only in demo mode. */
  demo?: DemoControl;
  request?: RequestFacts;
}

export interface DemoControl {
  /** How far the product's clock is ahead of this machine's, in milliseconds. */
  offsetMs: () => number;
  /** Steps the product's clock forward through everything that falls due, and answers the time once all of it has run. */
  advanceTo: (target: Date) => Promise<Date>;
}

export interface VerbConfig {
  isDemo: boolean;
  dataSource: 'demo' | 'archive' | 'live';
  /** What stored secrets are encrypted and keyed with; use it through `kernel/secrets`. */
  secretKey: string;
  adminEmail: string | null;
  publicUrl: string;
  keepDays: KeepDays;
  /** False where the data's terms forbid paid plans, or the operator has not confirmed that they allow them. */
  maySellPlans: boolean;
  /** How far the product's clock is ahead of this machine's, in milliseconds, in every mode; absent in tests. */
  clockOffsetMs?: () => number;
}

export interface RequestFacts {
  requestId: string;
  address: string;
  userAgent: string;
  isSecure: boolean;
  idempotencyKey?: string;
  sessionToken?: string;
  /** Tells browsers apart that signed in before; opens nothing. */
  deviceToken?: string;
  /** What an `Authorization: Bearer` header carries: a program's key. */
  bearer?: string;
  /** Of a route that takes raw bytes: them, and each value of the signature header as it came. */
  raw?: { bytes: Buffer; signatures: readonly string[] };
  /** Of a route that speaks another protocol: what the caller says of it. */
  protocolHeaders?: Readonly<Record<string, string>>;
  /** Sent with the answer, also with a refusal. */
  tellQuota: (quota: Quota) => void;
  /** `isHalf`: the token signs no one in yet. */
  setSession: (token: string | null, expiresAt?: Date, device?: string, isHalf?: boolean) => void;
}

/** What a program's key has left, until when it is counted anew. */
interface Quota {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface EnqueueOptions {
  runAt?: Date;
  /** A second job with the same key is not added while the first is waiting or done. */
  dedupeKey?: string;
}
type Enqueue = <P>(job: JobDefinition<P>, payload: NoInfer<P>, options?: EnqueueOptions) => Promise<void>;

export interface JobDefinition<P> {
  name: string;
  /** What a stored payload must be; one that is not fails the job at once, as no second try would read it better. */
  payload: ZodType<P>;
  maxAttempts?: number;
  /** Seconds without a sign of life after which another process may take a claimed job over; a job that runs renews them. */
  leaseSeconds?: number;
  run: (ctx: Ctx, payload: P) => Promise<void>;
}

/** What a schedule hands to its job. */
export const FIRED = z.object({ firedAt: z.string() });

export interface ScheduleDefinition {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a job may take less than what a schedule hands it
  job: JobDefinition<any>;
  /** Fires every so many seconds of product time, aligned to the epoch; or by a cron expression in Eastern time. */
  every: { seconds: number } | { cron: string };
}

export type StreamMessage =
  | { topic: 'slate'; slateOn: string; sport: SportKey }
  | { topic: 'live'; gameId: string; sport: SportKey }
  | { topic: 'user'; userId: string; what: 'bets' | 'notifications' | 'session' }
  | { topic: 'clock'; now: string };

export const defineJob = <P>(definition: JobDefinition<P>): JobDefinition<P> => definition;
export const defineSchedule = (definition: ScheduleDefinition): ScheduleDefinition => definition;
