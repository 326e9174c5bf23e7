import { useSearchParams } from 'react-router';
import { isDay } from '../../../lib/dates.ts';
import { ALL_PICKS, type Choice, readFilter, readSort } from './list-rules.ts';

/** What is asked for stands in the address; what every reader gets unasked does not. */
export function usePickChoice(today: string) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const now = {
    date: isDay(asked) ? asked : today,
    choice: { search: search.get('q') ?? '', sort: readSort(search.get('sort')), filter: readFilter(search.get('filter')) },
  };
  const go = (change: Partial<Choice> & { date?: string }): void => {
    const { date, search: q, sort, filter } = { date: now.date, ...now.choice, ...change };
    const said = {
      date: date === today ? '' : date,
      q,
      sort: sort === ALL_PICKS.sort ? '' : sort,
      filter: filter === ALL_PICKS.filter ? '' : filter,
    };
    setSearch(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')), { replace: 'search' in change });
  };
  return { ...now, go };
}
export type PickChoice = ReturnType<typeof usePickChoice>;
