import { useSearchParams } from 'react-router';
import { type HistoryFilter, readFilter, writeFilter } from './history-filter.ts';

export interface HistoryUrl {
  filter: HistoryFilter;
  openBet: string | null;
  changeFilter: (patch: Partial<HistoryFilter>) => void;
  toggleBet: (betId: string) => void;
}

/** The history's filter and open receipt live in the address, so that back, reload and sharing work. */
export function useHistoryUrl(): HistoryUrl {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const openBet = search.get('bet');
  return {
    filter,
    openBet,
    // Typing would otherwise leave a step for every letter behind the back button.
    changeFilter: (patch) => setSearch((now) => writeFilter(now, { ...readFilter(now), ...patch }), { replace: 'q' in patch }),
    toggleBet: (betId) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('tab', 'history');
          if (openBet === betId) next.delete('bet');
          else next.set('bet', betId);
          return next;
        },
        { replace: true },
      ),
  };
}
