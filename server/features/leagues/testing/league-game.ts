import type { FeedLeagueGame } from '../../../ports/index.ts';
import type { LeagueGame } from '../league-game.ts';
import { footballGame } from './games.ts';

/** A stored game of the CFL as the rules read it. */
export function leagueGame(gameId: string, values: Partial<FeedLeagueGame> = {}): LeagueGame {
  const { away, home, venue, week, stage, isNeutral, score, ...rest } = footballGame({ gameId, ...values });
  return {
    sport: 'cfl',
    week,
    stage,
    isNeutral,
    periods: null,
    live: null,
    contest: {
      ...rest,
      records: null,
      resumesOn: null,
      week,
      detail: { sport: 'cfl', stage, isNeutral },
      id: gameId,
      sport: 'cfl',
      source: 'demo',
      gameNumber: 1,
      isDoubleheader: false,
      scheduledInnings: 0,
      awayCode: away.code,
      awayName: away.name,
      homeCode: home.code,
      homeName: home.name,
      venue: venue.name,
      city: venue.city,
      roof: venue.roof,
      dayNight: 'night',
      awayPitcher: null,
      homePitcher: null,
      awayScore: score?.away ?? null,
      homeScore: score?.home ?? null,
      lineScore: null,
      liveState: null,
      standing: null,
      weather: null,
      resultHold: null,
      updatedAt: rest.startsAt,
    },
  };
}
