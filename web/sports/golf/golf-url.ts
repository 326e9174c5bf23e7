import { useSearchParams } from 'react-router';
import { oneOf } from '../../lib/one-of.ts';
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
  const [params, setParams] = useSearchParams();
  return {
    tab: oneOf(tabs, params.get('tab'), tabs[0]),
    tournament: params.get('tournament') ?? '',
    market: oneOf(MARKETS, params.get('market'), 'outright'),
    search: params.get('q') ?? '',
    player: params.get('player') ?? '',
    first: params.get('a') ?? '',
    second: params.get('b') ?? '',
    change: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            const isFresh = !value || (name === 'tab' && value === tabs[0]) || (name === 'market' && value === 'outright');
            if (isFresh) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: Object.keys(change).join() === 'q' },
      ),
  };
}
