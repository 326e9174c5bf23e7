import { useState } from 'react';
import { Link } from 'react-router';
import { useBoard } from '../../../core/slip/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Bet } from '../bet-types.ts';
import { RemoveDialog } from '../lazy-parts.tsx';
import { PendingEdit } from './pending-edit.tsx';
import { PendingRow } from './pending-row.tsx';

const startOf = (bet: Bet): number => (bet.startsAt ? Date.parse(bet.startsAt) : Number.POSITIVE_INFINITY);

/** Undecided bets: the next game first, those without one last, the newest bet of a game first. */
const sortPending = (bets: readonly Bet[]): Bet[] =>
  bets
    .filter((bet) => bet.status === 'pending')
    .sort((a, b) => {
      const [first, second] = [startOf(a), startOf(b)];
      return first === second ? Date.parse(b.placedAt) - Date.parse(a.placedAt) : first - second;
    });

const sumOf = (bets: readonly Bet[], field: 'stake' | 'potentialWin'): number =>
  bets.reduce((total, bet) => total + Math.round(bet[field] * 100), 0) / 100;

const COLUMNS = ['Bet', 'Game', 'Odds', 'Stake', 'To win'] as const;

const editButtonId = (betId: string): string => `edit-${betId}`;

function PendingEmpty() {
  return (
    <EmptyState
      title="No active bets"
      hint="Bets you place from the slip, add by hand or import wait here until their game is decided."
      action={
        <Link className={buttonClass()} to={paths.games()}>
          View games
        </Link>
      }
    />
  );
}

function TableHead() {
  return (
    <thead>
      <tr>
        {COLUMNS.map((name, at) => (
          <th key={name} scope="col" className={at > 1 ? 'num' : undefined}>
            {name}
          </th>
        ))}
        <th scope="col">
          <span className="sr">Change</span>
        </th>
      </tr>
    </thead>
  );
}

/** Bets whose game is not decided yet, the next to start first. */
export function PendingList({ bets }: { bets: readonly Bet[] }) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Bet | null>(null);
  const pending = sortPending(bets);
  const board = useBoard(pending.filter((bet) => bet.contestStatus === 'live').map((bet) => bet.gameId));
  if (pending.length === 0) return <PendingEmpty />;
  const leaveEdit = (betId: string): void => {
    setEditing(null);
    requestAnimationFrame(() => document.getElementById(editButtonId(betId))?.focus());
  };
  const caption = `${formatMoney(sumOf(pending, 'stake'))} at stake, ${formatMoney(sumOf(pending, 'potentialWin'))} to win`;
  return (
    <Panel title="Pending bets" caption={caption} padded={false}>
      <table className="tbl bets-t">
        <TableHead />
        <tbody>
          {pending.map((bet) => (
            <tr key={bet.id} id={`bet-${bet.id}`}>
              {editing === bet.id ? (
                <td colSpan={COLUMNS.length + 1}>
                  <PendingEdit bet={bet} onDone={() => leaveEdit(bet.id)} />
                </td>
              ) : (
                <PendingRow
                  bet={bet}
                  game={board.get(bet.gameId)}
                  editId={editButtonId(bet.id)}
                  onEdit={() => setEditing(bet.id)}
                  onRemove={() => setRemoving(bet)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {removing ? <RemoveDialog bet={removing} onClose={() => setRemoving(null)} /> : null}
    </Panel>
  );
}
