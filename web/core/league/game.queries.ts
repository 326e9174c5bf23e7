import { REFRESH_MS } from '@clearedge/contract/constants';
import { type LeagueSport, sportOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';
import { hasStarted } from '../games.ts';
import { ofReader, VISITOR } from '../session/of-reader.ts';
import { useSession } from '../session/session.ts';
import { useCan } from '../session/use-can.ts';
import { gameQuery, picksQuery } from './league.queries.ts';
import type { LeagueGame, LeaguePick } from './league-types.ts';

type Named = Pick<LeagueGame, 'sport' | 'gameId'>;

/** One game, asked for again while its page is open, more often while it is in play. */
export const useLeagueGame = (league: LeagueSport, gameId: string) =>
  useQuery({
    ...gameQuery(league, gameId),
    refetchInterval: ({ state }) => (state.data?.status === 'live' ? REFRESH_MS.liveGame : REFRESH_MS.games),
  });

/** Every play with the chances after it, from the start on. */
export const usePlayByPlay = ({ sport, gameId, status }: Named & Pick<LeagueGame, 'status'>) =>
  useQuery({
    ...apiQuery('GET /api/:league/games/:gameId/plays', { params: { league: sport, gameId } }),
    enabled: hasStarted({ status }),
    refetchInterval: status === 'live' ? REFRESH_MS.liveGame : false,
  });

/** What its players have done in a game that has begun. */
export const useLeagueBox = ({ sport, gameId, status }: Named & Pick<LeagueGame, 'status'>) =>
  useQuery({
    ...apiQuery('GET /api/:league/games/:gameId/box-score', { params: { league: sport, gameId } }),
    enabled: hasStarted({ status }),
    refetchInterval: status === 'live' ? REFRESH_MS.liveGame : false,
  });

/** Who of both clubs is out or may not play. */
export const useLeagueInjuries = ({ sport, gameId }: Named) =>
  useQuery({
    ...apiQuery('GET /api/:league/games/:gameId/injuries', { params: { league: sport, gameId } }),
    refetchInterval: REFRESH_MS.games,
  });

/** What the model makes of a game; without the plan it is not asked for. */
export function useLeagueAnalysis({ sport, gameId, status }: Named & Pick<LeagueGame, 'status'>) {
  const isOpen = useCan('analysis');
  return useQuery({
    ...apiQuery('GET /api/:league/games/:gameId/analysis', { params: { league: sport, gameId } }),
    staleTime: REFRESH_MS.games,
    refetchInterval: hasStarted({ status }) ? false : REFRESH_MS.games,
    enabled: isOpen,
  });
}

/** The published picks of a game, as far as this reader may see them. */
export function useLeaguePicks({ sport, gameId, slateOn }: Named & Pick<LeagueGame, 'slateOn'>): LeaguePick[] {
  const { tier, user } = useSession();
  const query = ofReader(picksQuery(sport, slateOn), user ? `${user.id} ${tier}` : VISITOR);
  const { data } = useQuery({ ...query, enabled: sportOf(sport).hasPicks });
  return (data ?? []).filter((pick) => pick.gameId === gameId);
}
