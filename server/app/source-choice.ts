import type { LeagueSport } from '@clearedge/contract/sports';
import type { WorldShift } from '../providers/demo/world-time.ts';

/** Which data source runs on the thread, in plain values. */
export type ThreadChoice =
  | { kind: 'demo'; seed: string; shift: WorldShift }
  /** Which season of baseball, if any, and of each league is replayed. */
  | { kind: 'archive'; storeDir: string; season: number | null; leagues: Partial<Record<LeagueSport, number>>; anchorNow: Date };

/** The live source waits for others most of the time, and needs the database: it runs beside the product's own work. */
export type SourceChoice = ThreadChoice | { kind: 'live'; isRehearsal: boolean };

/** What a database is tied to: the games of one source never mix with another's. */
export function nameOfSource(choice: SourceChoice): string {
  if (choice.kind === 'archive') {
    const leagues = Object.entries(choice.leagues).map(([sport, season]) => `${sport}${season}`);
    return ['archive', ...(choice.season === null ? [] : [choice.season]), ...leagues.sort()].join('-');
  }
  return choice.kind === 'live' && choice.isRehearsal ? 'rehearsal' : choice.kind;
}
