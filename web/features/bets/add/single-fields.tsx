import { PriceFields } from '../../../core/price-fields.tsx';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useToday } from '../../../core/status.ts';
import { useSlate } from '../../../sports/registry.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { DetailFields } from '../change/detail-fields.tsx';
import { type AddDraft, askOf, type FieldErrors } from './add-rules.ts';
import { GameFields, SelectionFields, SelectionReading } from './bet-fields.tsx';

interface SingleProps {
  draft: AddDraft;
  errors: FieldErrors;
  onChange: (patch: Partial<AddDraft>) => void;
}

/** What a single bet's selection reads as, with the ways to correct it. */
export const SingleReading = ({ draft, onChange }: Omit<SingleProps, 'errors'>) => (
  <SelectionReading ask={askOf(draft, useOddsFormat())} draft={draft} onChange={onChange} />
);

/** Every field of a bet that is entered by hand, with what its selection reads as. */
export function SingleFields(fields: SingleProps) {
  const { draft } = fields;
  const oddsFormat = useOddsFormat();
  const board = useSlate(useToday());
  return (
    <>
      <GameFields {...fields} games={[...board.values()]} />
      <div className="form-two bet-form">
        <SelectionFields {...fields} ask={askOf(draft, oddsFormat)} />
        <PriceFields {...fields} />
        <DetailFields {...fields} />
        <DraftField {...fields} name="placedAt" label="Placed" type="datetime-local" hint="Leave empty for now." />
      </div>
    </>
  );
}
