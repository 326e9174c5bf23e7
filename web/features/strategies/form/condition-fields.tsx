import { STRATEGY_LIMITS } from '@clearedge/contract/strategy-terms';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { type Option, Select } from '../../../ui/controls/select.tsx';
import type { Conditions } from '../strategy.queries.ts';
import { priceWords } from '../strategy-words.ts';
import type { Draft, Errors } from './draft-rules.ts';

const ANY: Option<string> = { value: '', label: 'Any' };
const NOT_STORED = 'no past prices stored yet';

/** What cannot be tested on past games is named and cannot be chosen. */
const SPORTS: readonly Option<Conditions['sport']>[] = [
  { value: 'MLB', label: 'MLB' },
  { value: 'CFL', label: `CFL (${NOT_STORED})`, disabled: true },
  { value: 'NFL', label: 'NFL (Coming Soon)', disabled: true },
];
const MARKETS: readonly Option<Conditions['market']>[] = [
  { value: 'Moneyline', label: 'Moneyline' },
  { value: 'Spread', label: 'Spread' },
  { value: 'Total', label: 'Total' },
  { value: 'Props', label: `Props (${NOT_STORED})`, disabled: true },
];

const TEAM_SIDES = [ANY, { value: 'home', label: 'Home' }, { value: 'away', label: 'Road' }];
const TOTAL_SIDES = [ANY, { value: 'over', label: 'Over' }, { value: 'under', label: 'Under' }];
const sidesOf = (market: Conditions['market']): readonly Option<string>[] => (market === 'Total' ? TOTAL_SIDES : TEAM_SIDES);

const ROLES = [ANY, { value: 'favourite', label: 'Favorites' }, { value: 'underdog', label: 'Underdogs' }];
const MOVEMENTS = [ANY, { value: 'toward', label: 'Toward the side' }, { value: 'against', label: 'Against the side' }];
const WINDS = [ANY, { value: 'out', label: 'Blowing out' }, { value: 'in', label: 'Blowing in' }];
const ROOFS = [ANY, { value: 'open', label: 'Open air' }, { value: 'indoors', label: 'Under a roof' }];
const EDGES = [ANY, { value: 'more', label: 'More than the opponent' }, { value: 'less', label: 'Less than the opponent' }];

const CODES =
  'ARI ATH ATL BAL BOS CHC CHW CIN CLE COL DET HOU KC LAA LAD MIA MIL MIN NYM NYY OAK PHI PIT SD SEA SF STL TB TEX TOR WSH'.split(' ');
const CLUBS = [ANY, ...CODES.map((code) => ({ value: code, label: code }))];

export interface FieldsProps {
  draft: Draft;
  errors: Errors;
  onChange: (patch: Partial<Draft>) => void;
}

const { confidence, bankroll } = STRATEGY_LIMITS;

function useNumberField({ draft, errors, onChange }: FieldsProps) {
  return (field: keyof Draft, label: string, rest: { step?: string; min?: number; max?: number; hint?: string; prefix?: string } = {}) => (
    <Field
      key={field}
      label={label}
      type="number"
      inputMode="decimal"
      value={draft[field]}
      error={errors[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      {...rest}
    />
  );
}

/** The documents' own conditions. */
export function BasicFields(props: FieldsProps) {
  const { draft, onChange } = props;
  const { oddsFormat } = useReaderFormat();
  const numberField = useNumberField(props);
  const said = (typed: string): string => (Number(typed) > 1 ? `Decimal: ${priceWords(Number(typed), oddsFormat)}` : 'Decimal odds');
  const hasSide = sidesOf(draft.market);
  return (
    <div className="st-fields">
      <Select label="Sport" value={draft.sport} options={SPORTS} onChange={(sport) => onChange({ sport })} />
      <Select label="Market" value={draft.market} options={MARKETS} onChange={(market) => onChange({ market, side: '' })} />
      {numberField('minOdds', 'Min odds', { step: '0.01', min: 1.01, hint: said(draft.minOdds) })}
      {numberField('maxOdds', 'Max odds', { step: '0.01', min: 1.01, hint: said(draft.maxOdds) })}
      {numberField('confidenceThreshold', 'Min AI Confidence', {
        step: '1',
        min: confidence.least,
        max: confidence.most,
        hint: '1 asks nothing of the model',
      })}
      {numberField('bankrollPercentage', 'Bankroll % per Bet', {
        step: String(bankroll.step),
        min: bankroll.least,
        max: bankroll.most,
        hint: 'Flat, of $1,000',
      })}
      <Select label="Side" value={draft.side} options={hasSide} onChange={(side) => onChange({ side })} />
      <Select label="Team" value={draft.team} options={CLUBS} onChange={(team) => onChange({ team })} />
    </div>
  );
}

/** Everything else that is known before a game. */
export function MoreFields(props: FieldsProps) {
  const { draft, onChange } = props;
  const numberField = useNumberField(props);
  const isTotal = draft.market === 'Total';
  return (
    <div className="st-fields">
      {isTotal ? null : <Select label="Role" value={draft.role} options={ROLES} onChange={(role) => onChange({ role })} />}
      <Select label="Odds moved" value={draft.direction} options={MOVEMENTS} onChange={(direction) => onChange({ direction })} />
      {draft.direction === ''
        ? null
        : numberField('points', 'By at least', { step: '0.5', hint: 'Points of probability since the opening; a line that moved counts' })}
      {numberField('minTemperature', 'Min temperature', { step: '1', hint: '°F at first pitch' })}
      {numberField('maxTemperature', 'Max temperature', { step: '1', hint: '°F at first pitch' })}
      {numberField('minWind', 'Min wind', { step: '1', hint: 'mph' })}
      <Select label="Wind" value={draft.wind} options={WINDS} onChange={(wind) => onChange({ wind })} />
      <Select label="Roof" value={draft.roof} options={ROOFS} onChange={(roof) => onChange({ roof })} />
      {numberField('minDays', 'Days off before', { step: '1', hint: isTotal ? 'Both clubs, at least' : 'Of the club bet on, at least' })}
      {isTotal ? null : <Select label="Rested" value={draft.edge} options={EDGES} onChange={(edge) => onChange({ edge })} />}
    </div>
  );
}
