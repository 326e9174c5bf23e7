export interface FeedPlayer {
  playerId: string;
  name: string;
  teamCode: string;
  position: string;
  bats: 'L' | 'R' | 'S';
  throws: 'L' | 'R';
}
export interface SeasonLine {
  playerId: string;
  games: number;
  batting: {
    plateAppearances: number;
    atBats: number;
    hits: number;
    doubles: number;
    triples: number;
    homeRuns: number;
    runs: number;
    runsBattedIn: number;
    walks: number;
    strikeouts: number;
    stolenBases: number;
  } | null;
  pitching: {
    starts: number;
    outs: number;
    battersFaced: number;
    hits: number;
    runs: number;
    earnedRuns: number;
    walks: number;
    strikeouts: number;
    homeRuns: number;
    wins: number;
    losses: number;
    saves: number;
  } | null;
}
export interface Injury {
  playerId: string;
  name: string;
  teamCode: string;
  /** Null where the source does not name it. */
  position: string | null;
  description: string;
  /** An Eastern day; null where no report of the placement was found. */
  since: string | null;
  /** The Eastern day of the newest report, from a source that tells no start. */
  reportedOn?: string;
  expectedReturn: string | null;
}
/** One club's players who are out. An empty list is an answer: the source was asked and names no player. */
export interface TeamInjuries {
  players: Injury[];
  checkedAt: Date;
}
/** Batting orders of one game; `confirmed` once announced. */
export interface LineUp {
  confirmed: boolean;
  batters: { playerId: string; name: string; position: string; battingOrder: number; bats: 'L' | 'R' | 'S' }[];
}
export interface PlayerStats {
  listRoster: (teamCode: string, asOf: Date) => Promise<FeedPlayer[]>;
  /** Season to date of every player of a club, games final before `asOf`. */
  listSeasonLines: (teamCode: string, asOf: Date) => Promise<SeasonLine[]>;
  /** Null where the source keeps no injured list of this club; throws when it does not answer. */
  findInjuries: (teamCode: string, asOf: Date) => Promise<TeamInjuries | null>;
  findLineUps: (gameId: string, asOf: Date) => Promise<{ away: LineUp; home: LineUp } | null>;
}
