import { sportOf } from '@clearedge/contract/sports';
import { keyOfLeague, STRATEGY_LIMITS, STRATEGY_SPORTS } from '@clearedge/contract/strategy-terms';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { ODDS_EXAMPLE } from '../../../lib/format.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { type Option, Select } from '../../../ui/controls/select.tsx';
import type { Conditions } from '../strategy.queries.ts';
import { marketName } from '../strategy-words.ts';
import { type Draft, type Errors, hasWeather } from './draft-rules.ts';

const ANY: Option<string> = { value: '', label: 'Any' };
const SPORTS: readonly Option<Conditions['sport']>[] = STRATEGY_SPORTS.map((value) => ({ value, label: value }));
/** What cannot be tested on past games is named and cannot be chosen. */
const marketsOf = (sport: Conditions['sport']): readonly Option<Conditions['market']>[] => [
  ...(['Moneyline', 'Spread', 'Total'] as const).map((value) => ({ value, label: marketName(sport, value) })),
  { value: 'Props', label: 'Props (no past prices stored yet)', disabled: true },
];

const TEAM_SIDES = [ANY, { value: 'home', label: 'Home' }, { value: 'away', label: 'Road' }];
const TOTAL_SIDES = [ANY, { value: 'over', label: 'Over' }, { value: 'under', label: 'Under' }];
const sidesOf = (market: Conditions['market']): readonly Option<string>[] => (market === 'Total' ? TOTAL_SIDES : TEAM_SIDES);

const ROLES = [ANY, { value: 'favorite', label: 'Favorites' }, { value: 'underdog', label: 'Underdogs' }];
const MOVEMENTS = [ANY, { value: 'toward', label: 'Toward the side' }, { value: 'against', label: 'Against the side' }];
const WINDS = [ANY, { value: 'out', label: 'Blowing out' }, { value: 'in', label: 'Blowing in' }];
const ROOFS = [ANY, { value: 'open', label: 'Open air' }, { value: 'indoors', label: 'Under a roof' }];
const EDGES = [ANY, { value: 'more', label: 'More than the opponent' }, { value: 'less', label: 'Less than the opponent' }];

/** The clubs of a sport, and the one of a strategy that is edited whatever its code. */
function teamsOf({ sport, team }: Draft): readonly Option<string>[] {
  const codes = new Set([...Object.keys(sportOf(keyOfLeague(sport)).teams?.colors ?? {}), ...(team ? [team] : [])]);
  return [ANY, ...[...codes].sort().map((code) => ({ value: code, label: code }))];
}

interface FieldsProps {
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
  const example = `Such as ${ODDS_EXAMPLE[oddsFormat].replace('-', '−')}`;
  const hasSide = sidesOf(draft.market);
  return (
    <div className="st-fields">
      <Select label="Sport" value={draft.sport} options={SPORTS} onChange={(sport) => onChange({ sport, team: '' })} />
      <Select label="Market" value={draft.market} options={marketsOf(draft.sport)} onChange={(market) => onChange({ market, side: '' })} />
      <DraftField {...props} name="minOdds" label="Min odds" hint={example} />
      <DraftField {...props} name="maxOdds" label="Max odds" hint="The longest price taken" />
      {numberField('confidenceThreshold', 'Min AI Confidence', {
        step: '1',
        min: confidence.least,
        max: confidence.most,
        hint: '1 sets no minimum',
      })}
      {numberField('bankrollPercentage', 'Bankroll % per Bet', {
        step: String(bankroll.step),
        min: bankroll.least,
        max: bankroll.most,
        hint: 'Flat, of $1,000',
      })}
      <Select label="Side" value={draft.side} options={hasSide} onChange={(side) => onChange({ side })} />
      <Select label="Team" value={draft.team} options={teamsOf(draft)} onChange={(team) => onChange({ team })} />
    </div>
  );
}

function WeatherFields(props: FieldsProps) {
  const { draft, onChange } = props;
  const numberField = useNumberField(props);
  const hint = `°F at ${sportOf(keyOfLeague(draft.sport)).startWord}`;
  return (
    <>
      {numberField('minTemperature', 'Min temperature', { step: '1', hint })}
      {numberField('maxTemperature', 'Max temperature', { step: '1', hint })}
      {numberField('minWind', 'Min wind', { step: '1', hint: 'mph' })}
      <Select label="Wind" value={draft.wind} options={WINDS} onChange={(wind) => onChange({ wind })} />
      <Select label="Roof" value={draft.roof} options={ROOFS} onChange={(roof) => onChange({ roof })} />
    </>
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
      {hasWeather(draft) ? <WeatherFields {...props} /> : null}
      {numberField('minDays', 'Days off before', { step: '1', hint: isTotal ? 'Both teams, at least' : 'Of the team you bet, at least' })}
      {isTotal ? null : <Select label="Rested" value={draft.edge} options={EDGES} onChange={(edge) => onChange({ edge })} />}
    </div>
  );
}
