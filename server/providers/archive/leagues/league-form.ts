import type { TeamRef } from '../../../ports/index.ts';

/** How a league's files name what the league's own feed has other words for. */
export interface ArchiveLeague {
  /** Names of the clubs by today's codes. */
  clubs: Readonly<Record<string, string>>;
  /** Codes and names of clubs that play under another code today. */
  former: Readonly<Record<string, TeamRef>>;
  /** The stage of each `game_type`; that of a series is one of `rounds`. */
  stages: Readonly<Record<string, string>>;
  /** Stages of `PO`, each entered by winning four games of one opponent; empty where every round has a type of its own. */
  rounds: readonly string[];
  /** Eastern start where the file has none. */
  usualStart: string;
  /** Minutes of regulation, of real time from start to end, and of real time for overtime. */
  minutes: { regulation: number; game: number; overtime: number };
}
