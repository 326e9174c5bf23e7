import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

// The stream names a day's games and one game; what is made of many games is asked for again each minute while it is looked at.
const often = { staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games };

const params = { league: 'cfl' } as const;

const dayQuery = (date: string) => ({ ...apiQuery('GET /api/:league/games', { params, query: { date } }), ...often });
const weekQuery = (week: number) => ({ ...apiQuery('GET /api/:league/games', { params, query: { week: String(week) } }), ...often });
export const scheduleQuery = (week?: number) => ({
  ...apiQuery('GET /api/:league/schedule', { params, query: week === undefined ? {} : { week: String(week) } }),
  ...often,
});
const gameQuery = (gameId: string) => ({
  ...apiQuery('GET /api/:league/games/:gameId', { params: { ...params, gameId }, query: {} }),
  ...often,
});
const teamQuery = (code: string) => ({ ...apiQuery('GET /api/:league/teams/:code', { params: { ...params, code } }), ...often });

export const useSchedule = (week?: number) => useQuery({ ...scheduleQuery(week), placeholderData: (before) => before });
export const useStandings = () => useQuery({ ...apiQuery('GET /api/:league/standings', { params, query: {} }), ...often });
export const useTeams = () => useQuery({ ...apiQuery('GET /api/:league/teams', { params }), ...often });
export const useTeam = (code: string) => useQuery(teamQuery(code));
export const useGameDetails = (gameIds: readonly string[]) => useQueries({ queries: gameIds.map(gameQuery) });

/** Games of a day, or of a week where one is chosen. */
export const slateQuery = ({ date, week }: { date: string; week: number | null }) => (week === null ? dayQuery(date) : weekQuery(week));
