import { BET_DETAILS, changedDetails, DETAIL_NAMES, type DetailTexts, detailTexts } from '@clearedge/contract/bet-details';
import { Check, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { type ToastText, toast } from '../../../core/toasts/toasts.ts';
import { numberIn, ODDS_HINT, type PriceFormat, readOddsBox, typedOdds } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useEditBet } from '../bet.queries.ts';
import type { Bet, BetEdit, BetPick, ReadAsk, Reading } from '../bet-types.ts';
import { pickOf, singleType } from '../bet-words.ts';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';

interface EditDraft extends DetailTexts {
  selection: string;
  stake: string;
  odds: string;
  /** Another bet; null where its owner enters the result; undefined where neither was chosen. */
  pick: BetPick | null | undefined;
}
type EditDecision = { kind: 'invalid'; toast: ToastText } | { kind: 'unchanged' } | { kind: 'change'; change: BetEdit };

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
  ...detailTexts(bet),
});

/** What the server is asked to read. A picked bet keeps its pick until its owner writes or picks another. */
function askOf(bet: Bet, { selection, odds, pick }: EditDraft, format: PriceFormat): ReadAsk {
  const price = readOddsBox(odds, format, bet.odds);
  const isStored = selection.trim() === bet.selection && pick === undefined && bet.selectionSource === 'structured';
  const requested = pick ?? (isStored ? (pickOf(bet) ?? undefined) : undefined);
  return {
    gameId: bet.gameId,
    betId: bet.id,
    betType: requested?.market ?? singleType(bet),
    // The club and market of a future stay: there is nothing to read.
    selection: bet.betType === 'future' ? '' : selection.trim(),
    ...(price === null ? {} : { odds: price }),
    ...(requested ? { pick: requested } : {}),
  };
}

/** A picked bet with a new text, and one that was left to its owner and is read now, take the reading that was shown as their pick. */
function editedPick(bet: Bet, { pick, selection }: EditDraft, reading: Reading | undefined): Pick<BetEdit, 'pick'> {
  if (pick !== undefined) return pick === bet.pick ? {} : { pick };
  const isRewritten = selection.trim() !== bet.selection;
  const isOwners = bet.selectionSource === 'structured' ? isRewritten : bet.pick === null && !isRewritten;
  const read = reading ? pickOf(reading) : null;
  return isOwners && read ? { pick: read } : {};
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
    ...editedPick(bet, draft, reading),
    ...(stake === bet.stake ? {} : { stake }),
    ...(odds === bet.odds ? {} : { odds }),
    ...changedDetails(bet, draft),
  };
  return Object.keys(change).length === 0 ? { kind: 'unchanged' } : { kind: 'change', change };
}

type TextName = 'selection' | 'odds' | 'stake' | keyof DetailTexts;

const FIELDS: readonly { name: TextName; label: string; mode: 'text' | 'decimal'; maxLength: number }[] = [
  { name: 'selection', label: 'Selection', mode: 'text', maxLength: 160 },
  { name: 'odds', label: 'Odds', mode: 'text', maxLength: 160 },
  { name: 'stake', label: 'Stake $', mode: 'decimal', maxLength: 160 },
  ...DETAIL_NAMES.map((name) => ({ name, label: BET_DETAILS[name].label, mode: 'text' as const, maxLength: BET_DETAILS[name].maxLength })),
];

/** The row of a pending bet while it is being changed. */
export function PendingEdit({ bet, onDone }: { bet: Bet; onDone: () => void }) {
  const format = useOddsFormat();
  const [draft, setDraft] = useState(() => draftOf(bet, format));
  const edit = useEditBet();
  const ask = askOf(bet, draft, format);
  const read = useReading(ask);
  const change = (patch: Partial<EditDraft>): void =>
    setDraft({ ...draft, ...('selection' in patch ? { pick: undefined } : {}), ...patch });
  const isFuture = bet.betType === 'future';
  const fields = isFuture ? FIELDS.filter(({ name }) => name !== 'selection') : FIELDS;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const decision = decideEdit(bet, draft, format, read.isCurrent ? read.reading : undefined);
    if (decision.kind === 'invalid') toast(decision.toast);
    else if (decision.kind === 'unchanged') onDone();
    else edit.mutate({ betId: bet.id, change: decision.change }, { onSuccess: onDone });
  };
  return (
    <form className="bet-edit" onSubmit={save} noValidate>
      {fields.map(({ name, label, mode, maxLength }, at) => (
        <label className={name === 'selection' ? 'field wide' : 'field'} key={name}>
          <span className="lbl">{label}</span>
          <input
            ref={at === 0 ? first : undefined}
            value={draft[name]}
            inputMode={mode}
            autoComplete="off"
            maxLength={maxLength}
            onKeyDown={(event) => (event.key === 'Escape' ? onDone() : undefined)}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </label>
      ))}
      <div className="acts">
        <Button type="submit" look="primary" disabled={edit.isPending}>
          <Check /> Confirm
        </Button>
        <Button onClick={onDone} disabled={edit.isPending}>
          <X /> Cancel
        </Button>
      </div>
      {isFuture ? null : (
        <div className="bet-reading">
          <ReadAs
            ask={ask}
            read={read}
            pick={draft.pick}
            onPick={(pick, words) => change({ pick, ...(words === undefined ? {} : { selection: words }) })}
          />
        </div>
      )}
    </form>
  );
}
