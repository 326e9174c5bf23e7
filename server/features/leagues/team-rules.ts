import type { LeagueSport } from '@clearedge/contract/sports';
import { isOf, type LeagueGame } from './league-game.ts';
import type { TableRow, Team, TeamPage } from './present-game.ts';
import { type OwnView, recordOf } from './record-rules.ts';

const OPEN: readonly LeagueGame['contest']['status'][] = ['scheduled', 'delayed', 'live'];

export const isOpen = ({ contest }: LeagueGame): boolean => OPEN.includes(contest.status);

/** A club's games that are still to be played or in play, the next one first. */
export const comingGames = (season: readonly LeagueGame[], code: string): LeagueGame[] =>
  season.filter((game) => isOf(game, code) && isOpen(game));

export function presentTeam(row: TableRow, division: Team['division'], season: readonly LeagueGame[]): Team {
  const { code, name, rank, wins, losses, ties, overtimeLosses, points, streak } = row;
  const home = homeOf(season, code);
  return {
    code,
    name,
    division,
    rank: row.played > 0 ? rank : null,
    record: { wins, losses, ties, ...(overtimeLosses === undefined ? {} : { overtimeLosses }) },
    points,
    streak,
    venue: home?.venue ?? null,
    city: home?.city ?? null,
    nextGame: nextOf(season, code),
  };
}

function nextOf(season: readonly LeagueGame[], code: string): Team['nextGame'] {
  const contest = comingGames(season, code)[0]?.contest;
  if (!contest) return null;
  const isHome = contest.homeCode === code;
  return {
    gameId: contest.gameId,
    gameTime: contest.startsAt.toISOString(),
    opponentCode: isHome ? contest.awayCode : contest.homeCode,
    opponent: isHome ? contest.awayName : contest.homeName,
    isHome,
  };
}

/** Where a club is at home most often. */
function homeOf(season: readonly LeagueGame[], code: string): { venue: string; city: string } | null {
  const homes = season.filter(({ contest, isNeutral }) => contest.homeCode === code && !isNeutral).map(({ contest }) => contest);
  const times = (venue: string): number => homes.filter((contest) => contest.venue === venue).length;
  return homes.toSorted((a, b) => times(b.venue) - times(a.venue))[0] ?? null;
}

/** Record and points of some of a club's games. */
export const splitOf = (sport: LeagueSport, views: readonly OwnView[]): TeamPage['splits']['all'] => ({
  record: recordOf(sport, views),
  games: views.length,
  pointsFor: views.reduce((sum, { scored }) => sum + scored, 0),
  pointsAgainst: views.reduce((sum, { allowed }) => sum + allowed, 0),
});
