import { type Contract, contract } from '@clearedge/contract';
import { can } from '@clearedge/contract/entitlements';
import type { CallInput, Route, VerbResult } from '@clearedge/contract/route';
import { checkAccess } from './access.ts';
import { BoundedMap } from './collections.ts';
import type { Ctx } from './ctx.ts';
import type { RouteBindings, SharedRead, Verb } from './feature.ts';

type Key = keyof Contract;
/** Answers a route as the caller of `ctx` would get it; a DomainError where they may not ask. */
export type ReadRoute = <K extends Key>(ctx: Ctx, key: K, input?: CallInput<Contract[K]>) => Promise<VerbResult<Contract[K]>>;

const PARTS = ['params', 'query', 'body'] as const;
/** Kept no longer than this: no message of the stream reaches these answers. */
const MOST_FRESH_MS = 5000;
const MOST_KEPT = 60;

function parsed(route: Route, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(PARTS.flatMap((part) => (route[part] ? [[part, route[part].parse(input[part] ?? {})]] : [])));
}

/**
 * Lets one slice read what the screens read, by the same access rules, without importing the slices above it. Shared reads are built without
 * the caller, and kept for a moment as the platform keeps them.
 */
export function readRoutes(bindings: () => RouteBindings): ReadRoute {
  const kept = new BoundedMap<string, { at: number; answer: Promise<unknown> }>(MOST_KEPT);

  function shared(ctx: Ctx, name: string, freshForMs: number, build: (system: Ctx) => Promise<unknown>): Promise<unknown> {
    const now = ctx.now().getTime();
    const known = kept.get(name);
    if (known && now - known.at < Math.min(freshForMs, MOST_FRESH_MS)) return known.answer;
    const answer = build({ ...ctx, actor: { kind: 'system', job: name } });
    kept.set(name, { at: now, answer });
    answer.catch(() => kept.delete(name));
    return answer;
  }

  return async <K extends Key>(ctx: Ctx, key: K, input: CallInput<Contract[K]> = {} as CallInput<Contract[K]>) => {
    const route = contract[key] as Route;
    checkAccess(ctx.actor, route.access);
    const binding = bindings()[key] as Verb<K> | SharedRead<K> | undefined;
    if (!binding) throw new RangeError(`No slice answers ${key}`);
    const given = parsed(route, input as Record<string, unknown>) as Parameters<Verb<K>>[1];
    if (typeof binding === 'function') return binding(ctx, given);
    if (binding.own && ctx.actor.kind === 'user') return binding.own(ctx, given);
    await binding.admit?.(ctx);
    const paid = binding.paid && can(ctx.actor, binding.paid.feature) ? binding.paid : null;
    const name = `${paid?.feature ?? ''} ${key} ${JSON.stringify(given)}`;
    const build = (paid ?? binding).build;
    return (await shared(ctx, name, binding.freshForMs, (system) => build(system, given))) as VerbResult<Contract[K]>;
  };
}
