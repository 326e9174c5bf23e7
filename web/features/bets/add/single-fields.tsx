import { LEAGUE_SPORTS, type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { PriceFields } from '../../../core/price-fields.tsx';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useToday } from '../../../core/status.ts';
import { useSlate } from '../../../sports/registry.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { type Option, Select } from '../../../ui/controls/select.tsx';
import { DetailFields } from '../change/detail-fields.tsx';
import { type AddDraft, askOf, type FieldErrors, isFuture } from './add-rules.ts';
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

const LEAGUES: readonly Option<LeagueSport | ''>[] = [
  { value: '', label: 'As the text says' },
  ...LEAGUE_SPORTS.map((value) => ({ value, label: leagueOf(value) })),
];

/** Whose season a future is on, where its text names a club of several leagues. */
const SeasonFields = ({ draft, onChange }: Omit<SingleProps, 'errors'>) => (
  <div className="form-row bet-form">
    <span className="lbl">League</span>
    <Select label="League" hideLabel className="full" value={draft.league} options={LEAGUES} onChange={(league) => onChange({ league })} />
  </div>
);

/** Every field of a bet that is entered by hand, with what its selection reads as. */
export function SingleFields(fields: SingleProps) {
  const { draft, onChange } = fields;
  const oddsFormat = useOddsFormat();
  const board = useSlate(useToday());
  return (
    <>
      <GameFields
        {...fields}
        games={[...board.values()]}
        season={{ isOn: isFuture(draft), onChoose: () => onChange({ betType: 'future' }), fields: <SeasonFields {...fields} /> }}
      />
      <div className="form-two bet-form">
        <SelectionFields {...fields} ask={askOf(draft, oddsFormat)} />
        <PriceFields {...fields} />
        <DetailFields {...fields} />
        <DraftField {...fields} name="placedAt" label="Placed" type="datetime-local" hint="Leave empty for now." />
      </div>
    </>
  );
}
