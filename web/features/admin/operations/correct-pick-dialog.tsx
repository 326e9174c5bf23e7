import { useState } from 'react';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import { type CorrectablePick, useCorrectPick } from './operations.queries.ts';

const RESULTS = ['WIN', 'LOSS', 'PUSH', 'VOID'] as const;

interface Props {
  pick: CorrectablePick;
  onClose: () => void;
}

/** Asks what the official result should be, and why. */
export function CorrectPickDialog({ pick, onClose }: Props) {
  const others = RESULTS.filter((result) => result !== pick.result).map((value) => ({ value, label: value }));
  const [result, setResult] = useState(others[0]!.value);
  const [reason, setReason] = useState('');
  const correct = useCorrectPick();
  const send = (): void => {
    correct.mutate({ pickId: pick.id, result, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Correct a result"
      description={`${pick.selection}, ${pick.game}. The record keeps both results and the reason.`}
      action="Correct the result"
      isBusy={correct.isPending}
      canSend={isReason(reason)}
      onSend={send}
      onClose={onClose}
    >
      <Select label="Result" value={result} options={others} onChange={setResult} />
      <ReasonField value={reason} kept="shown in the record" onChange={setReason} />
    </FormDialog>
  );
}
