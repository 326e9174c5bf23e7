import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useToday } from '../../../core/status.ts';
import { ODDS_EXAMPLE, TICKET_HINT } from '../../../lib/format.ts';
import { useSlate } from '../../../sports/registry.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { DetailFields } from '../change/detail-fields.tsx';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { type AddDraft, askOf, type FieldErrors, typeOf } from './add-rules.ts';
import { EXAMPLE, GameFields, TYPES } from './bet-fields.tsx';

interface SingleProps {
  draft: AddDraft;
  errors: FieldErrors;
  onChange: (patch: Partial<AddDraft>) => void;
}

/** What a single bet's selection reads as, with the ways to correct it. */
export function SingleReading({ draft, onChange }: Omit<SingleProps, 'errors'>) {
  const ask = askOf(draft, useOddsFormat());
  const read = useReading(ask);
  return (
    <ReadAs
      ask={ask}
      read={read}
      pick={draft.pick}
      onPick={(pick, words) => onChange({ pick, ...(pick ? { betType: typeOf(pick), selection: words ?? draft.selection } : {}) })}
    />
  );
}

/** Every field of a bet that is entered by hand, with what its selection reads as. */
export function SingleFields(fields: SingleProps) {
  const { draft, onChange } = fields;
  const oddsFormat = useOddsFormat();
  const board = useSlate(useToday());
  return (
    <>
      <GameFields {...fields} games={[...board.values()]} />
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
        <div className="bet-reading">
          <SingleReading draft={draft} onChange={onChange} />
        </div>
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
    </>
  );
}
