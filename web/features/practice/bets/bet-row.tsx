import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type Board, gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useVirtualReceipt } from '../practice.queries.ts';
import type { VirtualBet } from '../practice-types.ts';
import { RESULT_LOOK, RESULT_WORD, TYPE_WORD } from '../practice-words.ts';
import { lastStart } from './bet-rules.ts';
import { CashOut } from './cash-out.tsx';
import { LegList, useLegWords } from './leg-list.tsx';
import { PracticeReceipt } from './practice-receipt.tsx';

/** How an open bet stands and what it would pay. */
function PendingFacts({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
  return (
    <p className="vs-open">
      <b>{isLive ? 'Game in progress' : 'Waiting for the result'}</b>
      <span>
        Potential payout <b>{formatMoney(Math.round((bet.stake + bet.potentialWin) * 100) / 100)}</b>
      </span>
      <span className="cap">
        Stake {formatMoney(bet.stake)}, to win {formatMoney(bet.potentialWin)}
        {bet.pricing === 'joint' ? ', same-game legs priced together' : ''}
      </span>
    </p>
  );
}

function Settled({ bet, board }: { bet: VirtualBet; board: Board }) {
  const { data, isError, error, refetch } = useVirtualReceipt(bet.id);
  if (data) return <PracticeReceipt receipt={data} board={board} />;
  if (isError) return <ErrorState title="The receipt could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <span className="sr">Loading the receipt</span>
      <Skeleton height={180} radius={6} />
    </div>
  );
}

/** What a bet's row opens: its legs and its offer while it runs, its receipt afterwards. */
export function BetDetail({ bet, board }: { bet: VirtualBet; board: Board }) {
  if (bet.status === 'settled')
    return (
      <div className="vs-detail">
        <Settled bet={bet} board={board} />
      </div>
    );
  const isLive = bet.legs.some((leg) => board.get(leg.gameId)?.status === 'live');
  return (
    <div className="vs-detail">
      <PendingFacts bet={bet} isLive={isLive} />
      <LegList bet={bet} board={board} />
      <CashOut bet={bet} isLive={isLive} />
    </div>
  );
}

function State({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
  if (bet.result) return <Badge look={RESULT_LOOK[bet.result]}>{RESULT_WORD[bet.result]}</Badge>;
  return isLive ? <Badge look="live">Live</Badge> : <Badge look="warn">Pending</Badge>;
}

function Outcome({ bet }: { bet: VirtualBet }) {
  if (bet.status === 'pending') return <span className="money muted">to win {formatMoney(bet.potentialWin)}</span>;
  const profit = bet.actualWin ?? 0;
  return <span className={clsx('money', profit > 0 && 'pos', profit < 0 && 'neg')}>{formatSignedMoney(profit)}</span>;
}

interface BetRowProps {
  bet: VirtualBet;
  board: Board;
  /** Both sides of its market are taken. */
  isUnscored: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** One practice bet; a press opens what there is to know about it. */
export function BetRow({ bet, board, isUnscored, isOpen, onToggle }: BetRowProps) {
  const { odds, date } = useReaderFormat();
  const words = useLegWords();
  const isLive = bet.legs.some((leg) => board.get(leg.gameId)?.status === 'live');
  const [first] = bet.legs;
  const isOne = bet.legs.length === 1;
  const title = isOne && first ? selectionLabel(first.selection) : `${bet.legs.length}-leg parlay`;
  const under =
    isOne && first
      ? `${gameLabel(first.gameId)}, ${words(first, board)}`
      : bet.legs.map((leg) => selectionLabel(leg.selection)).join(' + ');
  return (
    <li className="vs-bet" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={`vb-${bet.id}`} onClick={onToggle}>
        <ChevronRight className="cv" />
        <State bet={bet} isLive={isLive} />
        <span className="s">
          {title} {bet.bankroll === 'contest' ? <Badge look="info">Contest</Badge> : null}{' '}
          {isUnscored ? <Badge look="warn">Both sides: not scored</Badge> : null}
          <small>
            {isOne ? `${TYPE_WORD[bet.betType]} · ` : ''}
            {under}
            {bet.status === 'settled' ? ` · ${date(lastStart(bet), 'plain')}` : ''}
          </small>
        </span>
        <span className="num hm">{odds(bet.odds)}</span>
        <span className="num hm">{formatMoney(bet.stake)}</span>
        <Outcome bet={bet} />
      </button>
      <div id={`vb-${bet.id}`}>{isOpen ? <BetDetail bet={bet} board={board} /> : null}</div>
    </li>
  );
}
