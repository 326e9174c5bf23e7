import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQueries } from '@tanstack/react-query';
import { ofReader, VISITOR } from '../../../../core/session/of-reader.ts';
import { useSession } from '../../../../core/session/session.ts';
import { apiQuery } from '../../../../lib/query.ts';
import type { FootballGame, FootballPick } from '../../football-types.ts';

const ofDay = (date: string, who: string) => ({
  ...ofReader(apiQuery('GET /api/cfl/daily-picks', { query: { date } }), who),
  staleTime: REFRESH_MS.picks,
  refetchInterval: REFRESH_MS.picks,
});

/** What the model has published on these games, as far as the reader's tier goes. */
export function usePicksByGame(games: readonly FootballGame[]): ReadonlyMap<string, FootballPick[]> {
  const { tier, user } = useSession();
  const days = [...new Set(games.map(({ slateOn }) => slateOn))].sort();
  const answers = useQueries({ queries: days.map((day) => ofDay(day, user ? `${user.id} ${tier}` : VISITOR)) });
  const byGame = new Map<string, FootballPick[]>();
  for (const pick of answers.flatMap(({ data }) => data ?? [])) byGame.set(pick.gameId, [...(byGame.get(pick.gameId) ?? []), pick]);
  return byGame;
}
