import { changedDetails, type DetailTexts, detailTexts } from '@clearedge/contract/bet-details';
import { CallError } from '@clearedge/contract/client';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { numberIn, ODDS_HINT, type PriceFormat, readOddsBox, TICKET_HINT, typedOdds } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useCorrectBet } from '../bet.queries.ts';
import type { Bet, BetCorrection } from '../bet-types.ts';
import { singleType } from '../bet-words.ts';
import { Verdict } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { DetailFields } from './detail-fields.tsx';

interface CorrectDraft extends DetailTexts {
  selection: string;
  odds: string;
  stake: string;
  reason: string;
}
type CorrectErrors = Partial<Record<keyof CorrectDraft, string>>;
type CorrectDecision = { errors: CorrectErrors } | { body: BetCorrection };

const REASON_MIN = 5;

export const correctDraftOf = (bet: Bet, format: PriceFormat): CorrectDraft => ({
  selection: bet.selection,
  odds: typedOdds(bet.odds, format),
  stake: bet.stake.toFixed(2),
  ...detailTexts(bet),
  reason: '',
});

/** What the form says: complaints by field, or only what changed, with the reason. */
export function decideCorrection(bet: Bet, draft: CorrectDraft, format: PriceFormat): CorrectDecision {
  const [odds, stake] = [readOddsBox(draft.odds, format, bet.odds), numberIn(draft.stake)];
  const [selection, reason] = [draft.selection.trim(), draft.reason.trim()];
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
    ...changedDetails(bet, draft),
  };
  return Object.keys(change).length === 0 ? { errors: { selection: 'Change what was entered wrong.' } } : { body: { ...change, reason } };
}

const issuesOf = (error: unknown): CorrectErrors =>
  error instanceof CallError ? Object.fromEntries((error.problem?.issues ?? []).map(({ path, message }) => [path, message])) : {};

/** Corrects a bet whose game has started; both versions stay on the receipt. */
export function CorrectDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const format = useOddsFormat();
  const [draft, setDraft] = useState(() => correctDraftOf(bet, format));
  const [own, setOwn] = useState<CorrectErrors>({});
  const correct = useCorrectBet();
  const errors = { ...issuesOf(correct.error), ...own };
  const selection = draft.selection.trim();
  const isRewritten = selection !== bet.selection;
  const { reading } = useReading({ gameId: bet.gameId, betId: bet.id, betType: singleType(bet), selection: isRewritten ? selection : '' });
  const fields = {
    draft,
    errors,
    onChange: (patch: Partial<typeof draft>): void => {
      setDraft({ ...draft, ...patch });
      setOwn({});
      correct.reset();
    },
  };
  const send = (): void => {
    const decision = decideCorrection(bet, draft, format);
    if ('errors' in decision) setOwn(decision.errors);
    else correct.mutate({ betId: bet.id, body: decision.body }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Correct this bet"
      description="The game has started. Correct only what you entered wrong: both versions stay visible, and the bet no longer counts in public figures or against the closing price."
      action="Save correction"
      busy="Saving..."
      isBusy={correct.isPending}
      onSend={send}
      onClose={onClose}
    >
      {bet.betType === 'future' ? null : <DraftField {...fields} name="selection" label="Selection" maxLength={160} autoComplete="off" />}
      {isRewritten && reading ? <Verdict reading={reading} isOwners={false} /> : null}
      <DraftField {...fields} name="odds" label="Odds" hint={TICKET_HINT[format]} maxLength={10} autoComplete="off" />
      <DraftField {...fields} name="stake" label="Stake $" inputMode="decimal" maxLength={12} autoComplete="off" />
      <DetailFields {...fields} />
      <DraftField {...fields} name="reason" label="What was wrong" maxLength={200} autoComplete="off" />
      {correct.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {messageOf(correct.error) ?? 'The correction was not saved. Please try again.'}
        </p>
      ) : null}
    </FormDialog>
  );
}
