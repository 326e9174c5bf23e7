import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, from wherever a tool is started. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRepository = (...parts) => join(repository, ...parts);
