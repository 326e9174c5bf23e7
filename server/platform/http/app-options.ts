import type { Feature } from '@clearedge/contract/entitlements';
import type { Route } from '@clearedge/contract/route';
import type { Registry } from 'prom-client';
import type { Ctx } from '../../kernel/ctx.ts';
import type { AppContainer } from '../ctx/container.ts';
import type { ResolveSession } from './guard/session-cache.ts';
import type { PageOptions } from './pages/page-options.ts';

/** A binding of kernel/feature.ts with its route's own types forgotten: the loop that binds them cannot know them. */
export type LooseVerb = (ctx: Ctx, input: Record<string, unknown>) => Promise<unknown>;
export interface LooseSharedRead {
  shared: true;
  build: LooseVerb;
  paid?: { feature: Feature; build: LooseVerb };
  own?: LooseVerb;
  stamp?: (now: Date) => object;
  admit?: (ctx: Ctx) => Promise<void>;
  freshForMs: number;
  isChangedBy: (message: never, input: never) => boolean;
}
export type LooseBinding = LooseVerb | LooseSharedRead;

/** The slugs of tenants' sites by host name. */
export type Sites = ReadonlyMap<string, string>;
export type ListSites = () => Promise<Sites>;

export interface AppOptions {
  container: AppContainer;
  contract: Readonly<Record<string, Route>>;
  bindings: Readonly<Record<string, LooseBinding>>;
  resolveSession: ResolveSession;
  /** How many proxies in front are believed. */
  trustProxy: number;
  /** Live streams that one network may have open at a time. */
  streamsPerNetwork: number;
  /** Reached by TLS only: every answer says so. */
  isTls: boolean;
  /** Without one, /metrics is not there. */
  metricsToken: string | null;
  /** Where this process counts; one of its own when absent. */
  registry?: Registry;
  /** Names what is missing before the process can serve; empty when it can. */
  findUnready: () => Promise<string[]>;
  pages?: PageOptions;
  /** Without it, every host shows the product. */
  listSites?: ListSites;
  /** Every answer is held against the contract's schema: for tests, too slow for the product. */
  checksAnswers?: boolean;
}
