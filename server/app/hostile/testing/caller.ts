import { can, isFeature, type Tier } from '@clearedge/contract/entitlements';
import type { Access } from '@clearedge/contract/route';

export type Who = 'visitor' | Tier | 'admin';

export interface Caller {
  who: Who;
  cookie: string;
  userId: string | null;
}

/** Whether the contract lets such a caller reach a route's verb. */
export function isAdmitted(access: Access, who: Who): boolean {
  if (who === 'admin' || access === 'visitor' || access === 'key') return true;
  if (who === 'visitor' || access === 'staff') return false;
  return !isFeature(access) || can(who, access);
}
