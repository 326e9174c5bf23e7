import { CONSULTATION_LIMITS, WEEKDAYS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { CalendarClock } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useToday } from '../../../core/status.ts';
import { addDays, isDay } from '../../../lib/dates.ts';
import { formatDate, plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import {
  type Consultation,
  type ExpertHours,
  type HoursEdit,
  SESSIONS_A_PAGE,
  useAllConsultations,
  useExpertHours,
  useSetHours,
} from '../consultation.queries.ts';
import { SessionRow } from './session-row.tsx';
import '../consultation.css';

interface PartProps {
  draft: HoursEdit;
  onChange: (patch: Partial<HoursEdit>) => void;
}

function Weekdays({ draft, onChange }: PartProps) {
  const turn = (day: (typeof WEEKDAYS)[number], isOn: boolean): void =>
    onChange({ weekdays: WEEKDAYS.filter((one) => (one === day ? isOn : draft.weekdays.includes(one))) });
  return (
    <fieldset className="cn-days">
      <legend className="sr">Weekdays</legend>
      {WEEKDAYS.map((day) => (
        <Check key={day} checked={draft.weekdays.includes(day)} onChange={(isOn) => turn(day, isOn)}>
          {day}
        </Check>
      ))}
    </fieldset>
  );
}

function DaysOff({ draft, onChange }: PartProps) {
  const today = useToday();
  const [day, setDay] = useState('');
  const add = (): void => {
    onChange({ daysOff: [...new Set([...draft.daysOff, day])].sort() });
    setDay('');
  };
  return (
    <>
      <div className="cn-add">
        <Field
          label="Day off"
          type="date"
          min={today}
          max={addDays(today, 366)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button disabled={!isDay(day) || day < today || draft.daysOff.length >= CONSULTATION_LIMITS.daysOff} onClick={add}>
          Add
        </Button>
      </div>
      {draft.daysOff.length > 0 ? (
        <p className="cn-acts">
          {draft.daysOff.map((one) => (
            <Chip
              key={one}
              removeLabel={`Remove ${formatDate(one, 'full')}`}
              onRemove={() => onChange({ daysOff: draft.daysOff.filter((other) => other !== one) })}
            >
              {formatDate(one, 'full')}
            </Chip>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** Who an expert is and when they work. */
function HoursCard({ hours }: { hours: ExpertHours }) {
  const [draft, setDraft] = useState<HoursEdit>({ name: hours.name, weekdays: hours.weekdays, daysOff: hours.daysOff });
  const save = useSetHours(hours.expertId);
  const change = (patch: Partial<HoursEdit>): void => {
    setDraft({ ...draft, ...patch });
    save.reset();
  };
  const booked = hours.bookedOn.length;
  return (
    <Panel title={hours.title} caption={booked > 0 ? `Sessions on ${plural(booked, 'day')} ahead` : 'No session ahead'}>
      <div className="form">
        <Field
          label="Name"
          maxLength={CONSULTATION_LIMITS.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Weekdays draft={draft} onChange={change} />
        <DaysOff draft={draft} onChange={change} />
        {save.isError ? (
          <p className="note bad" role="alert">
            {messageOf(save.error) ?? 'The hours could not be saved'}
          </p>
        ) : null}
        <Button look="primary" disabled={save.isPending || draft.name.trim() === ''} onClick={() => save.mutate(draft)}>
          {save.isPending ? 'Saving...' : 'Save hours'}
        </Button>
      </div>
    </Panel>
  );
}

type Status = Consultation['status'] | 'all';
type Pager = ComponentType<{ page: number; limit: number; shown: number; onPage: (page: number) => void }>;

const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Canceled' },
];
const COLUMNS = ['Time', 'Member', 'Expert', 'Status', 'Actions'];

/** Every session, the newest first. */
function SessionsPanel({ Pager }: { Pager: Pager }) {
  const [status, setStatus] = useState<Status>('all');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useAllConsultations(status, page);
  const choose = (next: Status): void => {
    setStatus(next);
    setPage(1);
  };
  return (
    <Panel title="Sessions" tools={<Select label="Status" value={status} options={STATUSES} onChange={choose} />} padded={false}>
      {isError && !data ? <ErrorState title="The sessions could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={200} radius={8} /> : null}
      {data?.length === 0 ? <EmptyState icon={CalendarClock} title="No sessions found" hint="Booked sessions appear here." /> : null}
      {data && data.length > 0 ? (
        <WideTable label="All sessions">
          <table className="tbl cn-desk">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </tbody>
          </table>
        </WideTable>
      ) : null}
      <Pager page={page} limit={SESSIONS_A_PAGE} shown={data?.length ?? 0} onPage={setPage} />
    </Panel>
  );
}

/** What staff do about sessions: links and notes, and the experts' hours. */
export function StaffScreen({ Pager }: { Pager: Pager }) {
  const { data, isError, refetch } = useExpertHours();
  return (
    <>
      <SessionsPanel Pager={Pager} />
      {isError && !data ? <ErrorState title="The experts’ hours could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={280} radius={8} /> : null}
      <section className="cn-experts" aria-label="Experts’ hours">
        {data?.map((hours) => (
          <HoursCard key={hours.expertId} hours={hours} />
        ))}
      </section>
    </>
  );
}
