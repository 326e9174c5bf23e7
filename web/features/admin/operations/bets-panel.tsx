import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { Pager } from '../pager.tsx';
import { type AdminBet, type BetQuery, useAllBets, useBetSums, useResolve } from './operations.queries.ts';
import { RegradeBet } from './regrade-bet.tsx';

const ROWS = 25;
const CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'push', label: 'Push' },
  { value: 'void', label: 'Void' },
] as const;
type Choice = (typeof CHOICES)[number]['value'];
const LOOK: Record<AdminBet['status'], BadgeLook> = { pending: 'plain', won: 'win', lost: 'loss', push: 'push', void: 'push' };
const WORD: Record<AdminBet['status'], string> = { pending: 'Pending', won: 'Won', lost: 'Lost', push: 'Push', void: 'Void' };
const MARKS = [
  { result: 'won', label: 'Mark Won' },
  { result: 'lost', label: 'Mark Lost' },
  { result: 'push', label: 'Push' },
  { result: 'void', label: 'Void' },
] as const;

function BetActions({ bet, onRegrade }: { bet: AdminBet; onRegrade: () => void }) {
  const resolve = useResolve();
  if (bet.status !== 'pending')
    return (
      <Button size="sm" aria-label={`Grade ${bet.selection} of ${bet.username} again`} onClick={onRegrade}>
        Grade again
      </Button>
    );
  if (!bet.isByHand) return <span className="muted">Settles from the score</span>;
  return (
    <span className="ad-acts">
      {MARKS.map(({ result, label }) => (
        <Button
          key={result}
          size="sm"
          aria-label={`${label}: ${bet.selection} of ${bet.username}`}
          disabled={resolve.isPending}
          onClick={() => resolve.mutate({ betId: bet.id, result })}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

function BetRow({ bet, onRegrade }: { bet: AdminBet; onRegrade: () => void }) {
  const { odds, dateTime } = useReaderFormat();
  return (
    <tr>
      <th scope="row">
        {bet.selection}
        <small>
          {bet.gameId}, {bet.username}, {dateTime(bet.placedAt)}
        </small>
      </th>
      <td className="num">{odds(bet.odds)}</td>
      <td className="num">
        {formatMoney(bet.stake)}
        <small>to win {formatMoney(bet.potentialWin)}</small>
      </td>
      <td>
        <Badge look={LOOK[bet.status]}>{WORD[bet.status]}</Badge>
        {bet.flag ? <small>{bet.flag}</small> : null}
      </td>
      <td className="num">{bet.actualWin === null ? NONE : formatSignedMoney(bet.actualWin)}</td>
      <td>
        <BetActions bet={bet} onRegrade={onRegrade} />
      </td>
    </tr>
  );
}

function BetTable({ bets, onRegrade }: { bets: readonly AdminBet[]; onRegrade: (bet: AdminBet) => void }) {
  return (
    <WideTable label="List of bets">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Bet</th>
            <th scope="col" className="num">
              Odds
            </th>
            <th scope="col" className="num">
              Stake
            </th>
            <th scope="col">Status</th>
            <th scope="col" className="num">
              Profit
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <BetRow key={bet.id} bet={bet} onRegrade={() => onRegrade(bet)} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Everybody's tracked bets: those that scores cannot grade are settled here, and a wrong grade is put right in two steps. */
export function BetsPanel() {
  const [choice, setChoice] = useState<Choice>('all');
  const [page, setPage] = useState(1);
  const [regraded, setRegraded] = useState<AdminBet | null>(null);
  const filter: Pick<BetQuery, 'status'> = choice === 'all' ? {} : { status: choice };
  const { data, isError, refetch } = useAllBets({ ...filter, page, limit: ROWS });
  const { data: sums } = useBetSums(filter);
  const choose = (next: Choice): void => {
    setChoice(next);
    setPage(1);
  };
  const tools = <Select label="Status" hideLabel value={choice} options={CHOICES} onChange={choose} />;
  return (
    <Panel title="Bets" tools={tools} caption="Tracked bets of all users" padded={false}>
      {isError ? <ErrorState title="The bets could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={240} radius={8} /> : null}
      {data?.length === 0 ? <EmptyState icon={Receipt} title="No bets found" /> : null}
      {data && data.length > 0 ? <BetTable bets={data} onRegrade={setRegraded} /> : null}
      <Pager page={page} limit={ROWS} shown={data?.length ?? 0} total={sums?.total} onPage={setPage} />
      {regraded ? <RegradeBet bet={regraded} onClose={() => setRegraded(null)} /> : null}
    </Panel>
  );
}
