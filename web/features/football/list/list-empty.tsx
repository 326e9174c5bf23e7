import { useQuery } from '@tanstack/react-query';
import { CalendarX, SearchX } from 'lucide-react';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { scheduleQuery, useSchedule } from '../football.queries.ts';
import { dayAfter, weekAfter } from './list-rules.ts';
import type { ListState } from './list-url.ts';

/** The first later day with games, from the season's weeks and the games of the one it is in. */
function useNextDay(date: string): string | null {
  const week = weekAfter(useSchedule().data?.weeks ?? [], date);
  const { data } = useQuery({ ...scheduleQuery(week?.week), enabled: week !== null });
  return data && data.week === week?.week ? dayAfter(data.games, date) : null;
}

const NO_SOURCE = 'The data source in use has no Canadian football.';

function EmptyDay({ list, date, today }: { list: ListState; date: string; today: string }) {
  const next = useNextDay(date);
  const source = useSchedule().data?.source;
  const toNext = next ? (
    <Button look="primary" onClick={() => list.change({ date: next === today ? null : next, week: null })}>
      {`Next games: ${formatDate(next)}`}
    </Button>
  ) : null;
  const toToday = date === today ? null : <Button onClick={() => list.change({ date: null })}>View Today's Games</Button>;
  return (
    <EmptyState
      title="No Games Found"
      hint={source === null ? NO_SOURCE : `No CFL games are scheduled for ${formatDate(date, 'long')}.`}
      icon={CalendarX}
      action={
        <>
          {toNext}
          {toToday}
        </>
      }
    />
  );
}

/** No game that day, that week, or none that the search and the division leave. */
export function ListEmpty({ list, date, today, isNarrowed }: { list: ListState; date: string; today: string; isNarrowed: boolean }) {
  const clear = () => {
    list.setSearch('');
    if (list.division !== 'all') list.change({ division: 'all' });
  };
  if (!isNarrowed && list.week === null) return <EmptyDay list={list} date={date} today={today} />;
  return (
    <EmptyState
      title="No Games Found"
      hint={isNarrowed ? 'No game fits the search and the division.' : 'No games are stored for this week.'}
      icon={isNarrowed ? SearchX : CalendarX}
      action={
        isNarrowed ? (
          <Button onClick={clear}>Show all games</Button>
        ) : (
          <Button onClick={() => list.change({ week: null })}>View Today's Games</Button>
        )
      }
    />
  );
}
