import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project as the guards see it: path from the root -> text. Tests plant violations by making one by hand. */
export type Tree = ReadonlyMap<string, string>;

export interface Violation {
  guard: string;
  path: string;
  message: string;
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', 'data', '.tmp', 'migrations']);
const READ = /\.(ts|tsx|mjs|css|md|json|html)$/;

export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(path);
      } else if (READ.test(entry.name)) tree.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  walk('');
  return tree;
}

export const isCode = (path: string): boolean => /\.(ts|tsx)$/.test(path);
export const isTest = (path: string): boolean =>
  /\.(test|typetest)\.(ts|tsx)$/.test(path) || /(^|\/)testing\//.test(path) || path.startsWith('e2e/');
