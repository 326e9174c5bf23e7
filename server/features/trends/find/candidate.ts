import type { TrendCategory } from '@clearedge/contract/strategy-terms';
import type { Entry } from './trials.ts';

/** What today's games a trend is about. */
export interface About {
  teamCode?: string;
  venue?: string;
  weather?: string;
}

/** Something that was looked at, whether or not it turns out to mean anything. */
export interface Candidate {
  id: string;
  category: TrendCategory;
  kind: 'record' | 'streak';
  /** In order of their start. */
  entries: Entry[];
  about: About;
  /** Names the set: "Yankees as underdogs". */
  subject: string;
  /** What is won: "won", "covered the run line", "went over". */
  verb: { won: string; lost: string };
  /** The same games from the other side, where that is a bet of its own: the under beside the over. */
  other: Entry[] | null;
}
