import { Users } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useSyncLive } from '../admin.queries.ts';
import { Pager } from '../pager.tsx';
import { TIER_CHOICES, type UserList, useUserList } from '../use-user-list.ts';
import { PanelStats } from './stat-cards.tsx';
import { UserCard } from './user-card.tsx';

const CARDS = 12;

export function SyncButton() {
  const sync = useSyncLive();
  return (
    <Button look="primary" disabled={sync.isPending} onClick={() => sync.mutate()}>
      {sync.isPending ? 'Syncing...' : 'Sync Live Games'}
    </Button>
  );
}

function Cards({ list }: { list: UserList }) {
  const { data, isError, refetch } = list.users;
  if (isError) return <ErrorState title="The users could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={8} />;
  if (data.length === 0)
    return <EmptyState icon={Users} title="No users found" hint="Search finds the beginning of a username, an address or an id." />;
  return (
    <div className="ad-cards">
      {data.map((user) => (
        <UserCard key={user.id} user={user} />
      ))}
    </div>
  );
}

/** Figures, and every user with the plan they have. */
export function AdminPanelScreen() {
  const list = useUserList(CARDS);
  return (
    <>
      <PanelStats />
      <div className="tools ad-tools">
        <SearchField
          label="Search users"
          value={list.search}
          onChange={list.setSearch}
          maxLength={254}
          placeholder="Search by username, email or id"
        />
        <Segmented label="Tier" value={list.tier} options={TIER_CHOICES} onChange={list.setTier} />
      </div>
      <Cards list={list} />
      <Pager page={list.page} limit={list.limit} shown={list.users.data?.length ?? 0} total={list.total} onPage={list.setPage} />
    </>
  );
}
