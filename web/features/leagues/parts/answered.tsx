import { type LeagueSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { NotRead, useScheduleState } from '../../../core/schedule-state.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';

interface Answer<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface AnsweredProps<T> {
  league: LeagueSport;
  answer: Answer<T>;
  /** Height of what is awaited, so that nothing jumps. */
  height: number;
  what: string;
  children: (data: T) => ReactNode;
  /** It comes from another source than the schedule. */
  isApart?: boolean;
}

/** Draws an answer once it is here; a source without the league, a failure and a wait each say so. */
export function Answered<T extends { source: unknown }>({ league, answer, height, what, children, isApart = false }: AnsweredProps<T>) {
  const { data, isError, refetch } = answer;
  const { isUnread } = useScheduleState(league);
  if (data?.source === null)
    return (
      <div className="panel">
        <EmptyState
          title={`No ${leagueOf(league)} here`}
          hint={`The data source in use has no ${sportOf(league).name}.`}
          icon={CalendarX}
        />
      </div>
    );
  if (data && isUnread && !isApart)
    return (
      <div className="panel">
        <NotRead sport={league} />
      </div>
    );
  if (data) return children(data);
  if (!isError) return <Skeleton height={height} radius={8} />;
  return (
    <div className="panel">
      <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void refetch()} />
    </div>
  );
}
