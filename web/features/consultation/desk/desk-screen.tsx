import { CalendarClock } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Consultation, SESSIONS_A_PAGE, useAllConsultations, useExpertHours } from '../consultation.queries.ts';
import { HoursCard } from './hours-card.tsx';
import { SessionRow } from './session-row.tsx';

type Status = Consultation['status'] | 'all';
type Pager = ComponentType<{ page: number; limit: number; shown: number; onPage: (page: number) => void }>;

const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
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
      {data?.length === 0 ? <EmptyState icon={CalendarClock} title="No sessions found" hint="Booked sessions stand here." /> : null}
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
export function DeskScreen({ Pager }: { Pager: Pager }) {
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
