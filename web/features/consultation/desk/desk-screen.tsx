import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useExpertHours } from '../consultation.queries.ts';
import { HoursCard } from './hours-card.tsx';
import { type Pager, SessionsPanel } from './sessions-panel.tsx';

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
