import { Star } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useToday } from '../../../core/status.ts';
import { isDay } from '../../../lib/dates.ts';
import { NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type DayPick, useCorrectPick, usePicksOf } from './operations.queries.ts';
import { REASON_LEAST } from './regrade-dialog.tsx';

const RESULTS = ['WIN', 'LOSS', 'PUSH', 'VOID'] as const;

function CorrectDialog({ pick, onClose }: { pick: DayPick; onClose: () => void }) {
  const formId = useId();
  const others = RESULTS.filter((result) => result !== pick.result).map((value) => ({ value, label: value }));
  const [result, setResult] = useState(others[0]!.value);
  const [reason, setReason] = useState('');
  const correct = useCorrectPick();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    correct.mutate({ pickId: pick.id, result, reason: reason.trim() }, { onSuccess: onClose });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={correct.isPending || reason.trim().length < REASON_LEAST}>
        Correct the result
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Correct a result"
      description={`${pick.selection}, ${pick.gameId}. The record keeps both results and the reason.`}
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit}>
        <Select label="Result" value={result} options={others} onChange={setResult} />
        <Field
          label="Reason"
          value={reason}
          maxLength={300}
          hint={`At least ${REASON_LEAST} characters; shown in the record.`}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function PickTable({ picks, onCorrect }: { picks: readonly DayPick[]; onCorrect: (pick: DayPick) => void }) {
  return (
    <WideTable label="Picks of the day">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Pick</th>
            <th scope="col">Result</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.id}>
              <th scope="row">
                {pick.selection}
                <small>{pick.gameId}</small>
              </th>
              <td>{pick.result ?? NONE}</td>
              <td>
                {pick.result ? (
                  <Button size="sm" aria-label={`Correct ${pick.selection}`} onClick={() => onCorrect(pick)}>
                    Correct
                  </Button>
                ) : (
                  <span className="muted">Settles from the score</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** The published baseball picks of a day, whose official result an admin may correct with a reason. */
export function PicksPanel() {
  const today = useToday();
  const [asked, setAsked] = useState('');
  const [correcting, setCorrecting] = useState<DayPick | null>(null);
  const date = isDay(asked) ? asked : today;
  const { data, isError, refetch } = usePicksOf(date);
  const tools = (
    <label className="field">
      <span className="sr">Day</span>
      <input type="date" value={date} max={today} onChange={(event) => setAsked(event.target.value)} />
    </label>
  );
  return (
    <Panel title="Pick corrections" tools={tools} caption="The official results of a day" padded={false}>
      {isError ? <ErrorState title="The picks could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={160} radius={8} /> : null}
      {data?.picks.length === 0 ? <EmptyState icon={Star} title="No picks on this day" /> : null}
      {data && data.picks.length > 0 ? <PickTable picks={data.picks} onCorrect={setCorrecting} /> : null}
      {correcting ? <CorrectDialog pick={correcting} onClose={() => setCorrecting(null)} /> : null}
    </Panel>
  );
}
