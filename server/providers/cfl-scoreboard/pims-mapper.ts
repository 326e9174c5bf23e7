import { easternDay } from '@clearedge/quant/calendar';
import type { FeedFootballGame, FootballStage } from '../../ports/football-feed.ts';
import { findClubByPims, homeVenueId } from './clubs.ts';
import type { WireFixture } from './pims-schema.ts';
import { venueOf } from './venues.ts';

/** 2 and 3 are the semi-finals, 4 and 5 the finals, one of each division. */
const STAGES: readonly FootballStage[] = ['preseason', 'regular', 'semifinal', 'semifinal', 'final', 'final', 'grey_cup'];
const PLAYOFF_WEEKS: Readonly<Partial<Record<FootballStage, number>>> = { semifinal: 22, final: 23, grey_cup: 24 };

/**
 * A game of a past season; null where a club, the time, the week or the result is missing. The list of fixtures carries no status, so that a game of
 * a season that is over counts as played when its scores are there and not both zero: no game ends 0-0.
 */
export function mapFixture(fixture: WireFixture, seasonYear: number): FeedFootballGame | null {
  const [away, home] = [findClubByPims(fixture.away_team_id ?? null), findClubByPims(fixture.home_team_id ?? null)];
  const stage = STAGES[fixture.game_type_id ?? -1];
  if (!away || !home || !stage || !fixture.start_at || !/(Z|[+-]\d\d:?\d\d)$/.test(fixture.start_at)) return null;
  const startsAt = new Date(fixture.start_at);
  // Some routes ignore the season asked for: the year inside decides.
  if (Number.isNaN(startsAt.getTime()) || startsAt.getUTCFullYear() !== seasonYear) return null;
  if (fixture.away_team_score == null || fixture.home_team_score == null) return null;
  const score = { away: fixture.away_team_score, home: fixture.home_team_score };
  if (score.away + score.home === 0) return null;
  const week = PLAYOFF_WEEKS[stage] ?? fixture.week ?? null;
  if (week === null) return null;
  const slateOn = easternDay(startsAt);
  return {
    gameId: `${slateOn.replaceAll('-', '')}_${away.code}@${home.code}`,
    sourceId: String(fixture.ID),
    seasonYear,
    week,
    stage,
    slateOn,
    startsAt,
    isStartTentative: false,
    away,
    home,
    venue: venueOf(fixture),
    isNeutral: stage === 'grey_cup' && (fixture.venue_id ?? null) !== homeVenueId(home.code),
    status: 'final',
    statusNote: null,
    score,
    endedAt: null,
  };
}
