import { ALERT_MOVE_CENTS } from '@clearedge/contract/comparison';
import { maxLineOf } from '@clearedge/contract/sports';
import { ODDS_HINT, type PriceFormat, readOddsBox, typedOdds } from '../../../lib/format.ts';
import type { AlertTerms, PriceAlert } from '../comparison.queries.ts';

const KINDS = ['price', 'line', 'move'] as const;
export type Kind = (typeof KINDS)[number];
/** The form as it is typed. */
export interface Draft {
  kind: Kind;
  odds: string;
  line: string;
  move: string;
  isMine: boolean;
}
export type Checked = { terms: AlertTerms } | { field: 'odds' | 'line' | 'move'; error: string };

const LINE_ERROR = 'A number in halves, such as 8.5.';
const MOVE_ERROR = `From ${ALERT_MOVE_CENTS.least} to ${ALERT_MOVE_CENTS.most} cents.`;

const plain = (text: string): string => text.trim().replace('−', '-');
function readLine(text: string, isTotal: boolean): number | null {
  if (!/^[+-]?\d{1,3}(\.[05])?$/.test(plain(text))) return null;
  const line = Number(plain(text));
  return Math.abs(line) <= maxLineOf(isTotal ? 'total' : 'spread') && (!isTotal || line >= 0) ? line : null;
}

interface AlertContext {
  hasNumbers: boolean;
  isTotal: boolean;
  mine: readonly string[];
  format: PriceFormat;
  /** The price that the form was opened with, of an alert that is being changed. */
  before?: number | null;
}

/** What the form asks for, or which field is wrong. `hasNumbers`: a run line or a total, whose price needs its number. */
export function checkDraft(draft: Draft, { hasNumbers, isTotal, mine, format, before }: AlertContext): Checked {
  const books = draft.isMine ? [...mine] : [];
  if (draft.kind === 'move') {
    const moveCents = Number(draft.move);
    const isRight = /^\d{1,3}$/.test(draft.move.trim()) && moveCents >= ALERT_MOVE_CENTS.least && moveCents <= ALERT_MOVE_CENTS.most;
    return isRight ? { terms: { moveCents, odds: null, line: null, books } } : { field: 'move', error: MOVE_ERROR };
  }
  const line = hasNumbers ? readLine(draft.line, isTotal) : null;
  if (hasNumbers && line === null) return { field: 'line', error: LINE_ERROR };
  if (draft.kind === 'line') return { terms: { line, odds: null, moveCents: null, books } };
  const odds = readOddsBox(draft.odds, format, before);
  return odds === null ? { field: 'odds', error: ODDS_HINT[format] } : { terms: { odds, line, moveCents: null, books } };
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export const priceBox = (odds: number, format: PriceFormat): string => (format === 'american' ? signed(odds) : typedOdds(odds, format));

export const draftOf = (alert: PriceAlert, format: PriceFormat): Draft => ({
  kind: alert.moveCents !== null ? 'move' : alert.odds === null ? 'line' : 'price',
  odds: alert.odds === null ? '' : priceBox(alert.odds, format),
  line: alert.line === null ? '' : alert.side === 'over' || alert.side === 'under' ? String(alert.line) : signed(alert.line),
  move: alert.moveCents === null ? '10' : String(alert.moveCents),
  isMine: alert.books.length > 0,
});
