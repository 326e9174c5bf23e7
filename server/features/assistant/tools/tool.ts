import type { Finding } from '../session/finding.ts';
import type { AssistantSession } from '../session/session.ts';

/** What a look into the data is narrowed by. */
export interface Requested {
  /** The question itself, or what stands for it. */
  text: string;
  /** Codes of clubs; none means all. */
  teams: readonly string[];
  /** An Eastern day; null means today. */
  day: string | null;
  market: 'moneyline' | 'spread' | 'total' | null;
  dollars: readonly number[];
  /** American prices. */
  prices: readonly number[];
  /** Probabilities, 0..1. */
  chances: readonly number[];
}

export type Look = (session: AssistantSession, requested: Requested) => Promise<Finding>;
