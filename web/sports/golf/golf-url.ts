import { oneOf } from '../../lib/one-of.ts';
import { useSearch } from '../../lib/use-search.ts';
import type { Market } from './golf.queries.ts';
import { MARKETS } from './golf-words.ts';

export const LIST_TABS = ['featured', 'majors', 'upcoming', 'odds'] as const;
export const PAGE_TABS = ['leaderboard', 'odds', 'duel'] as const;

export interface GolfUrl<T extends string> {
  tab: T;
  tournament: string;
  market: Market;
  search: string;
  /** Whose results are open. */
  player: string;
  /** The two of a duel. */
  first: string;
  second: string;
  change: (change: Partial<Record<'tab' | 'tournament' | 'market' | 'q' | 'player' | 'a' | 'b', string | null>>) => void;
}

/** What the page shows stands in the address; what is as on a fresh page is left out of it. */
export function useGolfUrl<T extends string>(tabs: readonly [T, ...T[]]): GolfUrl<T> {
  const [params, changeSearch] = useSearch();
  return {
    tab: oneOf(tabs, params.get('tab'), tabs[0]),
    tournament: params.get('tournament') ?? '',
    market: oneOf(MARKETS, params.get('market'), 'outright'),
    search: params.get('q') ?? '',
    player: params.get('player') ?? '',
    first: params.get('a') ?? '',
    second: params.get('b') ?? '',
    change: (change) =>
      changeSearch(
        { ...change, ...(change.tab === tabs[0] && { tab: null }), ...(change.market === 'outright' && { market: null }) },
        { replace: Object.keys(change).join() === 'q' },
      ),
  };
}
