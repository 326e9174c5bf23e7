import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '../../../lib/dates.ts';
import type { Division } from '../football-types.ts';

export type DivisionChoice = 'all' | Division;

export interface ListUrl {
  /** Null stands for today. */
  date: string | null;
  /** Null: the games of the date. */
  week: number | null;
  division: DivisionChoice;
  search: string;
}

const readWeek = (text: string | null): number | null => (text !== null && /^-?\d{1,2}$/.test(text) ? Number(text) : null);

export function readListUrl(params: URLSearchParams): ListUrl {
  const date = params.get('date');
  const division = params.get('division');
  return {
    date: isDay(date) ? date : null,
    week: readWeek(params.get('week')),
    division: division === 'east' || division === 'west' ? division : 'all',
    search: params.get('q') ?? '',
  };
}

/** Only what differs from a fresh list is said; a week and a date stand for one another, so that one takes the other away. */
export function writeListUrl(params: URLSearchParams, change: Partial<ListUrl>): URLSearchParams {
  const next = { ...readListUrl(params), ...change };
  const said = new URLSearchParams(params);
  const put = (name: string, value: string | null): void => (value ? said.set(name, value) : said.delete(name));
  put('date', next.week === null ? next.date : null);
  put('week', next.week === null ? null : String(next.week));
  put('division', next.division === 'all' ? null : next.division);
  put('q', next.search.trim() ? next.search : null);
  return said;
}

export interface ListState extends ListUrl {
  change: (change: Partial<Omit<ListUrl, 'search'>>) => void;
  setSearch: (text: string) => void;
}

export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const url = readListUrl(params);
  // The box keeps its own text: the address follows it, and a box bound to the address would drop fast typing.
  const [search, setText] = useState(url.search);
  return {
    ...url,
    search,
    setSearch: (text) => {
      setText(text);
      setParams((now) => writeListUrl(now, { search: text }), { replace: true, preventScrollReset: true });
    },
    change: (change) => setParams((now) => writeListUrl(now, { ...change, search }), { preventScrollReset: true }),
  };
}
