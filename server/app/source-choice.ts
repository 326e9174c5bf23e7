/** Which data source runs on the thread, in plain values. */
export type SourceChoice = { kind: 'demo'; seed: string } | { kind: 'archive'; storeDir: string; season: number; anchorNow: Date };

/** What a database is tied to: the games of one source never mix with another's. */
export const nameOfSource = (choice: SourceChoice): string => (choice.kind === 'demo' ? 'demo' : `archive-${choice.season}`);
