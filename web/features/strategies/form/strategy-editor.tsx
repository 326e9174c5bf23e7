import { ChevronRight } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { formatPercent, NONE, type PriceFormat, plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { TestCurve } from '../card/test-curve.tsx';
import { TestFigures } from '../card/test-figures.tsx';
import { type Conditions, type Strategy, useBacktest, useCreateStrategy, useEditStrategy } from '../strategy.queries.ts';
import { HistoryNote } from '../strategy-panels.tsx';
import { verdictOf } from '../strategy-words.ts';
import { checkConditions, checkDraft, conditionsOf, type Draft, type Errors, hasWeather } from './draft-rules.ts';
import { BasicFields, MoreFields } from './strategy-fields.tsx';

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
          ? ` By season: ${seasons.map((one) => `${one.season}: ${plural(one.figures.totalBets, 'bet')}, ${one.figures.roi === null ? NONE : formatPercent(one.figures.roi)}`).join('; ')}.`
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
            <ChevronRight className="s" /> {hasWeather(draft) ? 'Odds movement, weather and rest' : 'Odds movement and rest'}
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
