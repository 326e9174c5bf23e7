import { TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import { Badge, type BadgeLook } from '../../ui/marks/badge.tsx';
import type { Member, Tier } from './admin.queries.ts';

const STATUS_LOOK: Partial<Record<Member['subscriptionStatus'], BadgeLook>> = { active: 'win', canceled: 'loss', past_due: 'warn' };
const STATUS_WORD: Record<Member['subscriptionStatus'], string> = {
  active: 'Active',
  canceled: 'Canceled',
  past_due: 'Past due',
  inactive: 'Inactive',
};

export const TierBadge = ({ tier }: { tier: Tier }) => <Badge look={TIER_LOOK[tier]}>{TIER_NAME[tier]}</Badge>;
export const StatusBadge = ({ status }: { status: Member['subscriptionStatus'] }) => (
  <Badge look={STATUS_LOOK[status] ?? 'plain'}>{STATUS_WORD[status]}</Badge>
);
export function RoleBadges({ user }: { user: Member }) {
  return (
    <>
      {user.isAdmin ? <Badge look="info">Admin</Badge> : null}
      {user.isSimulated ? <Badge title="A simulated bettor of this demo, not a person">Simulated</Badge> : null}
    </>
  );
}
