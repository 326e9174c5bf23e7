import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import { nfl } from '@clearedge/contract/sports/nfl/data';
import type { EspnLeague, SeasonPlace } from '../league.ts';

/** ESPN's weeks before the season: the Hall of Fame game and three more. */
const PRESEASON_WEEKS = 4;
const PRESEASON = 1;
const REGULAR = 2;
const POSTSEASON = 3;
/** By ESPN's week of the postseason; the fourth is an all-star game. */
const PLAYOFFS: Readonly<Record<number, SeasonPlace>> = {
  1: { stage: 'wild_card', week: 19 },
  2: { stage: 'divisional', week: 20 },
  3: { stage: 'conference', week: 21 },
  5: { stage: 'super_bowl', week: 23 },
};

function placeOf(type: number, week: number | null): SeasonPlace | null {
  if (week === null) return null;
  if (type === PRESEASON) return { stage: 'preseason', week: week - PRESEASON_WEEKS };
  if (type === REGULAR) return { stage: 'regular', week };
  return type === POSTSEASON ? (PLAYOFFS[week] ?? null) : null;
}

export const NFL: EspnLeague = {
  sport: nfl.key,
  path: 'football/nfl',
  clubs: NFL_CLUBS,
  otherCodes: nfl.teams.otherCodes,
  retractable: ['ARI', 'ATL', 'DAL', 'HOU', 'IND'],
  periods: nfl.leagueForm.periods.count,
  periodMinutes: 15,
  unit: nfl.scoreUnit.many,
  placeOf: ({ season }, week) => placeOf(season.type, week),
  moved: 'week',
  kind: 'football',
  isNamedByEnd: false,
};
