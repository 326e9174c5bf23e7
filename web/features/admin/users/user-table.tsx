import { Pencil, Users } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Member, useChangeTier, useChangeUsername } from '../admin.queries.ts';
import { TIER_OPTIONS, type UserList } from '../use-user-list.ts';
import { RoleBadges, StatusBadge } from '../user-badges.tsx';
import { PaymentsDialog } from './payments-dialog.tsx';

// The pencil that opened it is gone, and its reader is about to type.
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A username that can be edited in its place: Enter saves, Escape leaves it as it was. */
function NameCell({ user }: { user: Member }) {
  const [draft, setDraft] = useState<string | null>(null);
  const rename = useChangeUsername();
  const save = () => {
    const username = draft?.trim() ?? '';
    if (username === '') return;
    if (username === user.username) return setDraft(null);
    rename.mutate({ userId: user.id, username }, { onSuccess: () => setDraft(null) });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setDraft(null);
  };
  if (draft === null)
    return (
      <span className="ad-name">
        <b>{user.username}</b>
        <IconButton label={`Edit the username of ${user.username}`} onClick={() => setDraft(user.username)}>
          <Pencil />
        </IconButton>
      </span>
    );
  return (
    <span className="field">
      <input
        ref={focus}
        aria-label={`Username of ${user.username}`}
        value={draft}
        maxLength={30}
        disabled={rename.isPending}
        aria-invalid={draft.trim() === '' ? true : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKey}
      />
    </span>
  );
}

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
          options={TIER_OPTIONS}
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
