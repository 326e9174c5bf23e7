import { useState } from 'react';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { BookDialog } from './booking/book-dialog.tsx';
import { type Expert, useExperts } from './consultation.queries.ts';
import { AboutNote } from './parts/about-note.tsx';
import { ExpertCard } from './parts/expert-card.tsx';
import { HistoryPanel } from './parts/history-panel.tsx';

/** The experts, and one's own sessions with them. */
export function ConsultationScreen() {
  const { data, isError, refetch } = useExperts();
  const [booked, setBooked] = useState<Expert['id'] | null>(null);
  const expert = data?.find(({ id }) => id === booked);
  if (isError && !data) return <ErrorState title="The experts could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={8} />;
  return (
    <>
      <AboutNote experts={data} />
      <section className="cn-experts" aria-label="Experts">
        {data.map((one) => (
          <ExpertCard key={one.id} expert={one} onBook={() => setBooked(one.id)} />
        ))}
      </section>
      <HistoryPanel experts={data} />
      {expert ? <BookDialog expert={expert} onClose={() => setBooked(null)} /> : null}
    </>
  );
}
