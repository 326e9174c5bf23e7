import { useEffect, useState } from 'react';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type Conditions, type Strategy, useCreateStrategy, useEditStrategy } from '../strategy.queries.ts';
import { BacktestPreview } from './backtest-preview.tsx';
import { BasicFields, MoreFields } from './condition-fields.tsx';
import { checkConditions, checkDraft, conditionsOf, type Draft, type Errors } from './draft-rules.ts';

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
