import { isAmericanPrice } from '@clearedge/quant/price';
import type { ToastText } from '../../../core/toasts/toasts.ts';
import type { Bet, BetEdit } from '../bet-types.ts';

export interface EditDraft {
  selection: string;
  stake: string;
  odds: string;
}
export type EditDecision = { kind: 'invalid'; toast: ToastText } | { kind: 'unchanged' } | { kind: 'change'; change: BetEdit };

const INVALID_STAKE: ToastText = { title: 'Invalid stake', description: 'Please enter a valid stake amount.', variant: 'destructive' };
const INVALID_ODDS: ToastText = { title: 'Invalid odds', description: 'Please enter valid odds.', variant: 'destructive' };
const INVALID_SELECTION: ToastText = { title: 'Invalid selection', description: 'Say what you bet on.', variant: 'destructive' };

export const draftOf = (bet: Bet): EditDraft => ({ selection: bet.selection, stake: bet.stake.toFixed(2), odds: String(bet.odds) });

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace('\u2212', '-')));

/** What an edited row means: a complaint, nothing, or only the fields that changed. */
export function decideEdit(bet: Bet, draft: EditDraft): EditDecision {
  const stake = numberIn(draft.stake);
  const odds = numberIn(draft.odds);
  const selection = draft.selection.trim();
  if (!(stake > 0) || !Number.isFinite(stake)) return { kind: 'invalid', toast: INVALID_STAKE };
  if (!isAmericanPrice(odds)) return { kind: 'invalid', toast: INVALID_ODDS };
  if (selection === '') return { kind: 'invalid', toast: INVALID_SELECTION };
  const change: BetEdit = {
    ...(selection === bet.selection ? {} : { selection }),
    ...(stake === bet.stake ? {} : { stake }),
    ...(odds === bet.odds ? {} : { odds }),
  };
  return Object.keys(change).length === 0 ? { kind: 'unchanged' } : { kind: 'change', change };
}
