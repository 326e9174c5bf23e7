import { type FootballEvent, isOf } from '../football-event.ts';
import type { TableRow, Team, TeamPage } from '../present/wire.ts';
import { type OwnView, recordOf } from './record-rules.ts';

const OPEN: readonly FootballEvent['event']['status'][] = ['scheduled', 'delayed', 'live'];

/** A club's games that are still to be played or in play, the next one first. */
export const comingGames = (season: readonly FootballEvent[], code: string): FootballEvent[] =>
  season.filter((game) => isOf(game, code) && OPEN.includes(game.event.status));

export function presentTeam(row: TableRow, division: Team['division'], season: readonly FootballEvent[]): Team {
  const { code, name, rank, wins, losses, ties, points, streak } = row;
  const home = homeOf(season, code);
  return {
    code,
    name,
    division,
    rank: row.played > 0 ? rank : null,
    record: { wins, losses, ties },
    points,
    streak,
    venue: home?.venue ?? null,
    city: home?.city ?? null,
    nextGame: nextOf(season, code),
  };
}

function nextOf(season: readonly FootballEvent[], code: string): Team['nextGame'] {
  const event = comingGames(season, code)[0]?.event;
  if (!event) return null;
  const isHome = event.homeCode === code;
  return {
    gameId: event.gameId,
    gameTime: event.startsAt.toISOString(),
    opponentCode: isHome ? event.awayCode : event.homeCode,
    opponent: isHome ? event.awayName : event.homeName,
    isHome,
  };
}

/** Where a club is at home most often. */
function homeOf(season: readonly FootballEvent[], code: string): { venue: string; city: string } | null {
  const homes = season.filter(({ event, isNeutral }) => event.homeCode === code && !isNeutral).map(({ event }) => event);
  const times = (venue: string): number => homes.filter((event) => event.venue === venue).length;
  return homes.toSorted((a, b) => times(b.venue) - times(a.venue))[0] ?? null;
}

/** Record and points of some of a club's games. */
export const splitOf = (views: readonly OwnView[]): TeamPage['splits']['all'] => ({
  record: recordOf(views),
  games: views.length,
  pointsFor: views.reduce((sum, { scored }) => sum + scored, 0),
  pointsAgainst: views.reduce((sum, { allowed }) => sum + allowed, 0),
});
