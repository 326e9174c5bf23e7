import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { ListingPanel, useListing } from './listing-panel.tsx';
import { type AdminBet, useAllBets, useBetSums, useResolve } from './operations.queries.ts';
import { RegradeBet } from './regrade-bet.tsx';

const CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'push', label: 'Push' },
  { value: 'void', label: 'Void' },
] as const;
type Status = Exclude<(typeof CHOICES)[number]['value'], 'all'>;
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
        {selectionLabel(bet.selection)}
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
        <ColumnHeads heads={['Bet', ['Odds'], ['Stake'], 'Status', ['Profit'], 'Actions']} />
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
  const listing = useListing<Status>();
  const [regraded, setRegraded] = useState<AdminBet | null>(null);
  const { filter, page, limit } = listing;
  const { data: sums } = useBetSums(filter);
  return (
    <ListingPanel
      title="Bets"
      caption="Tracked bets of all users"
      listing={listing}
      choices={CHOICES}
      answer={useAllBets({ ...filter, page, limit })}
      failed="The bets could not be loaded"
      total={sums?.total}
      table={(bets) => <BetTable bets={bets} onRegrade={setRegraded} />}
    >
      {regraded ? <RegradeBet bet={regraded} onClose={() => setRegraded(null)} /> : null}
    </ListingPanel>
  );
}
