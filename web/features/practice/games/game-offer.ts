import type { SportKey } from '@clearedge/contract/sports';
import type { NewItem } from '../slip/rules/item.ts';

/** One price of a game as a button shows it. */
export interface GameOffer {
  /** What a press puts on the slip; null while there is no price to take. */
  item: NewItem | null;
  /** "NYY", "−1.5", "O 8.5". */
  short: string;
  /** For those who do not see the column. */
  spoken: string;
  odds: number | null;
  book: string | null;
  /** "14 s", or what stands in its place: "Closed", "Off". */
  note: string;
  /** Class of its state: stale, off, closed. */
  look: string;
  isOpen: boolean;
}

/** A game that practice bets may be placed on. */
export interface OfferedGame {
  gameId: string;
  sport: SportKey;
  awayTeam: string;
  homeTeam: string;
  awayTeamCode: string;
  homeTeamCode: string;
  gameTime: string;
  venue: string;
  /** Away above home; over above under. */
  spread: readonly [GameOffer, GameOffer];
  moneyline: readonly [GameOffer, GameOffer];
  total: readonly [GameOffer, GameOffer];
}

export const GAMES_SHOWN = 6;
