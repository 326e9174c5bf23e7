import { formatCount, formatMoney, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { type Stats, useStats } from '../admin.queries.ts';

const count = (value: number | undefined): string => (value === undefined ? NONE : formatCount(value));

function revenueNote(stats: Stats): string {
  const from = `${formatCount(stats.payments)} ${stats.payments === 1 ? 'payment' : 'payments'}`;
  return stats.refunded > 0 ? `${from}, ${formatMoney(stats.refunded)} refunded` : from;
}

/** The figures of the admin panel. */
export function PanelStats() {
  const { data } = useStats();
  return (
    <Tiles
      items={[
        {
          label: 'Total Users',
          value: count(data?.totalUsers),
          note: data?.simulatedUsers ? `${formatCount(data.simulatedUsers)} simulated` : undefined,
        },
        { label: 'Free', value: count(data?.freeUsers) },
        { label: 'Pro', value: count(data?.proUsers) },
        { label: 'Elite', value: count(data?.eliteUsers) },
        {
          label: 'Active Subscriptions',
          value: count(data?.activeSubscriptions),
          note: data?.givenPlans ? `${formatCount(data.givenPlans)} more plans without a payment` : undefined,
          title: 'Subscriptions that run at the payment provider; gifts and demo accounts are counted apart',
        },
        { label: 'Revenue', value: data ? formatMoney(data.totalRevenue) : NONE, note: data ? revenueNote(data) : undefined },
      ]}
    />
  );
}
