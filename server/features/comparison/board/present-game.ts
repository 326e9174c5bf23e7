import type { Contest } from '../../contests/index.ts';

/** What every price, pair and prop of this page says of its game. */
export const presentTeams = (contest: Contest) => ({
  gameId: contest.gameId,
  sport: contest.sport,
  awayTeam: contest.awayName,
  homeTeam: contest.homeName,
  awayTeamCode: contest.awayCode,
  homeTeamCode: contest.homeCode,
  gameTime: contest.startsAt.toISOString(),
});
