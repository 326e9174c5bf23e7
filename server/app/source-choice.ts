/** Which data source runs on the thread, in plain values. */
export type SourceChoice = { kind: 'demo'; seed: number } | { kind: 'archive'; storeDir: string; season: number; anchorNow: Date };
