import { CalendarClock } from 'lucide-react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Expert, useConsultations } from '../consultation.queries.ts';
import { SessionCard } from './session-card.tsx';

/** One's own sessions, the newest first. */
export function HistoryPanel({ experts }: { experts: readonly Expert[] }) {
  const { data, isError, refetch } = useConsultations();
  const caption = data && data.length > 0 ? `${data.length} ${data.length === 1 ? 'session' : 'sessions'}, the newest first` : undefined;
  return (
    <Panel title="Consultation History" caption={caption} padded={false}>
      {isError && !data ? <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={120} radius={8} /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={CalendarClock} title="No sessions yet" hint="Book one with an expert above; it stands here from then on." />
      ) : null}
      {data?.map((session) => (
        <SessionCard key={session.id} session={session} expert={experts.find(({ id }) => id === session.expertId)} />
      ))}
    </Panel>
  );
}
