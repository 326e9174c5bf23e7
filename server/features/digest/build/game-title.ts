import { type GameSport, isGameSport } from '@clearedge/contract/sports';
import type { Contest } from '../../contests/index.ts';

/** A contest of two clubs. */
export type GameContest = Contest & { sport: GameSport };
export const isOfClubs = (contest: Contest): contest is GameContest => isGameSport(contest.sport);

export const clubsOf = ({ awayName, homeName, awayCode, homeCode }: Contest) => ({
  awayTeam: awayName,
  homeTeam: homeName,
  awayTeamCode: awayCode,
  homeTeamCode: homeCode,
});

/** Which game a line of the digest is about. */
export const titleOf = (contest: GameContest) => ({
  gameId: contest.gameId,
  sport: contest.sport,
  ...clubsOf(contest),
  startsAt: contest.startsAt.toISOString(),
});
