import { REFRESH_MS } from '@clearedge/contract/constants';
import type { LeagueSport, PickSport } from '@clearedge/contract/sports';
import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query.ts';

// The stream names a day's games and one game; what is made of many games is asked for again each minute while it is looked at.
const often = { staleTime: REFRESH_MS.games, refetchInterval: REFRESH_MS.games };
const ofPicks = { staleTime: REFRESH_MS.picks, refetchInterval: REFRESH_MS.picks };

export interface ScheduleRequested {
  week?: number;
  date?: string;
}

/** Games of a day, or of a week where one is chosen. */
export const slateQuery = (league: LeagueSport, { date, week }: { date: string; week: number | null }) => ({
  ...apiQuery('GET /api/:league/games', { params: { league }, query: week === null ? { date } : { week: String(week) } }),
  ...often,
});
/** Of a season: a week, or a day of a league that is listed by the day; that in play, or the next one, where neither is chosen. */
export const scheduleQuery = (league: LeagueSport, { week, date }: ScheduleRequested = {}) => ({
  ...apiQuery('GET /api/:league/schedule', {
    params: { league },
    query: { ...(week === undefined ? {} : { week: String(week) }), ...(date === undefined ? {} : { date }) },
  }),
  ...often,
});
export const gameQuery = (league: LeagueSport, gameId: string) => ({
  ...apiQuery('GET /api/:league/games/:gameId', { params: { league, gameId }, query: {} }),
  ...often,
});
// Asked of leagues with picks alone.
const withPicks = (league: LeagueSport) => ({ league: league as LeagueSport & PickSport });
export const picksQuery = (league: LeagueSport, date: string) => ({
  ...apiQuery('GET /api/:league/daily-picks', { params: withPicks(league), query: { date } }),
  ...ofPicks,
});
export const pickDayQuery = (league: LeagueSport, date: string) => ({
  ...apiQuery('GET /api/:league/daily-picks/day', { params: withPicks(league), query: { date } }),
  ...ofPicks,
});

export const useSchedule = (league: LeagueSport, requested?: ScheduleRequested) =>
  useQuery({ ...scheduleQuery(league, requested), placeholderData: (before) => before });
/** Of a season, the latest stored one where none is chosen. */
export const useStandings = (league: LeagueSport, season: string | null = null) =>
  useQuery({ ...apiQuery('GET /api/:league/standings', { params: { league }, query: season === null ? {} : { season } }), ...often });
/** Simulated a few times a day at most: nothing is asked for again while it is looked at. */
export const useFutures = (league: LeagueSport) => useQuery(apiQuery('GET /api/:league/futures', { params: { league } }));
export const useInjuries = (league: LeagueSport) =>
  useQuery({ ...apiQuery('GET /api/:league/injuries', { params: { league } }), ...often });
export const useTeams = (league: LeagueSport) => useQuery({ ...apiQuery('GET /api/:league/teams', { params: { league } }), ...often });
export const useTeam = (league: LeagueSport, code: string) =>
  useQuery({ ...apiQuery('GET /api/:league/teams/:code', { params: { league, code } }), ...often });
export const useGameDetails = (league: LeagueSport, gameIds: readonly string[]) =>
  useQueries({ queries: gameIds.map((gameId) => gameQuery(league, gameId)) });
