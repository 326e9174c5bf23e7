import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openBetsQuery } from '../live-bets/use-live-bets.ts';
import { useSession } from '../session/session.ts';

/** The games that the reader's open bets are on; empty for a visitor and until the bets are known. */
export function useMyGames(): ReadonlySet<string> {
  const isIn = useSession().user !== null;
  const { data } = useQuery({ ...openBetsQuery, enabled: isIn });
  return useMemo(() => new Set((data ?? []).flatMap(({ gameId }) => (gameId ? [gameId] : []))), [data]);
}
