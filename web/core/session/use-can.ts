import { can, type Feature } from '@clearedge/contract/entitlements';
import { useSession } from './session.ts';

/** Whether the reader's plan has a feature. */
export const useCan = (feature: Feature): boolean => can(useSession().tier, feature);
