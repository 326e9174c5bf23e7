import { TIER_NAME, TIERS } from '@clearedge/contract/entitlements';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatMoney, NONE, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Member, type Stats, type Tier, useStats, useSyncLive, useUpdateTier } from '../admin.queries.ts';
import { Pager } from '../pager.tsx';
import { TIER_CHOICES, TIER_OPTIONS, type UserList, useUserList } from '../use-user-list.ts';
import { RoleBadges, StatusBadge, TierBadge } from '../user-badges.tsx';
import { Checklist } from './checklist.tsx';
import { HealthRow } from './health-row.tsx';
import { WeekCharts } from './week-charts.tsx';

const CUSTOMER_SHOWN = 20;

function TierForm({ user }: { user: Member }) {
  const [chosen, setChosen] = useState<Tier | null>(null);
  const update = useUpdateTier();
  const tier = chosen ?? user.subscriptionTier;
  const submit = (): void => update.mutate({ userId: user.id, tier }, { onSuccess: () => setChosen(null) });
  return (
    <div className="ad-acts">
      <Select label={`Tier of ${user.username}`} hideLabel value={tier} options={TIER_OPTIONS} onChange={setChosen} />
      <Button disabled={tier === user.subscriptionTier || update.isPending} onClick={submit}>
        {update.isPending ? 'Updating...' : 'Update'}
      </Button>
    </div>
  );
}

/** One user with plan and payer, and the selector that gives another plan. */
function UserCard({ user }: { user: Member }) {
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

const count = (value: number | undefined): string => (value === undefined ? NONE : formatCount(value));

function revenueNote(stats: Stats): string {
  const from = plural(stats.payments, 'payment');
  return stats.refunded > 0 ? `${from}, ${formatMoney(stats.refunded)} refunded` : from;
}

/** The figures of the admin panel. */
function PanelStats() {
  const { data } = useStats();
  return (
    <Tiles
      items={[
        {
          label: 'Total Users',
          value: count(data?.totalUsers),
          note: data?.simulatedUsers ? `${formatCount(data.simulatedUsers)} simulated` : undefined,
        },
        ...TIERS.map((tier) => ({ label: TIER_NAME[tier], value: count(data?.[`${tier}Users`]) })),
        {
          label: 'Active Subscriptions',
          value: count(data?.activeSubscriptions),
          note: data?.givenPlans ? `${formatCount(data.givenPlans)} more plans without a payment` : undefined,
          title: 'Subscriptions that run at the payment provider; gifts and demo accounts are counted apart',
        },
        {
          label: 'MRR',
          value: data ? formatMoney(data.monthlyRecurring) : NONE,
          note: 'A year counts as a twelfth',
          title: 'What the running subscriptions bring a month; one that will end counts until it does',
        },
        { label: 'Revenue', value: data ? formatMoney(data.totalRevenue) : NONE, note: data ? revenueNote(data) : undefined },
      ]}
    />
  );
}

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

/** How the installation stands, its weeks, and every user with the plan they have. */
export function AdminPanelScreen() {
  const list = useUserList(CARDS);
  return (
    <>
      <HealthRow />
      <Checklist />
      <PanelStats />
      <WeekCharts />
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
