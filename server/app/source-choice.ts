import type { WorldShift } from '../providers/demo/world-time.ts';

/** Which data source runs on the thread, in plain values. */
export type ThreadChoice =
  | { kind: 'demo'; seed: string; shift: WorldShift }
  | { kind: 'archive'; storeDir: string; season: number; anchorNow: Date };

/** The live source waits for others most of the time, and needs the database: it runs beside the product's own work. */
export type SourceChoice = ThreadChoice | { kind: 'live'; isRehearsal: boolean };

/** What a database is tied to: the games of one source never mix with another's. */
export function nameOfSource(choice: SourceChoice): string {
  if (choice.kind === 'archive') return `archive-${choice.season}`;
  return choice.kind === 'live' && choice.isRehearsal ? 'rehearsal' : choice.kind;
}
