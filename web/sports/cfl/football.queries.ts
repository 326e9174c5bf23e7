import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

// The stream names a day's games and one game; what is made of many games is asked for again each minute while it is looked at.
const often = { staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games };

const dayQuery = (date: string) => ({ ...apiQuery('GET /api/cfl/games', { query: { date } }), ...often });
const weekQuery = (week: number) => ({ ...apiQuery('GET /api/cfl/games', { query: { week: String(week) } }), ...often });
export const scheduleQuery = (week?: number) => ({
  ...apiQuery('GET /api/cfl/schedule', week === undefined ? {} : { query: { week: String(week) } }),
  ...often,
});
const gameQuery = (gameId: string) => ({ ...apiQuery('GET /api/cfl/games/:gameId', { params: { gameId }, query: {} }), ...often });
const teamQuery = (code: string) => ({ ...apiQuery('GET /api/cfl/teams/:code', { params: { code } }), ...often });

export const useSchedule = (week?: number) => useQuery({ ...scheduleQuery(week), placeholderData: (before) => before });
export const useStandings = () => useQuery({ ...apiQuery('GET /api/cfl/standings'), ...often });
export const useTeams = () => useQuery({ ...apiQuery('GET /api/cfl/teams'), ...often });
export const useTeam = (code: string) => useQuery(teamQuery(code));
export const useGameDetails = (gameIds: readonly string[]) => useQueries({ queries: gameIds.map(gameQuery) });

/** Games of a day, or of a week where one is chosen. */
export const slateQuery = ({ date, week }: { date: string; week: number | null }) => (week === null ? dayQuery(date) : weekQuery(week));
