import type { Header } from './slip-words.ts';

export interface PrintedLeg {
  /** What the bet is on, with its market's words. */
  selection: string;
  /** As printed; '' where it is not. */
  game: string;
  /** Eastern day of the game, where the slip prints it. */
  day: string | null;
  odds: number | null;
}

/** A bet as its slip prints it. */
export interface PrintedSlip {
  text: string;
  kind: Header['kind'];
  legs: PrintedLeg[];
  odds: number | null;
  stake: number | null;
  /** The stake in units, where the slip gives it so. */
  units: number | null;
  sizes: number[] | null;
  boostPercent: number | null;
  isFreeBet: boolean;
  book: string | null;
  placedAt: string | null;
  /** Lines that were not understood. */
  unread: string[];
  /** True where the odds come from the stake and what it pays. */
  isOddsComputed: boolean;
  /** True where the stake comes from the odds and what it is to win. */
  isStakeComputed: boolean;
}
