import { formatLine } from '../../../lib/format.ts';
import type { PriceAlert } from '../comparison.queries.ts';

type Odds = (american: number | null) => string;

const numberText = ({ side, line }: PriceAlert): string => {
  if (line === null) return '';
  return side === 'over' || side === 'under' ? String(line) : formatLine(line);
};

/** "+110 or better", "8 or better at −110 or better", "a move of 10 cents from +104". */
export function wantedText(alert: PriceAlert, odds: Odds): string {
  if (alert.moveCents !== null)
    return `a move of ${alert.moveCents} ${alert.moveCents === 1 ? 'cent' : 'cents'}${alert.fromOdds === null ? '' : ` from ${odds(alert.fromOdds)}`}`;
  const parts = [alert.line === null ? '' : `${numberText(alert)} or better`, alert.odds === null ? '' : `${odds(alert.odds)} or better`];
  return parts.filter(Boolean).join(' at ');
}

export const STATE_TEXT: Record<PriceAlert['state'], string> = { waiting: 'Waiting', sent: 'Sent', over: 'Over' };
