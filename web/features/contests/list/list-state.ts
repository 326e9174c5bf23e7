import { readWeek } from '../../../core/slate/week-name.ts';
import { isDay } from '../../../lib/dates.ts';
import { oneOf } from '../../../lib/one-of.ts';
import { useSearch } from '../../../lib/use-search.ts';
import type { GameGroups } from '../../../sports/registry.ts';
import { ANY_GROUP, FILTERS, type ListChoice, SORTS } from './list-rules.ts';

export interface ListUrl extends ListChoice {
  /** Null stands for today. */
  date: string | null;
  /** Null: the games of the date. */
  week: number | null;
  isCompact: boolean;
}

type Groups = Pick<GameGroups<never>, 'param' | 'options'> | null;

export function readListUrl(params: URLSearchParams, groups: Groups = null): ListUrl {
  const date = params.get('date');
  const named = groups?.options.map(({ value }) => value) ?? [];
  return {
    date: isDay(date) ? date : null,
    week: readWeek(params.get('week')),
    search: params.get('q') ?? '',
    sort: oneOf(SORTS, params.get('sort'), 'time'),
    filter: oneOf(FILTERS, params.get('filter'), 'all'),
    group: oneOf(named, groups ? params.get(groups.param) : null, ANY_GROUP),
    isCompact: params.get('compact') === '1',
  };
}

/** Only what differs from a fresh list is shown; a week and a date stand for one another, so that one takes the other away. */
export function writeListUrl(params: URLSearchParams, change: Partial<ListUrl>, groups: Groups = null): URLSearchParams {
  const next = { ...readListUrl(params, groups), ...change };
  const stated = new URLSearchParams(params);
  const put = (name: string, value: string | null): void => (value ? stated.set(name, value) : stated.delete(name));
  put('date', next.week === null ? next.date : null);
  put('week', next.week === null ? null : String(next.week));
  put('q', next.search.trim() ? next.search : null);
  put('sort', next.sort === 'time' ? null : next.sort);
  put('filter', next.filter === 'all' ? null : next.filter);
  if (groups) put(groups.param, next.group === ANY_GROUP ? null : next.group);
  put('compact', next.isCompact ? '1' : null);
  return stated;
}

export interface ListState extends ListUrl {
  change: (change: Partial<ListUrl>) => void;
  /** Takes away what narrows the list. */
  clear: () => void;
}

export function useListState(groups: Groups): ListState {
  const [params, changeSearch] = useSearch();
  const change = (to: Partial<ListUrl>): void =>
    changeSearch((now) => writeListUrl(now, to, groups), { replace: Object.keys(to).join() === 'search' });
  return { ...readListUrl(params, groups), change, clear: () => change({ search: '', filter: 'all', group: ANY_GROUP }) };
}
