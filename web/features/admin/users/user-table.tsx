import { Users } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Member, useChangeTier } from '../admin.queries.ts';
import { TIERS, type UserList } from '../use-user-list.ts';
import { RoleBadges, StatusBadge } from '../user-badges.tsx';
import { NameCell } from './name-cell.tsx';
import { PaymentsDialog } from './payments-dialog.tsx';

function UserRow({ user }: { user: Member }) {
  const change = useChangeTier();
  const { date } = useReaderFormat();
  const [isShown, setIsShown] = useState(false);
  return (
    <tr>
      <th scope="row">
        {user.isSimulated ? user.username : <NameCell user={user} />}
        <small>{user.email}</small>
      </th>
      <td>
        <Select
          label={`Tier of ${user.username}`}
          hideLabel
          value={user.subscriptionTier}
          options={TIERS}
          disabled={change.isPending}
          onChange={(tier) => change.mutate({ userId: user.id, tier })}
        />
      </td>
      <td>
        <span className="ad-badges">
          <StatusBadge status={user.subscriptionStatus} />
          <RoleBadges user={user} />
        </span>
        {user.subscriptionEndDate ? <small>until {date(user.subscriptionEndDate, 'plain')}</small> : null}
      </td>
      <td className="num">
        {user.referralCount}
        {user.referredBy ? <small>by {user.referredBy}</small> : null}
      </td>
      <td>
        <Button
          size="sm"
          disabled={change.isPending || user.isSimulated}
          onClick={() => change.mutate({ userId: user.id, isAdmin: !user.isAdmin })}
        >
          {user.isAdmin ? 'Remove admin' : 'Make admin'}
        </Button>
        {user.stripeCustomerId ? (
          <Button size="sm" aria-label={`Payments of ${user.username}`} onClick={() => setIsShown(true)}>
            Payments
          </Button>
        ) : null}
        {isShown ? <PaymentsDialog user={user} onClose={() => setIsShown(false)} /> : null}
      </td>
    </tr>
  );
}

/** A page of users; tier, username and admin flag are changed in their rows. */
export function UserTable({ list }: { list: UserList }) {
  const { data, isError, refetch } = list.users;
  if (isError) return <ErrorState title="The users could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={8} />;
  if (data.length === 0)
    return <EmptyState icon={Users} title="No users found" hint="Search finds the beginning of a username, an address or an id." />;
  return (
    <WideTable label="Users">
      <table className="tbl ad-users">
        <ColumnHeads heads={['User', 'Tier', 'Status', ['Referrals'], 'Actions']} />
        <tbody>
          {data.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
