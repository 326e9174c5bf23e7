import { type Feature, lowestTier, TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import { Badge } from '../../ui/marks/badge.tsx';

/** The name of the lowest plan that has a feature. */
export const FeatureBadge = ({ feature }: { feature: Feature }) => (
  <Badge look={TIER_LOOK[lowestTier(feature)]}>{TIER_NAME[lowestTier(feature)]}</Badge>
);
