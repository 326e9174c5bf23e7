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
  position: string;
  description: string;
  since: string;
  expectedReturn: string | null;
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
  listInjuries: (asOf: Date) => Promise<Injury[]>;
  findLineUps: (gameId: string, asOf: Date) => Promise<{ away: LineUp; home: LineUp } | null>;
}
