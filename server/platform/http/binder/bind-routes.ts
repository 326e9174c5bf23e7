import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance } from 'fastify';
import type { LooseBinding } from '../app-options.ts';
import { bindShared } from './bind-shared.ts';
import { bindVerb } from './bind-verb.ts';
import type { Bound } from './bound.ts';

/** Routes that the platform answers itself. */
const PLATFORM_ROUTES: ReadonlySet<string> = new Set(['GET /api/stream']);

/** Says at boot, not at the first request, that a route is answered by no one or answers nothing the contract knows. */
export function checkBindings(contract: Readonly<Record<string, Route>>, bindings: Readonly<Record<string, LooseBinding>>): void {
  const unbound = Object.keys(contract).filter((key) => !PLATFORM_ROUTES.has(key) && !bindings[key]);
  const unknown = Object.keys(bindings).filter((key) => !contract[key]);
  const complaints = [
    ...(unbound.length ? [`no feature answers ${unbound.join(', ')}`] : []),
    ...(unknown.length ? [`the contract does not know ${unknown.join(', ')}`] : []),
  ];
  if (complaints.length) throw new Error(`routes and contract differ: ${complaints.join('; ')}`);
}

export function bindRoutes(app: FastifyInstance, bound: Bound): void {
  const { contract, bindings } = bound.options;
  for (const [key, binding] of Object.entries(bindings)) {
    const route = contract[key];
    if (!route) continue;
    const [method = '', url = ''] = key.split(' ');
    if (typeof binding === 'function') bindVerb(app, bound, { key, method, url, route }, binding);
    else bindShared(app, bound, { key, method, url, route }, binding);
  }
}
