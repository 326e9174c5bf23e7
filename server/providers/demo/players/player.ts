export type Hand = 'L' | 'R' | 'S';
export type Position = 'C' | '1B' | '2B' | '3B' | 'SS' | 'LF' | 'CF' | 'RF' | 'DH' | 'SP' | 'RP';

/** Log-odds above the league's rate of each outcome; speed and glove in deviations. */
export interface BatTalent {
  strikeout: number;
  walk: number;
  homer: number;
  hit: number;
  gap: number;
  speed: number;
  platoon: number;
}

/** Seen from the mound: a positive walk is a walk more. */
export interface ArmTalent {
  strikeout: number;
  walk: number;
  homer: number;
  hit: number;
  groundBall: number;
  platoon: number;
  /** Pitches after which he usually leaves. */
  stamina: number;
  /** Fastball, mph. */
  velocity: number;
}

export interface Player {
  /** Place in the season's list of players. */
  index: number;
  playerId: string;
  name: string;
  shortName: string;
  team: number;
  slot: number;
  position: Position;
  bats: Hand;
  throws: 'L' | 'R';
  age: number;
  bat: BatTalent;
  arm: ArmTalent | null;
}

export interface Roster {
  /** Nine regulars by position, four of the bench, four in the minors who come up for the injured. */
  batters: Player[];
  /** Five of the rotation, two in reserve. */
  starters: Player[];
  /** Closer, set-up men, middle relief, long relief; two in reserve. */
  relievers: Player[];
}
