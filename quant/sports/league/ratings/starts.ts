import type { LeagueFixture } from '../types.ts';

/** By club and starter, how often lately: an earlier start counts less with each later one. */
export type Starts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Of its weight an earlier start keeps so much at the next. */
const KEPT_START = 0.8;

/** Whether a club begins with someone else than it lately did most. */
export function isBackup(starts: Starts, club: string, starter: string | undefined): boolean {
  const own = starts[club];
  if (starter === undefined || own === undefined) return false;
  return Object.values(own).some((weight) => weight > (own[starter] ?? 0));
}

/** What is remembered after a game. */
export function startsAfter(starts: Starts, { away, home, starters }: LeagueFixture): Starts {
  if (!starters) return starts;
  const of = (club: string, starter: string): Record<string, number> => {
    const kept = Object.entries(starts[club] ?? {}).map(([name, weight]) => [name, KEPT_START * weight] as const);
    const weights = Object.fromEntries(kept);
    return { ...weights, [starter]: (weights[starter] ?? 0) + 1 };
  };
  return { ...starts, [away]: of(away, starters.away), [home]: of(home, starters.home) };
}
