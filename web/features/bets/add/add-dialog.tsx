import { CallError } from '@clearedge/contract/client';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddBet } from '../bet.queries.ts';
import {
  ADDED_BEFORE,
  type AddDraft,
  bodyOf,
  changed,
  checkDraft,
  EMPTY_DRAFT,
  errorsOf,
  type FieldErrors,
  isConflict,
} from './add-rules.ts';
import { SingleFields } from './single-fields.tsx';

const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';

const wordsOf = (error: unknown): string => (isConflict(error) ? ADDED_BEFORE : (messageOf(error) ?? NO_ANSWER));
const issuesOf = (error: unknown): FieldErrors => (error instanceof CallError ? errorsOf(error.problem?.issues) : {});

/** A bet placed at another book, entered by hand. */
export function AddDialog({ onClose, onTicket }: { onClose: () => void; onTicket: () => void }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<AddDraft>(EMPTY_DRAFT);
  const [own, setOwn] = useState<FieldErrors>({});
  const add = useAddBet();
  const format = useOddsFormat();
  const errors = { ...issuesOf(add.error), ...own };
  const change = (patch: Partial<AddDraft>): void => {
    setDraft(changed(draft, patch));
    setOwn({});
    add.reset();
  };
  const send = (): void => {
    const found = checkDraft(draft, format);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(
      { body: bodyOf(draft, format), key },
      { onSuccess: onClose, onError: (error) => (isConflict(error) ? setKey(crypto.randomUUID()) : undefined) },
    );
  };
  return (
    <FormDialog
      wide
      title="Add a bet from another book"
      description="It counts in your history and statistics like one placed from the slip."
      action="Add bet"
      busy="Adding..."
      isBusy={add.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Button look="quiet" size="sm" onClick={onTicket}>
        Several legs on one ticket? Add a parlay
      </Button>
      <SingleFields draft={draft} errors={errors} onChange={change} />
      {add.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {wordsOf(add.error)}
        </p>
      ) : null}
    </FormDialog>
  );
}
