import { STRATEGY_LIMITS } from '@clearedge/contract/strategy-terms';
import { ChevronRight } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { ODDS_EXAMPLE, type PriceFormat } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { type Option, Select } from '../../../ui/controls/select.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { TestCurve } from '../card/test-curve.tsx';
import { TestFigures } from '../card/test-figures.tsx';
import { type Conditions, type Strategy, useBacktest, useCreateStrategy, useEditStrategy } from '../strategy.queries.ts';
import { HistoryNote } from '../strategy-panels.tsx';
import { verdictOf } from '../strategy-words.ts';
import { checkConditions, checkDraft, conditionsOf, type Draft, type Errors } from './draft-rules.ts';

const ANY: Option<string> = { value: '', label: 'Any' };
const NOT_STORED = 'no past prices stored yet';

/** What cannot be tested on past games is named and cannot be chosen. */
const SPORTS: readonly Option<Conditions['sport']>[] = [
  { value: 'MLB', label: 'MLB' },
  { value: 'CFL', label: `CFL (${NOT_STORED})`, disabled: true },
  { value: 'NFL', label: `NFL (${NOT_STORED})`, disabled: true },
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

const ROLES = [ANY, { value: 'favorite', label: 'Favorites' }, { value: 'underdog', label: 'Underdogs' }];
const MOVEMENTS = [ANY, { value: 'toward', label: 'Toward the side' }, { value: 'against', label: 'Against the side' }];
const WINDS = [ANY, { value: 'out', label: 'Blowing out' }, { value: 'in', label: 'Blowing in' }];
const ROOFS = [ANY, { value: 'open', label: 'Open air' }, { value: 'indoors', label: 'Under a roof' }];
const EDGES = [ANY, { value: 'more', label: 'More than the opponent' }, { value: 'less', label: 'Less than the opponent' }];

const CODES =
  'ARI ATH ATL BAL BOS CHC CHW CIN CLE COL DET HOU KC LAA LAD MIA MIL MIN NYM NYY OAK PHI PIT SD SEA SF STL TB TEX TOR WSH'.split(' ');
const TEAMS = [ANY, ...CODES.map((code) => ({ value: code, label: code }))];

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
function BasicFields(props: FieldsProps) {
  const { draft, onChange } = props;
  const { oddsFormat } = useReaderFormat();
  const numberField = useNumberField(props);
  const example = `Such as ${ODDS_EXAMPLE[oddsFormat].replace('-', '−')}`;
  const hasSide = sidesOf(draft.market);
  return (
    <div className="st-fields">
      <Select label="Sport" value={draft.sport} options={SPORTS} onChange={(sport) => onChange({ sport })} />
      <Select label="Market" value={draft.market} options={MARKETS} onChange={(market) => onChange({ market, side: '' })} />
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
      <Select label="Team" value={draft.team} options={TEAMS} onChange={(team) => onChange({ team })} />
    </div>
  );
}

/** Everything else that is known before a game. */
function MoreFields(props: FieldsProps) {
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
      {numberField('minDays', 'Days off before', { step: '1', hint: isTotal ? 'Both teams, at least' : 'Of the team you bet, at least' })}
      {isTotal ? null : <Select label="Rested" value={draft.edge} options={EDGES} onChange={(edge) => onChange({ edge })} />}
    </div>
  );
}

/** What the conditions would have done, before anything is kept. */
function BacktestPreview({ conditions }: { conditions: Conditions | null }) {
  const answer = useBacktest(conditions);
  const { date } = useReaderFormat();
  if (conditions === null && !answer.data) return <p className="panel st-preview muted">The backtest runs once every field is in range.</p>;
  if (answer.isError)
    return (
      <p className="panel st-preview err" role="alert">
        {messageOf(answer.error) ?? 'The backtest failed.'}
      </p>
    );
  if (!answer.data) return <Skeleton height={420} radius={8} />;
  const { figures, history, seasons, curve } = answer.data;
  return (
    <section className="panel st-preview" aria-label="Backtest" aria-busy={answer.isFetching}>
      <header>
        <Badge look="warn">Backtest</Badge>
        <span className="cap">
          {history.from && history.to
            ? `${date(history.from, 'plain')} to ${date(history.to, 'plain')}, best closing price of all books`
            : 'No past games yet'}
        </span>
      </header>
      <TestCurve curve={curve} drawdown={figures.drawdown} />
      <TestFigures figures={figures} />
      <p>
        {verdictOf(figures)}
        {seasons.length > 1
          ? ` By season: ${seasons.map((one) => `${one.season}: ${one.figures.totalBets} bets, ${one.figures.roi === null ? '—' : `${(one.figures.roi * 100).toFixed(1).replace('-', '−')}%`}`).join('; ')}.`
          : ''}
      </p>
      <HistoryNote history={history} asksConfidence={(conditions?.confidenceThreshold ?? 1) > 1} />
    </section>
  );
}

const WAIT_MS = 400;

/** The conditions of the draft once typing has stopped; null while one is out of range. */
function useSettled(draft: Draft, format: PriceFormat): Conditions | null {
  const text = Object.keys(checkConditions(draft, format)).length === 0 ? JSON.stringify(conditionsOf(draft, format)) : '';
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === '' ? null : (JSON.parse(settled) as Conditions);
}

function useSave({ strategy, format, onClose }: Pick<Props, 'strategy' | 'format' | 'onClose'>, draft: Draft) {
  const [key] = useState<string>(() => crypto.randomUUID());
  const create = useCreateStrategy();
  const edit = useEditStrategy();
  const save = (): void => {
    const body = { name: draft.name.trim(), description: draft.description.trim(), conditions: conditionsOf(draft, format) };
    if (strategy) edit.mutate({ strategyId: strategy.id, body }, { onSuccess: onClose });
    else create.mutate({ body, key: `${key} ${JSON.stringify(body).length}` }, { onSuccess: onClose });
  };
  return { save, isPending: create.isPending || edit.isPending, errors: fieldIssues(create.error ?? edit.error, 'conditions.') };
}

interface Props {
  /** The one that is edited, or null for a new one. */
  strategy: Strategy | null;
  start: Draft;
  /** Of the prices in `start` and in what is typed. */
  format: PriceFormat;
  onClose: () => void;
}

/** Makes or changes a strategy; its backtest stands beside the form while it is typed. */
export function StrategyEditor(props: Props) {
  const { strategy, start, format, onClose } = props;
  const [draft, setDraft] = useState(start);
  const [own, setOwn] = useState<Errors>({});
  const conditions = useSettled(draft, format);
  const { save, isPending, errors: stated } = useSave(props, draft);
  const errors = { ...stated, ...checkConditions(draft, format), ...own };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft, format);
    setOwn(found);
    if (Object.keys(found).length === 0) save();
  };
  const fields = { draft, errors, onChange: change };
  const title = strategy ? 'Edit Strategy' : 'New Strategy';
  return (
    <div className="st-edit">
      <form className="panel form st-form" aria-label={title} onSubmit={send} noValidate>
        <header className="panel-h">
          <h2>{title}</h2>
        </header>
        <p className="muted">
          {strategy
            ? 'Changing conditions restarts the forward test.'
            : 'Saved with today’s date: games before it are the backtest, games after it the forward test.'}
        </p>
        <DraftField {...fields} name="name" label="Name" maxLength={60} />
        <DraftField {...fields} name="description" label="Description" maxLength={300} />
        <BasicFields {...fields} />
        <details open={hasMore(start)}>
          <summary>
            <ChevronRight className="s" /> Odds movement, weather and rest
          </summary>
          <MoreFields {...fields} />
        </details>
        <footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save Strategy'}
          </Button>
        </footer>
      </form>
      <BacktestPreview conditions={conditions} />
    </div>
  );
}

const hasMore = ({ role, direction, minTemperature, maxTemperature, minWind, wind, roof, minDays, edge }: Draft): boolean =>
  [role, direction, minTemperature, maxTemperature, minWind, wind, roof, minDays, edge].some((field) => field !== '');
