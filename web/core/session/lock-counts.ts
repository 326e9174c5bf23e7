import type { Contract } from '@clearedge/contract';
import type { Feature } from '@clearedge/contract/entitlements';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

type Yesterday = CallResult<Contract['GET /api/yesterday']>;

interface LockCount {
  name: string;
  count: number;
}

const openGames = ({ openGames: count }: Yesterday): LockCount => ({ name: 'open games', count });
const aboveFair = ({ pricesAboveFair: count }: Yesterday): LockCount => ({ name: 'prices beat fair by 1%+', count });
const compared = ({ pricesCompared: count }: Yesterday): LockCount => ({ name: 'prices compared', count });
const books = ({ books: count }: Yesterday): LockCount => ({ name: 'books compared', count });
const picks = ({ picks: count }: Yesterday): LockCount => ({ name: 'picks published', count });

/** What a locked tool has found today, in three counts; a tool of one's own bets has none. */
const COUNTS: Partial<Record<Feature, readonly ((day: Yesterday) => LockCount)[]>> = {
  comparison: [aboveFair, openGames, books],
  picks: [picks, openGames, compared],
  trends: [
    ({ trendsTested: count }) => ({ name: 'trends tested for luck', count }),
    ({ trends: count }) => ({ name: 'trends listed', count }),
    openGames,
  ],
  propFinder: [aboveFair, openGames, compared],
  parlays: [aboveFair, openGames, books],
  assistant: [compared, picks, books],
  strategies: [openGames, compared, books],
};

/** The last settled day and today's counts; the same for everybody, and without anything of what a plan holds. */
export const useYesterday = (enabled = true): Yesterday | undefined =>
  useQuery({ ...apiQuery('GET /api/yesterday'), staleTime: 60_000, enabled }).data;

/** The counts of a locked tool, those of nothing left out; empty until they are known. */
export function useLockCounts(feature: Feature): LockCount[] {
  const counts = COUNTS[feature];
  const day = useYesterday(counts !== undefined);
  return day && counts ? counts.map((of) => of(day)).filter(({ count }) => count > 0) : [];
}
