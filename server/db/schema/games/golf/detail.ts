import type { FeedTournament, GolfEntry, GolfLeaderboard } from '../../../../ports/index.ts';

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

/** A golfer's, or golf team's, score beyond what every entrant has; times are ISO text. */
export interface GolfEntrant extends Pick<GolfEntry, 'country' | 'isAmateur' | 'teedOff' | 'toPar' | 'strokes' | 'rounds'> {
  sport: 'golf';
  teeAt: string | null;
}
