import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import type { Verb } from '../../kernel/feature.ts';
import { listEnabled } from './choice-rows.ts';
import { EARLY_FEATURES, type EarlyFeatureTerms, progressOf } from './features.ts';

export const presentFeature = (feature: EarlyFeatureTerms, isEnabled: boolean): VerbResult<Contract['GET /api/early-access']>[number] => ({
  ...feature,
  progress: progressOf(feature),
  enabled: isEnabled,
});

/** Every feature, with what the caller has switched on. One that went back to coming soon counts as off. */
export const listFeatures: Verb<'GET /api/early-access'> = async (ctx) => {
  const enabled = await listEnabled(ctx.db, requireUser(ctx.actor));
  return EARLY_FEATURES.map((feature) => presentFeature(feature, feature.status !== 'coming-soon' && enabled.has(feature.id)));
};
