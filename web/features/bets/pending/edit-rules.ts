import { isAmericanPrice } from '@clearedge/quant/price';
import type { ToastText } from '../../../core/toasts/toasts.ts';
import type { Bet, BetEdit, BetPick, ReadAsk, Reading } from '../bet-types.ts';

export interface EditDraft {
  selection: string;
  stake: string;
  odds: string;
  /** Another bet; null where its owner enters the result; undefined where neither was chosen. */
  pick: BetPick | null | undefined;
}
export type EditDecision = { kind: 'invalid'; toast: ToastText } | { kind: 'unchanged' } | { kind: 'change'; change: BetEdit };

const INVALID_STAKE: ToastText = { title: 'Invalid stake', description: 'Please enter a valid stake amount.', variant: 'destructive' };
const INVALID_ODDS: ToastText = { title: 'Invalid odds', description: 'Please enter valid odds.', variant: 'destructive' };
const INVALID_SELECTION: ToastText = { title: 'Invalid selection', description: 'Say what you bet on.', variant: 'destructive' };

export const draftOf = (bet: Bet): EditDraft => ({
  selection: bet.selection,
  stake: bet.stake.toFixed(2),
  odds: String(bet.odds),
  pick: bet.pick === null ? null : undefined,
});

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace('\u2212', '-')));

/** What the server is asked to read. A picked bet keeps its pick until its owner writes or picks another. */
export function askOf(bet: Bet, { selection, odds, pick }: EditDraft): ReadAsk {
  const price = numberIn(odds);
  const isKept = selection.trim() === bet.selection && pick === undefined && bet.selectionSource === 'structured';
  const asked = pick ?? (isKept ? bet.pick : undefined);
  return {
    gameId: bet.gameId,
    betId: bet.id,
    betType: asked?.market ?? bet.betType,
    selection: selection.trim(),
    ...(isAmericanPrice(price) ? { odds: price } : {}),
    ...(asked ? { pick: asked } : {}),
  };
}

/** A picked bet with a new text, and one that was left to its owner and is read now, take the reading that was shown as their pick. */
function pickOf(bet: Bet, { pick, selection }: EditDraft, reading: Reading | undefined): Pick<BetEdit, 'pick'> {
  if (pick !== undefined) return pick === bet.pick ? {} : { pick };
  const isRewritten = selection.trim() !== bet.selection;
  const isOwners = bet.selectionSource === 'structured' ? isRewritten : bet.pick === null && !isRewritten;
  return isOwners && reading?.pick ? { pick: reading.pick } : {};
}

/** What an edited row means: a complaint, nothing, or only the fields that changed. `reading` is what was shown for the text as it is now. */
export function decideEdit(bet: Bet, draft: EditDraft, reading?: Reading): EditDecision {
  const stake = numberIn(draft.stake);
  const odds = numberIn(draft.odds);
  const selection = draft.selection.trim();
  if (!(stake > 0) || !Number.isFinite(stake)) return { kind: 'invalid', toast: INVALID_STAKE };
  if (!isAmericanPrice(odds)) return { kind: 'invalid', toast: INVALID_ODDS };
  if (selection === '') return { kind: 'invalid', toast: INVALID_SELECTION };
  const change: BetEdit = {
    ...(selection === bet.selection ? {} : { selection }),
    ...pickOf(bet, draft, reading),
    ...(stake === bet.stake ? {} : { stake }),
    ...(odds === bet.odds ? {} : { odds }),
  };
  return Object.keys(change).length === 0 ? { kind: 'unchanged' } : { kind: 'change', change };
}
