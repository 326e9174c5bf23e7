import { CallError } from '@clearedge/contract/client';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useSlates } from '../../../core/slip/index.ts';
import { useToday } from '../../../core/status.ts';
import { messageOf } from '../../../lib/query.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddBet } from '../bet.queries.ts';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { BetFields, GameFields } from './add-fields.tsx';
import { type AddDraft, askOf, bodyOf, changed, checkDraft, EMPTY_DRAFT, errorsOf, type FieldErrors, typeOf } from './add-rules.ts';

const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';
const ADDED_BEFORE = 'An earlier attempt added this bet as it was then: see Pending Bets. Add it again only if you want a second one.';

const isConflict = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';
const wordsOf = (error: unknown): string => (isConflict(error) ? ADDED_BEFORE : (messageOf(error) ?? NO_ANSWER));
const issuesOf = (error: unknown): FieldErrors => (error instanceof CallError ? errorsOf(error.problem?.issues) : {});

/** A bet placed at another book, entered by hand. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<AddDraft>(EMPTY_DRAFT);
  const [own, setOwn] = useState<FieldErrors>({});
  const add = useAddBet();
  const today = useToday();
  const board = useSlates([today]);
  const format = useOddsFormat();
  const ask = askOf(draft, format);
  const read = useReading(ask);
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
      <GameFields draft={draft} errors={errors} games={[...board.values()]} onChange={change} />
      <BetFields
        draft={draft}
        errors={errors}
        onChange={change}
        reading={
          <ReadAs
            ask={ask}
            read={read}
            pick={draft.pick}
            onPick={(pick, words) => change({ pick, ...(pick ? { betType: typeOf(pick), selection: words ?? draft.selection } : {}) })}
          />
        }
      />
      {add.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {wordsOf(add.error)}
        </p>
      ) : null}
    </FormDialog>
  );
}
