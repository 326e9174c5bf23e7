import { requireUser } from '../../kernel/access.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { writeChoice } from './choice-rows.ts';
import { EARLY_FEATURES } from './features.ts';
import { presentFeature } from './list-features.ts';

export const switchFeature: Verb<'PATCH /api/early-access/:featureId'> = async (ctx, { params: { featureId }, body: { enabled } }) => {
  const userId = requireUser(ctx.actor);
  const feature = EARLY_FEATURES.find(({ id }) => id === featureId)!;
  if (feature.status === 'coming-soon')
    throw new DomainError('CONFLICT', `${feature.name} is coming soon. There is nothing to switch yet.`);
  await writeChoice(ctx.db, { userId, featureId, isEnabled: enabled, updatedAt: ctx.now() });
  return presentFeature(feature, enabled);
};
