/** What a game of Canadian football has beyond what every contest has. */
export interface FootballDetail {
  sport: 'cfl';
  stage: 'preseason' | 'regular' | 'semifinal' | 'final' | 'grey_cup';
  isNeutral: boolean;
  /** Points by quarter; a fifth entry is overtime. Absent while no source has told them. */
  quarters?: { away: number[]; home: number[] };
}

/** What only the contests of one sport have; `sport` is the contest's own, as a check of the table says. */
export type ContestDetail = FootballDetail;
