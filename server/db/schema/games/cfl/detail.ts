/** What a game of Canadian football has beyond what every contest has. */
export interface FootballDetail {
  sport: 'cfl';
  stage: 'preseason' | 'regular' | 'semifinal' | 'final' | 'grey_cup';
  isNeutral: boolean;
  /** Points by quarter; a fifth entry is overtime. Absent while no source has told them. */
  quarters?: { away: number[]; home: number[] };
}
