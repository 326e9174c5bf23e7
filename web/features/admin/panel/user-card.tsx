import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { type Member, type Tier, useUpdateTier } from '../admin.queries.ts';
import { TIERS } from '../use-user-list.ts';
import { RoleBadges, StatusBadge, TierBadge } from '../user-badges.tsx';

const CUSTOMER_SHOWN = 20;

function TierForm({ user }: { user: Member }) {
  const [chosen, setChosen] = useState<Tier | null>(null);
  const update = useUpdateTier();
  const tier = chosen ?? user.subscriptionTier;
  const submit = (): void => update.mutate({ userId: user.id, tier }, { onSuccess: () => setChosen(null) });
  return (
    <div className="ad-acts">
      <Select label={`Tier of ${user.username}`} hideLabel value={tier} options={TIERS} onChange={setChosen} />
      <Button disabled={tier === user.subscriptionTier || update.isPending} onClick={submit}>
        {update.isPending ? 'Updating...' : 'Update'}
      </Button>
    </div>
  );
}

/** One user with plan and payer, and the selector that gives another plan. */
export function UserCard({ user }: { user: Member }) {
  const { date } = useReaderFormat();
  return (
    <article className="panel ad-user" aria-label={user.username}>
      <header>
        <h2>{user.username}</h2>
        <TierBadge tier={user.subscriptionTier} />
        <StatusBadge status={user.subscriptionStatus} />
        <RoleBadges user={user} />
      </header>
      <p className="muted ad-mail">{user.email}</p>
      <dl className="facts">
        <div>
          <dt>ID</dt>
          <dd className="ad-id">{user.id}</dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>{date(user.createdAt, 'plain')}</dd>
        </div>
        <div>
          <dt>Plan ends</dt>
          <dd>{user.subscriptionEndDate ? date(user.subscriptionEndDate, 'plain') : NONE}</dd>
        </div>
        <div>
          <dt>Customer</dt>
          <dd className="ad-id">{user.stripeCustomerId ? user.stripeCustomerId.slice(0, CUSTOMER_SHOWN) : NONE}</dd>
        </div>
      </dl>
      <TierForm user={user} />
    </article>
  );
}
