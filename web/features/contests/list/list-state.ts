import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readWeek } from '../../../core/slate/week-name.ts';
import { isDay } from '../../../lib/dates.ts';
import { oneOf } from '../../../lib/one-of.ts';
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

// The box keeps its own text: the URL follows in a transition, and a box bound to it would drop fast typing.
// A navigation that is not our own rewrite (a link, back, forward) is adopted.
function useSearchText(search: string): [text: string, setText: (text: string) => void] {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [text, setText] = useState(search);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (kind !== 'REPLACE' && text !== search) setText(search);
  }
  return [text, setText];
}

export interface ListState extends ListUrl {
  searchText: string;
  setSearch: (text: string) => void;
  change: (change: Partial<Omit<ListUrl, 'search'>>) => void;
  /** Takes away what narrows the list. */
  clear: () => void;
}

export function useListState(groups: Groups): ListState {
  const [params, setParams] = useSearchParams();
  const url = readListUrl(params, groups);
  const [searchText, setText] = useSearchText(url.search);
  const setSearch = (text: string): void => {
    setText(text);
    setParams((now) => writeListUrl(now, { search: text }, groups), { replace: true, preventScrollReset: true });
  };
  return {
    ...url,
    searchText,
    setSearch,
    change: (change) => setParams((now) => writeListUrl(now, { ...change, search: searchText }, groups), { preventScrollReset: true }),
    clear: () => {
      setText('');
      setParams((now) => writeListUrl(now, { search: '', filter: 'all', group: ANY_GROUP }, groups), { preventScrollReset: true });
    },
  };
}
