import type { Contract } from '@clearedge/contract';
import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { openApiOf } from '../../../platform/http/docs/openapi.ts';

export const ROUTES = contract as Record<string, Route>;

/** The statuses that the published document names for each route. */
export function documentedStatuses(): (key: string) => ReadonlySet<number> {
  const { paths } = openApiOf(ROUTES, 'test');
  return (key) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    return new Set(Object.keys(operation?.responses ?? {}).map(Number));
  };
}

/** Streams never end by themselves; the others change who the callers are or what time it is, and come last. */
const LAST: readonly (keyof Contract)[] = [
  'POST /api/auth/logout',
  'POST /api/auth/sessions/end-others',
  'DELETE /api/auth/sessions/:sessionId',
  'POST /api/responsible-gaming/cool-off',
  'POST /api/responsible-gaming/self-exclusion',
  'POST /api/account/delete',
  'POST /api/admin/demo/advance',
  'POST /api/demo/advance',
];
const NEVER = 'GET /api/stream';

/** Every route that can be called, in an order in which as much as possible can still be reached. */
export const callableKeys: readonly string[] = [
  ...Object.keys(ROUTES).filter((key) => key !== NEVER && !(LAST as readonly string[]).includes(key)),
  ...LAST,
];
