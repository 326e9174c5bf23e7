import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Conditions, issuesOf, type Strategy, useCreateStrategy, useEditStrategy } from '../strategy.queries.ts';
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
  return { save, isPending: create.isPending || edit.isPending, errors: issuesOf(create.error ?? edit.error) };
}

interface Props {
  /** The one that is edited, or null for a new one. */
  strategy: Strategy | null;
  start: Draft;
  onClose: () => void;
}

/** Makes or changes a strategy; its backtest stands below the form while it is typed. */
export function StrategyDialog({ strategy, start, onClose }: Props) {
  const formId = useId();
  const [draft, setDraft] = useState(start);
  const [own, setOwn] = useState<Errors>({});
  const conditions = useSettled(draft);
  const { save, isPending, errors: said } = useSave(strategy, draft, onClose);
  const errors = { ...said, ...checkConditions(draft), ...own };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft);
    setOwn(found);
    if (Object.keys(found).length === 0) save();
  };
  const fields = { draft, errors, onChange: change };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={strategy ? 'Edit Strategy' : 'New Strategy'}
      description={
        strategy
          ? 'Other conditions are another test: the forward test begins anew with them.'
          : 'Kept with today’s date: what came before is a backtest, what comes after is the forward test.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save Strategy'}
          </Button>
        </>
      }
    >
      <form id={formId} className="form st-form" onSubmit={submit} noValidate>
        <Field
          label="Name"
          value={draft.name}
          maxLength={60}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label="Description"
          value={draft.description}
          maxLength={300}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <BasicFields {...fields} />
        <details open={hasMore(start)}>
          <summary>Odds movement, weather and rest</summary>
          <MoreFields {...fields} />
        </details>
        <BacktestPreview conditions={conditions} />
      </form>
    </Dialog>
  );
}

const hasMore = ({ role, direction, minTemperature, maxTemperature, minWind, wind, roof, minDays, edge }: Draft): boolean =>
  [role, direction, minTemperature, maxTemperature, minWind, wind, roof, minDays, edge].some((field) => field !== '');
