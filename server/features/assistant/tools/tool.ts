import type { Desk } from '../desk/desk.ts';
import type { Finding } from '../desk/finding.ts';

/** What a look into the data is narrowed by. */
export interface Asked {
  /** The question itself, or what stands for it. */
  text: string;
  /** Codes of clubs; none means all. */
  clubs: readonly string[];
  /** An Eastern day; null means today. */
  day: string | null;
  market: 'moneyline' | 'spread' | 'total' | null;
  dollars: readonly number[];
  /** American prices. */
  prices: readonly number[];
  /** Probabilities, 0..1. */
  chances: readonly number[];
}

export type Look = (desk: Desk, asked: Asked) => Promise<Finding>;
