import type { SportKey } from '@clearedge/contract/sports';
import type { GameFacts } from '@clearedge/quant/grading';
import type { BoxScore, DoubtfulResult, LiveState, OddsBoard, Providers, ReportedFacts, ReportedFootballFacts } from '../ports/index.ts';

/** What a source reports of an ended game, of whichever sport. */
export type GameReport = Pick<ReportedFacts | ReportedFootballFacts, 'facts' | 'isFinal' | 'reportedAt'>;

export interface GameAnswer {
  facts: GameReport | DoubtfulResult | null;
  box: BoxScore | null;
  live: LiveState | null;
}

/** What the server needs of a sport of games between two teams. */
export interface GameModule {
  /** The board of its prices; null where the source in use has none. */
  findBoard: (ports: Providers) => OddsBoard | null;
  /** Asks the source what it knows of an ended game; null where the source in use does not follow the sport. */
  askAnswer: (ports: Providers, gameId: string, asOf: Date) => Promise<GameAnswer> | null;
  /** RangeError for facts that no bet can be graded on. */
  checkFacts: (facts: GameFacts) => void;
  /** Whether facts decide every bet although the source does not call them final. */
  isDecidedEarly: (facts: GameFacts) => boolean;
  /** Whether a final comes with a box score. */
  hasBoxScore: boolean;
  /** Whether bets on a complete part are settled while the game is in play. */
  settlesParts: boolean;
  /** Standard deviation of the final margin. */
  marginSd: number;
}

export interface SportModule {
  key: SportKey;
  /** Null for a sport of tournaments. */
  game: GameModule | null;
}
