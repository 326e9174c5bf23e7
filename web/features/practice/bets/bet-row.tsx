import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type Board, gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { VirtualBet } from '../practice-types.ts';
import { RESULT_LOOK, RESULT_WORD, TYPE_WORD } from '../practice-words.ts';
import { BetDetail } from './bet-detail.tsx';
import { lastStart } from './bet-rules.ts';
import { useLegWords } from './leg-list.tsx';

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
