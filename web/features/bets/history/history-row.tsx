import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { productNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { BetMarks } from '../bet-marks.tsx';
import type { Bet } from '../bet-types.ts';
import { betLabel, GRADE_LOOK, GRADE_WORD } from '../bet-words.ts';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';

interface HistoryRowProps {
  bet: Bet;
  isOpen: boolean;
  /** The address named this bet when the page was opened: bring it into view. */
  isWanted: boolean;
  onToggle: () => void;
}

const signClass = (profit: number): string => clsx('money', profit > 0 && 'pos', profit < 0 && 'neg');

/** One settled bet; a press opens its receipt. */
export function HistoryRow({ bet, isOpen, isWanted, onToggle }: HistoryRowProps) {
  const { odds, date } = useReaderFormat();
  // A long history has many a ninth of July.
  const day = (iso: string): string =>
    date(iso, new Date(iso).getUTCFullYear() === new Date(productNow()).getUTCFullYear() ? 'short' : 'plain');
  const row = useRef<HTMLLIElement>(null);
  const panelId = `receipt-${bet.id}`;
  const result = bet.result ?? 'void';
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li className="hist" ref={row} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
        <ChevronRight className="cv" />
        <Badge look={GRADE_LOOK[result]}>{GRADE_WORD[result]}</Badge>
        <span className="s">
          {selectionLabel(bet.selection)}
          <small>
            {bet.tournament ?? gameLabel(bet.gameId)}, {day(`${bet.playedOn}T12:00:00Z`)}
            <span className="hl">
              {' '}
              · {betLabel(bet)}
              {bet.book ? ` · ${bet.book}` : ''}
            </span>
          </small>
          <BetMarks bet={bet} />
        </span>
        <span className="num hm">{odds(bet.odds)}</span>
        <span className="num hm">{formatMoney(bet.stake)}</span>
        <span className={signClass(bet.actualWin ?? 0)}>{formatSignedMoney(bet.actualWin ?? 0)}</span>
      </button>
      <div id={panelId}>{isOpen ? <ReceiptPanel bet={bet} /> : null}</div>
    </li>
  );
}
