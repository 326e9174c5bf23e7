import type { LeagueSport } from '@clearedge/contract/sports';
import type { PeriodScores } from '../../../ports/index.ts';

/** What a game of a league of teams has beyond what every contest has. */
export interface LeagueDetail {
  sport: LeagueSport;
  /** One of the sport's own parts of a season. */
  stage: string;
  isNeutral: boolean;
  /** Absent while no source has told them. */
  periods?: PeriodScores;
  /** Periods after those of regulation, where a source counts them without their scores. */
  overtimes?: number;
}
