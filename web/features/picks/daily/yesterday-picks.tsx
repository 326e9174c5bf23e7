import { useYesterday } from '../../../core/session/lock-counts.ts';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useSettledPicks } from '../pick.queries.ts';
import { PickCard } from './pick-card.tsx';

/** The picks of the last settled day, each with its reasons and its result: the record has them open. */
export function YesterdayPicks() {
  const { user } = useSession();
  const date = useYesterday()?.settledOn ?? '';
  const { data, isError, refetch } = useSettledPicks(date, user?.id ?? VISITOR);
  if (isError && !data) return <ErrorState title="Yesterday’s picks could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return date === '' ? null : <Skeleton height={320} radius={8} />;
  if (data.picks.length === 0) return <p className="muted">No bets that day. We only post a pick when the price beats our number.</p>;
  return (
    <div className="pk-list">
      {data.picks.map((pick) => (
        <PickCard key={pick.id} pick={pick} canMark={false} />
      ))}
    </div>
  );
}
