import { call } from '@clearedge/contract/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { apiKey } from '../../../lib/query.ts';
import type { BetHistory } from '../bet-types.ts';
import { type HistoryFilter, requestedOf } from './history-filter.ts';

const CALM_MS = 250;

/** The text once no one has typed for a moment: a search of a long history is not asked for at every letter. */
export function useCalm(text: string): string {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), CALM_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : calm;
}

/** Settled bets that fit, page by page; the first page says what all of them come to. */
export function useHistory(filter: HistoryFilter) {
  const query = requestedOf(filter);
  return useInfiniteQuery({
    queryKey: [...apiKey('/api/bets/history', query), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/bets/history', { query: { ...query, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: BetHistory) => last.nextBefore,
    placeholderData: keepPreviousData,
    enabled: useSession().user !== null,
  });
}
