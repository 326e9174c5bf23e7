import { useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { useBetSums, useOwnBets, useOwnTickets, useTicketSums } from '../ticket.queries.ts';
import { type Sums, sumOwn } from './bet-cards.ts';
import { BetsTab } from './bets-tab.tsx';
import { TicketsTab } from './tickets-tab.tsx';

function useSums(): Sums | null {
  const { isAdmin } = useSession();
  const tickets = useTicketSums(isAdmin).data;
  const bets = useBetSums(isAdmin).data;
  const ownTickets = useOwnTickets(!isAdmin).data;
  const ownBets = useOwnBets(!isAdmin).data;
  if (isAdmin) return tickets && bets ? { tickets, bets } : null;
  return ownTickets && ownBets ? sumOwn(ownTickets, ownBets) : null;
}

function Cards() {
  const sums = useSums();
  if (!sums) return <Skeleton height={84} radius={8} />;
  const { tickets, bets } = sums;
  return (
    <Tiles
      items={[
        {
          label: 'Total Tickets',
          value: formatCount(tickets.total),
          note: `${formatCount(tickets.open)} open, ${formatCount(tickets.resolved)} resolved`,
        },
        { label: 'High Priority', value: formatCount(tickets.highPriority), note: 'High and urgent' },
        { label: 'Active Bets', value: formatCount(bets.active), note: `${formatCount(bets.total)} placed` },
        { label: 'Total Winnings', value: formatMoney(bets.totalWinnings), note: `${formatMoney(bets.totalStaked)} staked` },
      ]}
    />
  );
}

/** Tickets and bets at a glance and one by one: everybody's for staff, one's own for everybody else. */
export function DashboardScreen() {
  const [tab, setTab] = useState<'tickets' | 'bets'>('tickets');
  return (
    <>
      <Cards />
      <Tabs
        label="Ticket dashboard"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'tickets', label: 'Support Tickets', content: <TicketsTab /> },
          { value: 'bets', label: 'Betting Activity', content: <BetsTab /> },
        ]}
      />
    </>
  );
}
