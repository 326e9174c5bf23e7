import { leagueOf, PICK_SPORTS, type PickSport } from '@clearedge/contract/sports';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../../core/status.ts';
import { isDay } from '../../../lib/dates.ts';
import { NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import { type CorrectablePick, useCorrectPick, usePicksOf } from './operations.queries.ts';

const RESULTS = ['WIN', 'LOSS', 'PUSH', 'VOID'] as const;

interface Props {
  pick: CorrectablePick;
  onClose: () => void;
}

/** Asks what the official result should be, and why. */
function CorrectPickDialog({ pick, onClose }: Props) {
  const others = RESULTS.filter((result) => result !== pick.result).map((value) => ({ value, label: value }));
  const [result, setResult] = useState(others[0]!.value);
  const [reason, setReason] = useState('');
  const correct = useCorrectPick();
  const send = (): void => {
    correct.mutate({ pickId: pick.id, result, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Correct a result"
      description={`${pick.selection}, ${pick.game}. The record keeps both results and the reason.`}
      action="Correct the result"
      isBusy={correct.isPending}
      canSend={isReason(reason)}
      onSend={send}
      onClose={onClose}
    >
      <Select label="Result" value={result} options={others} onChange={setResult} />
      <ReasonField value={reason} kept="shown in the record" onChange={setReason} />
    </FormDialog>
  );
}

const SPORTS = PICK_SPORTS.map((value) => ({ value, label: leagueOf(value) }));

function PickTable({ picks, onCorrect }: { picks: readonly CorrectablePick[]; onCorrect: (pick: CorrectablePick) => void }) {
  return (
    <WideTable label="Picks of the day">
      <table className="tbl">
        <ColumnHeads heads={['Pick', 'Result', 'Actions']} />
        <tbody>
          {picks.map((pick) => (
            <tr key={pick.id}>
              <th scope="row">
                {pick.selection}
                <small>{pick.game}</small>
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

/** The published picks of a sport's day, whose official result an admin may correct with a reason. */
export function PicksPanel() {
  const today = useToday();
  const [asked, setAsked] = useState('');
  const [sport, setSport] = useState<PickSport>(PICK_SPORTS[0]);
  const [correcting, setCorrecting] = useState<CorrectablePick | null>(null);
  const date = isDay(asked) ? asked : today;
  const answer = usePicksOf(sport, date);
  const tools = (
    <>
      <Select label="Sport" hideLabel value={sport} options={SPORTS} onChange={setSport} />
      <label className="field">
        <span className="sr">Day</span>
        <input type="date" value={date} max={today} onChange={(event) => setAsked(event.target.value)} />
      </label>
    </>
  );
  return (
    <Panel title="Pick corrections" tools={tools} caption="The official results of a day" padded={false}>
      <Loaded
        answer={answer}
        failed="The picks could not be loaded"
        height={160}
        empty={<EmptyState icon={Star} title="No picks on this day" />}
      >
        {(picks) => <PickTable picks={picks} onCorrect={setCorrecting} />}
      </Loaded>
      {correcting ? <CorrectPickDialog pick={correcting} onClose={() => setCorrecting(null)} /> : null}
    </Panel>
  );
}
