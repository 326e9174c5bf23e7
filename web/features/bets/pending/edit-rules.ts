import type { ToastText } from '../../../core/toasts/toasts.ts';
import { ODDS_HINT, type PriceFormat, readOddsBox, typedOdds } from '../../../lib/format.ts';
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
const invalidOdds = (format: PriceFormat): ToastText => ({
  title: 'Invalid odds',
  description: format === 'american' ? 'Please enter valid odds.' : ODDS_HINT[format],
  variant: 'destructive',
});
const INVALID_SELECTION: ToastText = { title: 'Invalid selection', description: 'Say what you bet on.', variant: 'destructive' };

export const draftOf = (bet: Bet, format: PriceFormat): EditDraft => ({
  selection: bet.selection,
  stake: bet.stake.toFixed(2),
  odds: typedOdds(bet.odds, format),
  pick: bet.pick === null ? null : undefined,
});

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace('\u2212', '-')));

/** What the server is asked to read. A picked bet keeps its pick until its owner writes or picks another. */
export function askOf(bet: Bet, { selection, odds, pick }: EditDraft, format: PriceFormat): ReadAsk {
  const price = readOddsBox(odds, format, bet.odds);
  const isKept = selection.trim() === bet.selection && pick === undefined && bet.selectionSource === 'structured';
  const asked = pick ?? (isKept ? bet.pick : undefined);
  return {
    gameId: bet.gameId,
    betId: bet.id,
    betType: asked?.market ?? bet.betType,
    selection: selection.trim(),
    ...(price === null ? {} : { odds: price }),
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
export function decideEdit(bet: Bet, draft: EditDraft, format: PriceFormat, reading?: Reading): EditDecision {
  const stake = numberIn(draft.stake);
  const odds = readOddsBox(draft.odds, format, bet.odds);
  const selection = draft.selection.trim();
  if (!(stake > 0) || !Number.isFinite(stake)) return { kind: 'invalid', toast: INVALID_STAKE };
  if (odds === null) return { kind: 'invalid', toast: invalidOdds(format) };
  if (selection === '') return { kind: 'invalid', toast: INVALID_SELECTION };
  const change: BetEdit = {
    ...(selection === bet.selection ? {} : { selection }),
    ...pickOf(bet, draft, reading),
    ...(stake === bet.stake ? {} : { stake }),
    ...(odds === bet.odds ? {} : { odds }),
  };
  return Object.keys(change).length === 0 ? { kind: 'unchanged' } : { kind: 'change', change };
}
