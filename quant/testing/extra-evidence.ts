import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared');

/** What may lie beside the repository and adds to its own tests: published vectors, past seasons and recorded provider answers. */
const EXTRA = { vectors: 'reference/vectors', seasons: 'data', samples: 'samples' } as const;
export type ExtraEvidence = keyof typeof EXTRA;

/** The folder of one kind, or a path inside it; it need not exist. */
export const extraPath = (kind: ExtraEvidence, ...parts: readonly string[]): string => path.join(FOLDER, EXTRA[kind], ...parts);

export const hasExtra = (kind: ExtraEvidence, ...parts: readonly string[]): boolean => existsSync(extraPath(kind, ...parts));

/** "Extra evidence: vectors yes, seasons no, samples yes" */
export const describeExtra = (): string =>
  `Extra evidence: ${(Object.keys(EXTRA) as ExtraEvidence[]).map((kind) => `${kind} ${hasExtra(kind) ? 'yes' : 'no'}`).join(', ')}`;
