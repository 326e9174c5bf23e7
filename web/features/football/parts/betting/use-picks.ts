import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQueries } from '@tanstack/react-query';
import { useSession } from '../../../../core/session/session.ts';
import { apiQuery } from '../../../../lib/query.ts';
import type { FootballGame, FootballPick } from '../../football-types.ts';

// What is hidden depends on who asks, and so is kept for each apart.
const ofDay = (date: string, tier: string) => {
  const { queryKey, queryFn } = apiQuery('GET /api/cfl/daily-picks', { query: { date } });
  return { queryKey: [...queryKey, tier], queryFn, staleTime: REFRESH_MS.picks, refetchInterval: REFRESH_MS.picks };
};

/** What the model has published on these games, as far as the reader's tier goes. */
export function usePicksByGame(games: readonly FootballGame[]): ReadonlyMap<string, FootballPick[]> {
  const { tier, user } = useSession();
  const days = [...new Set(games.map(({ slateOn }) => slateOn))].sort();
  const answers = useQueries({ queries: days.map((day) => ofDay(day, user ? tier : 'visitor')) });
  const byGame = new Map<string, FootballPick[]>();
  for (const pick of answers.flatMap(({ data }) => data ?? [])) byGame.set(pick.gameId, [...(byGame.get(pick.gameId) ?? []), pick]);
  return byGame;
}
