import { BET_DETAILS, changedDetails, DETAIL_NAMES, type DetailTexts, detailTexts } from '@clearedge/contract/bet-details';
import { useState } from 'react';
import { type Drafted, DraftField } from '../../../ui/controls/draft-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useEditBet } from '../bet.queries.ts';
import type { Bet } from '../bet-types.ts';

/** A field for each detail of a bet. */
export const DetailFields = (fields: Drafted<DetailTexts>) =>
  DETAIL_NAMES.map((name) => {
    const { label, maxLength } = BET_DETAILS[name];
    return <DraftField key={name} {...fields} name={name} label={label} maxLength={maxLength} placeholder="Optional" autoComplete="off" />;
  });

/** Edits what its owner keeps with a bet, at any time; its terms and result stay as they are. */
export function DetailsDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const [draft, setDraft] = useState(() => detailTexts(bet));
  const edit = useEditBet();
  const save = (): void => {
    const change = changedDetails(bet, draft);
    if (Object.keys(change).length === 0) onClose();
    else edit.mutate({ betId: bet.id, change }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Edit details"
      description="Selection, odds, stake and result stay as they are."
      action="Save details"
      busy="Saving..."
      isBusy={edit.isPending}
      onSend={save}
      onClose={onClose}
    >
      <DetailFields draft={draft} onChange={(patch) => setDraft({ ...draft, ...patch })} />
    </FormDialog>
  );
}
