import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkCycles, checkOwnIndex } from './cycles.ts';
import { checkDependencies, checkDocuments, checkWords } from './documents.ts';
import { checkExports } from './exports.ts';
import { listEdges } from './imports.ts';
import { checkOwnerWrites } from './owner-writes.ts';
import { checkRooms } from './rooms.ts';
import { checkRoutes } from './routes.ts';
import { checkFolders, checkSizes, listLong } from './sizes.ts';
import { checkSportLiterals } from './sport-literals.ts';
import { readTree, type Tree, type Violation } from './tree.ts';

export function runGuards(tree: Tree, exists: (path: string) => boolean): Violation[] {
  const edges = listEdges(tree);
  const blind = edges.length < 10 ? [{ guard: 'imports', path: '.', message: 'hardly any import was read' }] : [];
  return [
    ...blind,
    ...checkRooms(edges),
    ...checkCycles(edges),
    ...checkOwnIndex(edges),
    ...checkExports(tree),
    ...checkOwnerWrites(tree),
    ...checkRoutes(tree),
    ...checkSizes(tree),
    ...checkFolders(tree),
    ...checkSportLiterals(tree),
    ...checkDocuments(tree, exists),
    ...checkWords(tree),
    ...checkDependencies(tree),
  ];
}

if (process.argv[1] && resolve(process.argv[1]) === resolve(import.meta.filename)) {
  const root = resolve(import.meta.dirname, '../..');
  const tree = readTree(root);
  const violations = runGuards(tree, (path) => existsSync(join(root, path)));
  for (const { path, lines } of listLong(tree)) console.log(`warning: ${path} has ${lines} lines`);
  for (const { guard, path, message } of violations) console.error(`${guard}: ${path}: ${message}`);
  console.log(`guards: ${tree.size} files read, ${violations.length} violations`);
  process.exit(violations.length === 0 ? 0 : 1);
}
