import type { Contract } from '@clearedge/contract';
import type { Feature as PaidFeature } from '@clearedge/contract/entitlements';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Actor, Ctx, JobDefinition, ScheduleDefinition, StreamMessage } from './ctx.ts';

export type Verb<K extends keyof Contract> = (ctx: Ctx, input: VerbInput<Contract[K]>) => Promise<VerbResult<Contract[K]>>;

/**
 * A read that is the same for everybody who may ask; where the route is not public, that is found out first. The platform builds the answer once per key, keeps it serialised and compressed,
 * and sends those bytes until it is stale or a message on the stream says that it changed.
 */
export interface SharedRead<K extends keyof Contract> {
  shared: true;
  /** Built with a system ctx: nothing personal can get in. */
  build: (ctx: Ctx, input: VerbInput<Contract[K]>) => Promise<VerbResult<Contract[K]>>;
  /** What those with the feature get instead: bytes of their own, which only their browsers may keep. No page carries them. */
  paid?: { feature: PaidFeature; build: (ctx: Ctx, input: VerbInput<Contract[K]>) => Promise<VerbResult<Contract[K]>> };
  /** What whoever is signed in gets instead, made for each call: it holds something of their own. No page carries it. */
  own?: Verb<K>;
  /** Written into each answer when it is sent: what would be old in one that is kept. Only where the route is public, without `paid` and `own`. */
  stamp?: (now: Date) => Partial<VerbResult<Contract[K]>>;
  freshForMs: number;
  /** Refuses some of those who may ask by the route's access. Only where the route is not public. */
  admit?: (ctx: Ctx) => Promise<void>;
  /** Says whether a message makes the answer to this input stale at once. */
  isChangedBy: (message: StreamMessage, input: VerbInput<Contract[K]>) => boolean;
}

type RouteBinding<K extends keyof Contract> = Verb<K> | SharedRead<K>;
export type RouteBindings = { [K in keyof Contract]?: RouteBinding<K> };

/** A read that asks much of the database, is kept by no cache and decides nothing: on the read replica, where one is up to date. */
export const fromReplica =
  <I, R>(verb: (ctx: Ctx, input: I) => Promise<R>) =>
  (ctx: Ctx, input: I): Promise<R> =>
    ctx.onReplica((copy) => verb(copy, input));

/** One slice as the composition sees it. */
export interface Feature {
  name: string;
  routes: RouteBindings;
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs with different payloads
  jobs?: readonly JobDefinition<any>[];
  schedules?: readonly ScheduleDefinition[];
  /** Runs once before the server answers: seeds that the slice needs. Safe to run by several processes at once. */
  prepare?: (ctx: Ctx) => Promise<void>;
  /** Asks the sources for what the first answers need, where no process of the install ran lately; else its schedules go on by themselves. */
  catchUp?: (ctx: Ctx) => Promise<void>;
  /** The one slice that knows sessions turns a cookie's token into an actor; null when the session is unknown or over. */
  resolveSession?: (ctx: Ctx, token: string) => Promise<Actor | null>;
}

/** Prepares the slices in their order; `isBehind` says whether the sources must be asked before the first answer. */
export async function prepareSlices(slices: readonly Feature[], ctxFor: (slice: Feature) => Ctx, isBehind: boolean): Promise<void> {
  for (const slice of slices) {
    await slice.prepare?.(ctxFor(slice));
    if (isBehind) await slice.catchUp?.(ctxFor(slice));
  }
}

export const defineFeature = (feature: Feature): Feature => feature;
