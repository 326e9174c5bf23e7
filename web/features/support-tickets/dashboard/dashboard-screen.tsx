import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import {
  type AnyBet,
  type OwnBet,
  TICKETS_A_PAGE,
  useAnyBets,
  useBetSums,
  useMarkBet,
  useOwnBets,
  useOwnTickets,
  useTicketSums,
} from '../ticket.queries.ts';
import { Steps } from './steps.tsx';
import { TicketsTab } from './tickets-tab.tsx';

interface BetCard {
  id: string;
  /** Whose it is, where that is not the reader. */
  username: string | null;
  gameId: string;
  betType: string;
  selection: string;
  odds: number;
  stake: number;
  potentialWin: number;
  confidence: number | null;
  status: AnyBet['status'];
  placedAt: string;
  /** Pending, and settled by someone, not from scores. */
  isByHand: boolean;
}

const STATUS = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;

const ofAnybody = (bet: AnyBet): BetCard => bet;
const ofOneself = (bet: OwnBet): BetCard => ({
  ...bet,
  username: null,
  status: bet.result === null ? 'pending' : STATUS[bet.result],
  isByHand: !bet.isGradable,
});

interface Sums {
  tickets: { total: number; open: number; resolved: number; highPriority: number };
  bets: { total: number; active: number; totalStaked: number; totalWinnings: number };
}

/** The dashboard's figures of one's own tickets and bets. */
function sumOwn(tickets: readonly { status: string; priority: string }[], bets: readonly OwnBet[]): Sums {
  const having = (status: string): number => tickets.filter((ticket) => ticket.status === status).length;
  const add = (total: number, amount: number): number => Math.round((total + amount) * 100) / 100;
  return {
    tickets: {
      total: tickets.length,
      open: having('open'),
      resolved: having('resolved'),
      highPriority: tickets.filter(({ priority }) => priority === 'high' || priority === 'urgent').length,
    },
    bets: {
      total: bets.length,
      active: bets.filter(({ result }) => result === null).length,
      totalStaked: bets.reduce((total, { stake }) => add(total, stake), 0),
      totalWinnings: bets.filter(({ result }) => result === 'win').reduce((total, { actualWin }) => add(total, actualWin ?? 0), 0),
    },
  };
}

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'push', label: 'Push' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];
const LOOK: Readonly<Record<BetCard['status'], BadgeLook>> = { pending: 'plain', won: 'win', lost: 'loss', push: 'push', void: 'push' };
const WORD: Readonly<Record<BetCard['status'], string>> = { pending: 'Pending', won: 'Won', lost: 'Lost', push: 'Push', void: 'Void' };
const MARKS = [
  { result: 'won', label: 'Mark Won' },
  { result: 'lost', label: 'Mark Lost' },
  { result: 'push', label: 'Mark Push' },
] as const;

function Marks({ bet }: { bet: BetCard }) {
  const mark = useMarkBet();
  if (bet.status !== 'pending') return null;
  if (!bet.isByHand) return <span className="muted">Settles from the score</span>;
  return (
    <>
      {MARKS.map(({ result, label }) => (
        <Button
          key={result}
          size="sm"
          disabled={mark.isPending}
          aria-label={`${label}: ${bet.selection}`}
          onClick={() => mark.mutate({ betId: bet.id, result })}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

function Card({ bet, canMark }: { bet: BetCard; canMark: boolean }) {
  const { odds, dateTime } = useReaderFormat();
  return (
    <article className="tk-card" aria-label={bet.selection}>
      <div className="tk-main">
        <h3>{selectionLabel(bet.selection)}</h3>
        <p className="cap">
          {bet.username ? `${bet.username}, ` : ''}
          {bet.gameId}, {bet.betType.replaceAll('_', ' ')}, {dateTime(bet.placedAt)}
        </p>
        <p>
          {odds(bet.odds)}, {formatMoney(bet.stake)} to win {formatMoney(bet.potentialWin)}
          {bet.confidence === null ? '' : `, confidence ${Math.round(bet.confidence)}%`}
        </p>
      </div>
      <p className="tk-badges">
        <Badge look={LOOK[bet.status]}>{WORD[bet.status]}</Badge>
      </p>
      {canMark ? (
        <div className="tk-acts">
          <Marks bet={bet} />
        </div>
      ) : null}
    </article>
  );
}

/** Tracked bets by state: for staff everybody's, else one's own. */
function BetsTab() {
  const { isAdmin } = useSession();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const all = useAnyBets(filter, page, isAdmin);
  const own = useOwnBets(!isAdmin);
  const { isError, refetch } = isAdmin ? all : own;
  const bets = isAdmin ? all.data?.map(ofAnybody) : own.data?.map(ofOneself).filter(({ status }) => filter === 'all' || status === filter);
  const choose = (next: Filter): void => {
    setFilter(next);
    setPage(1);
  };
  return (
    <Panel
      title={isAdmin ? 'Bets of all members' : 'Your bets'}
      tools={<Select label="Result" value={filter} options={FILTERS} onChange={choose} />}
      padded={false}
    >
      {isError ? <ErrorState title="The bets could not be loaded" onRetry={() => void refetch()} /> : null}
      {!bets && !isError ? <Skeleton height={240} radius={8} /> : null}
      {bets?.length === 0 ? <EmptyState icon={Receipt} title="No bets found" /> : null}
      {bets?.map((bet) => (
        <Card key={bet.id} bet={bet} canMark={isAdmin} />
      ))}
      {isAdmin ? <Steps page={page} isLast={(bets?.length ?? 0) < TICKETS_A_PAGE} onPage={setPage} /> : null}
    </Panel>
  );
}

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
