import { CallError } from '@clearedge/contract/client';
import { type ReactNode, useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useToday } from '../../../core/status.ts';
import { ODDS_EXAMPLE, TICKET_HINT } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { useSlate } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddBet } from '../bet.queries.ts';
import { DetailFields } from '../change/detail-fields.tsx';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { type AddDraft, askOf, bodyOf, changed, checkDraft, EMPTY_DRAFT, errorsOf, type FieldErrors, typeOf } from './add-rules.ts';
import { EXAMPLE, GameFields, TYPES } from './bet-fields.tsx';

interface AddFieldsProps {
  draft: AddDraft;
  errors: FieldErrors;
  onChange: (patch: Partial<AddDraft>) => void;
}

/** What the bet is and its terms; `reading` comes under the selection. */
function BetFields({ reading, ...fields }: AddFieldsProps & { reading: ReactNode }) {
  const { draft, onChange } = fields;
  const { oddsFormat } = useReaderFormat();
  return (
    <div className="form-two bet-form">
      <div className="form-row">
        <span className="lbl">Type</span>
        <Select
          label="Type"
          hideLabel
          className="full"
          value={draft.betType}
          options={TYPES}
          onChange={(betType) => onChange({ betType })}
        />
      </div>
      <DraftField {...fields} name="selection" label="Selection" placeholder={EXAMPLE[draft.betType]} maxLength={160} />
      <div className="bet-reading">{reading}</div>
      <DraftField
        {...fields}
        name="odds"
        label="Odds"
        placeholder={ODDS_EXAMPLE[oddsFormat]}
        inputMode="text"
        hint={TICKET_HINT[oddsFormat]}
      />
      <DraftField {...fields} name="stake" label="Stake" prefix="$" inputMode="decimal" placeholder="25.00" />
      <DetailFields {...fields} />
      <DraftField {...fields} name="placedAt" label="Placed" type="datetime-local" hint="Leave empty for now." />
    </div>
  );
}

const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';
const ADDED_BEFORE = 'An earlier attempt added this bet as it was then: see Pending Bets. Add it again only if you want a second one.';

const isConflict = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';
const wordsOf = (error: unknown): string => (isConflict(error) ? ADDED_BEFORE : (messageOf(error) ?? NO_ANSWER));
const issuesOf = (error: unknown): FieldErrors => (error instanceof CallError ? errorsOf(error.problem?.issues) : {});

/** A bet placed at another book, entered by hand. */
export function AddDialog({ onClose, onTicket }: { onClose: () => void; onTicket: () => void }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<AddDraft>(EMPTY_DRAFT);
  const [own, setOwn] = useState<FieldErrors>({});
  const add = useAddBet();
  const today = useToday();
  const board = useSlate(today);
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
      <Button look="quiet" size="sm" onClick={onTicket}>
        Several legs on one ticket? Add a parlay
      </Button>
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
