import type { FeedTournament, GolfEntry, GolfLeaderboard } from '../../../ports/index.ts';

/** What a game of Canadian football has beyond what every contest has. */
export interface FootballDetail {
  sport: 'cfl';
  stage: 'preseason' | 'regular' | 'semifinal' | 'final' | 'grey_cup';
  isNeutral: boolean;
  /** Points by quarter; a fifth entry is overtime. Absent while no source has told them. */
  quarters?: { away: number[]; home: number[] };
}

/** What a golf tournament has beyond what every contest has. */
export interface GolfDetail
  extends Pick<
      FeedTournament,
      'tour' | 'location' | 'par' | 'yards' | 'purseCents' | 'isMajor' | 'isTeamEvent' | 'scheduledRounds' | 'cut' | 'round' | 'fieldSize'
    >,
    Partial<Pick<GolfLeaderboard, 'cutLine' | 'playOff'>> {
  sport: 'golf';
  /** Of the leaderboard, as ISO text; absent while no field is stored. */
  boardAsOf?: string;
}

/** What only the contests of one sport have; `sport` is the contest's own, as a check of the table says. */
export type ContestDetail = FootballDetail | GolfDetail;

/** A golfer's, or golf team's, score beyond what every entrant has; times are ISO text. */
export interface GolfEntrant extends Pick<GolfEntry, 'country' | 'isAmateur' | 'teedOff' | 'toPar' | 'strokes' | 'rounds'> {
  sport: 'golf';
  teeAt: string | null;
}

/** What only the entrants of one sport have. */
export type EntrantDetail = GolfEntrant;
