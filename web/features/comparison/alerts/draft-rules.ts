import { ALERT_MOVE_CENTS } from '@clearedge/contract/comparison';
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

const ODDS_ERROR = 'Whole American odds: +100 or more, or −100 or less.';
const LINE_ERROR = 'A number in halves, such as 8.5.';
const MOVE_ERROR = `From ${ALERT_MOVE_CENTS.least} to ${ALERT_MOVE_CENTS.most} cents.`;

const plain = (text: string): string => text.trim().replace('−', '-');
function readOdds(text: string): number | null {
  if (!/^[+-]?\d{3,6}$/.test(plain(text))) return null;
  const odds = Number(plain(text));
  return Math.abs(odds) >= 100 && Math.abs(odds) <= 100_000 ? odds : null;
}
function readLine(text: string, isTotal: boolean): number | null {
  if (!/^[+-]?\d{1,2}(\.[05])?$/.test(plain(text))) return null;
  const line = Number(plain(text));
  return Math.abs(line) <= 50 && (!isTotal || line >= 0) ? line : null;
}

/** What the form asks for, or which field is wrong. `hasNumbers`: a run line or a total, whose price needs its number. */
export function checkDraft(
  draft: Draft,
  { hasNumbers, isTotal, mine }: { hasNumbers: boolean; isTotal: boolean; mine: readonly string[] },
): Checked {
  const books = draft.isMine ? [...mine] : [];
  if (draft.kind === 'move') {
    const moveCents = Number(draft.move);
    const isRight = /^\d{1,3}$/.test(draft.move.trim()) && moveCents >= ALERT_MOVE_CENTS.least && moveCents <= ALERT_MOVE_CENTS.most;
    return isRight ? { terms: { moveCents, odds: null, line: null, books } } : { field: 'move', error: MOVE_ERROR };
  }
  const line = hasNumbers ? readLine(draft.line, isTotal) : null;
  if (hasNumbers && line === null) return { field: 'line', error: LINE_ERROR };
  if (draft.kind === 'line') return { terms: { line, odds: null, moveCents: null, books } };
  const odds = readOdds(draft.odds);
  return odds === null ? { field: 'odds', error: ODDS_ERROR } : { terms: { odds, line, moveCents: null, books } };
}

const typed = (value: number | null): string => (value === null ? '' : value > 0 ? `+${value}` : String(value));

export const draftOf = (alert: PriceAlert): Draft => ({
  kind: alert.moveCents !== null ? 'move' : alert.odds === null ? 'line' : 'price',
  odds: typed(alert.odds),
  line: alert.line === null ? '' : alert.side === 'over' || alert.side === 'under' ? String(alert.line) : typed(alert.line),
  move: alert.moveCents === null ? '10' : String(alert.moveCents),
  isMine: alert.books.length > 0,
});
