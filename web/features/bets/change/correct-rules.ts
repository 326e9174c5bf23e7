import { ODDS_HINT, type PriceFormat, readOddsBox, typedOdds } from '../../../lib/format.ts';
import type { Bet, BetCorrection } from '../bet-types.ts';

export interface CorrectDraft {
  selection: string;
  odds: string;
  stake: string;
  book: string;
  reason: string;
}
export type CorrectErrors = Partial<Record<keyof CorrectDraft, string>>;
export type CorrectDecision = { errors: CorrectErrors } | { body: BetCorrection };

const REASON_MIN = 5;

export const correctDraftOf = ({ selection, odds, stake, book }: Bet, format: PriceFormat): CorrectDraft => ({
  selection,
  odds: typedOdds(odds, format),
  stake: stake.toFixed(2),
  book: book ?? '',
  reason: '',
});

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace('\u2212', '-')));

/** What the form says: complaints by field, or only what changed, with the reason. */
export function decideCorrection(bet: Bet, draft: CorrectDraft, format: PriceFormat): CorrectDecision {
  const [odds, stake] = [readOddsBox(draft.odds, format, bet.odds), numberIn(draft.stake)];
  const [selection, book, reason] = [draft.selection.trim(), draft.book.trim(), draft.reason.trim()];
  const errors: CorrectErrors = {
    ...(selection === '' ? { selection: 'Say what you bet on.' } : {}),
    ...(odds === null ? { odds: ODDS_HINT[format] } : {}),
    ...(stake > 0 && Number.isFinite(stake) ? {} : { stake: 'Enter a stake above zero.' }),
    ...(reason.length < REASON_MIN ? { reason: `Say what was wrong, in at least ${REASON_MIN} characters.` } : {}),
  };
  if (odds === null || Object.keys(errors).length > 0) return { errors };
  const change = {
    ...(selection === bet.selection ? {} : { selection }),
    ...(odds === bet.odds ? {} : { odds }),
    ...(stake === bet.stake ? {} : { stake }),
    ...(book === (bet.book ?? '') ? {} : { book }),
  };
  return Object.keys(change).length === 0 ? { errors: { selection: 'Change what was entered wrong.' } } : { body: { ...change, reason } };
}
