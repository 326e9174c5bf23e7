import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { useSlipReceipt } from '../../../core/slip/slip-dock.ts';
import { type LoggedTicket, receiptStore } from '../../../core/slip/slip-news.ts';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { useUndoLogged } from './undo-logged.ts';
import './receipt.css';

function Ticket({ ticket: { title, odds, stake, win, entries } }: { ticket: LoggedTicket }) {
  const format = useReaderFormat();
  const [first] = entries;
  const where = [
    ...new Set(entries.map(({ eventName, gameId }) => eventName ?? gameLabel(gameId))),
    ...(entries.length === 1 && first?.startsAt ? [format.gameTime(first.startsAt)] : []),
  ];
  return (
    <li>
      <b>
        {selectionLabel(title)}
        {odds === null ? '' : ` ${format.odds(odds)}`} · {formatMoney(stake)} to win {formatMoney(win)}
      </b>
      <span className="cap">{where.join(' · ')}</span>
    </li>
  );
}

function headOf(count: number, isPractice: boolean | undefined): string {
  const word = isPractice ? 'Placed with practice money' : 'Logged';
  return count === 1 ? word : `${word}: ${count} bets`;
}

/** What was just logged, where it is kept, and the way to take it back. */
export function SlipReceipt({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const receipt = useSlipReceipt();
  const { mutate, isPending } = useUndoLogged();
  if (!receipt) return null;
  const { tickets, message, isPractice } = receipt;
  const isOne = tickets.length === 1;
  return (
    <section className="slip-r" aria-label="Logged">
      <div role="status">
        <p className="slip-r-h">
          <Check /> {headOf(tickets.length, isPractice)}
        </p>
        <ul>
          {tickets.map((ticket) => (
            <Ticket key={ticket.betId} ticket={ticket} />
          ))}
        </ul>
        {message ? <p className="slip-err">{message}</p> : null}
      </div>
      <p className="slip-r-a">
        {isPractice ? (
          <Link className="link" to={paths.virtualSportsbook} onClick={onLeave}>
            View in My Virtual Bets
          </Link>
        ) : (
          <>
            <Link className="link" to={paths.myBets({ tab: 'pending', ...(isOne ? { bet: tickets[0]!.betId } : {}) })} onClick={onLeave}>
              View in My Bets
            </Link>
            <button type="button" className="link" disabled={isPending} onClick={() => mutate(receipt)}>
              {isPending ? 'Removing...' : 'Undo'}
            </button>
          </>
        )}
      </p>
      <IconButton label="Close the receipt" onClick={() => receiptStore.set(null)}>
        <X />
      </IconButton>
    </section>
  );
}
