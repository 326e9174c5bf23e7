import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import type { Grade } from './operations.queries.ts';

const GRADES = [
  { value: 'win', label: 'Won' },
  { value: 'loss', label: 'Lost' },
  { value: 'push', label: 'Push' },
  { value: 'void', label: 'Void' },
] as const;

interface Preview<P> {
  data: P | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
}
interface Props<P> {
  description: string;
  /** The result that stands. */
  from: Grade | null;
  /** The result whose consequences were asked for, and those. */
  seen: Grade | null;
  preview: Preview<P>;
  onSee: (result: Grade) => void;
  describe: (change: P) => ReactNode;
  isBusy: boolean;
  onGrade: (wanted: { result: Grade; sequence: number; reason: string }) => void;
  onClose: () => void;
}

/** First what another result would change, then the change, with a reason. */
export function RegradeDialog<P extends { sequence: number }>(props: Props<P>) {
  const { description, from, seen, preview, onSee, describe, isBusy, onGrade, onClose } = props;
  const others = GRADES.filter(({ value }) => value !== from);
  const [result, setResult] = useState<Grade>(others[0]!.value);
  const [reason, setReason] = useState('');
  const change = seen === result ? preview.data : undefined;
  const send = () => {
    if (!change) return onSee(result);
    onGrade({ result, sequence: change.sequence, reason: reason.trim() });
  };
  return (
    <FormDialog
      title="Grade again"
      description={description}
      action={change ? 'Grade again' : 'See what changes'}
      isBusy={isBusy || preview.isFetching}
      canSend={!change || isReason(reason)}
      onSend={send}
      onClose={onClose}
    >
      <Select label="New result" value={result} options={others} onChange={setResult} />
      {seen === result && preview.isError ? (
        <p className="note" role="alert">
          {messageOf(preview.error) ?? 'This could not be worked out. Try again.'}
        </p>
      ) : null}
      {change ? (
        <>
          <p className="note" role="status">
            {describe(change)}
          </p>
          <ReasonField value={reason} stored="kept on the receipt" onChange={setReason} />
        </>
      ) : null}
    </FormDialog>
  );
}
