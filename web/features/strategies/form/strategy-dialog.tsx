import { useEffect, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { messageOf } from '../../../lib/query.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { TestFigures } from '../card/test-figures.tsx';
import { type Conditions, type Strategy, useBacktest, useCreateStrategy, useEditStrategy } from '../strategy.queries.ts';
import { HistoryNote } from '../strategy-panels.tsx';
import { verdictOf } from '../strategy-words.ts';
import { BasicFields, MoreFields } from './condition-fields.tsx';
import { checkConditions, checkDraft, conditionsOf, type Draft, type Errors } from './draft-rules.ts';

/** What the conditions would have done, before anything is kept. */
function BacktestPreview({ conditions }: { conditions: Conditions | null }) {
  const answer = useBacktest(conditions);
  const { date } = useReaderFormat();
  if (conditions === null && !answer.data) return <p className="muted">The backtest follows once every field is in range.</p>;
  if (answer.isError)
    return (
      <p className="err" role="alert">
        {messageOf(answer.error) ?? 'The backtest could not be made.'}
      </p>
    );
  if (!answer.data) return <Skeleton height={150} radius={8} />;
  const { figures, history, seasons } = answer.data;
  return (
    <section className="st-preview" aria-label="Backtest" aria-busy={answer.isFetching}>
      <header>
        <Badge look="warn">Backtest</Badge>
        <span className="cap">
          {history.from && history.to
            ? `${date(history.from, 'plain')} to ${date(history.to, 'plain')}, best closing price of all books`
            : 'No past games yet'}
        </span>
      </header>
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
function useSettled(draft: Draft): Conditions | null {
  const text = Object.keys(checkConditions(draft)).length === 0 ? JSON.stringify(conditionsOf(draft)) : '';
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === '' ? null : (JSON.parse(settled) as Conditions);
}

function useSave(strategy: Strategy | null, draft: Draft, onClose: () => void) {
  const [key] = useState<string>(() => crypto.randomUUID());
  const create = useCreateStrategy();
  const edit = useEditStrategy();
  const save = (): void => {
    const body = { name: draft.name.trim(), description: draft.description.trim(), conditions: conditionsOf(draft) };
    if (strategy) edit.mutate({ strategyId: strategy.id, body }, { onSuccess: onClose });
    else create.mutate({ body, key: `${key} ${JSON.stringify(body).length}` }, { onSuccess: onClose });
  };
  return { save, isPending: create.isPending || edit.isPending, errors: fieldIssues(create.error ?? edit.error, 'conditions.') };
}

interface Props {
  /** The one that is edited, or null for a new one. */
  strategy: Strategy | null;
  start: Draft;
  onClose: () => void;
}

/** Makes or changes a strategy; its backtest stands below the form while it is typed. */
export function StrategyDialog({ strategy, start, onClose }: Props) {
  const [draft, setDraft] = useState(start);
  const [own, setOwn] = useState<Errors>({});
  const conditions = useSettled(draft);
  const { save, isPending, errors: said } = useSave(strategy, draft, onClose);
  const errors = { ...said, ...checkConditions(draft), ...own };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
  };
  const send = (): void => {
    const found = checkDraft(draft);
    setOwn(found);
    if (Object.keys(found).length === 0) save();
  };
  const fields = { draft, errors, onChange: change };
  return (
    <FormDialog
      wide
      title={strategy ? 'Edit Strategy' : 'New Strategy'}
      description={
        strategy
          ? 'Other conditions are another test: the forward test begins anew with them.'
          : 'Kept with today’s date: what came before is a backtest, what comes after is the forward test.'
      }
      action="Save Strategy"
      busy="Saving..."
      isBusy={isPending}
      className="st-form"
      onSend={send}
      onClose={onClose}
    >
      <DraftField {...fields} name="name" label="Name" maxLength={60} />
      <DraftField {...fields} name="description" label="Description" maxLength={300} />
      <BasicFields {...fields} />
      <details open={hasMore(start)}>
        <summary>Odds movement, weather and rest</summary>
        <MoreFields {...fields} />
      </details>
      <BacktestPreview conditions={conditions} />
    </FormDialog>
  );
}

const hasMore = ({ role, direction, minTemperature, maxTemperature, minWind, wind, roof, minDays, edge }: Draft): boolean =>
  [role, direction, minTemperature, maxTemperature, minWind, wind, roof, minDays, edge].some((field) => field !== '');
