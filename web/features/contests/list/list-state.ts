import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { isDay } from '../../../lib/dates.ts';
import { FILTERS, type Filter, type ListChoice, SORTS, type Sort } from './list-rules.ts';

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

export interface ListUrl extends ListChoice {
  /** Null stands for today. */
  date: string | null;
  isCompact: boolean;
}

export function readListUrl(params: URLSearchParams): ListUrl {
  const date = params.get('date');
  return {
    date: isDay(date) ? date : null,
    search: params.get('q') ?? '',
    sort: oneOf<Sort>(SORTS, params.get('sort'), 'time'),
    filter: oneOf<Filter>(FILTERS, params.get('filter'), 'all'),
    isCompact: params.get('compact') === '1',
  };
}

/** Only what differs from a fresh list is said, so that the plain address stays the plain list. */
export function writeListUrl(params: URLSearchParams, change: Partial<ListUrl>): URLSearchParams {
  const next = { ...readListUrl(params), ...change };
  const said = new URLSearchParams(params);
  const put = (name: string, value: string | null): void => (value ? said.set(name, value) : said.delete(name));
  put('date', next.date);
  put('q', next.search.trim() ? next.search : null);
  put('sort', next.sort === 'time' ? null : next.sort);
  put('filter', next.filter === 'all' ? null : next.filter);
  put('compact', next.isCompact ? '1' : null);
  return said;
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
}

export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const url = readListUrl(params);
  const [searchText, setText] = useSearchText(url.search);
  return {
    ...url,
    searchText,
    setSearch: (text) => {
      setText(text);
      setParams((now) => writeListUrl(now, { search: text }), { replace: true, preventScrollReset: true });
    },
    change: (change) => setParams((now) => writeListUrl(now, { ...change, search: searchText }), { preventScrollReset: true }),
  };
}
