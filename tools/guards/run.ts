import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkDependencies, checkDocuments } from './documents.ts';
import { type Edge, listEdges } from './imports.ts';
import { checkOwnerWrites } from './owner-writes.ts';
import { checkRooms } from './rooms.ts';
import { checkSportLiterals } from './sport-literals.ts';
import { checkTierLiterals } from './tier-literals.ts';
import { isCode, isTest, readTree, type Tree, type Violation } from './tree.ts';
import { checkWording } from './wording.ts';

const LINES_MAX = 400;
const LINES_WARN = 250;
const FILES_MAX = 25;
/** Static tables that one would not read top to bottom. */
const LONG_ALLOWED: Readonly<Record<string, string>> = {
  'server/providers/demo/teams/team-table.ts': 'thirty clubs and their parks, a static table',
};
/** Folders that are flat by design. */
const WIDE_ALLOWED: Readonly<Record<string, string>> = { 'web/routes': 'one file per URL of the route table' };

const counted = (path: string): boolean => isCode(path) || /\.(css|mjs)$/.test(path);
const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

function listLong(tree: Tree): { path: string; lines: number }[] {
  return [...tree]
    .filter(([path]) => counted(path))
    .map(([path, text]) => ({ path, lines: lineCount(text) }))
    .filter(({ lines }) => lines > LINES_WARN)
    .sort((a, b) => b.lines - a.lines);
}

export function checkSizes(tree: Tree): Violation[] {
  return listLong(tree)
    .filter(({ path, lines }) => lines > LINES_MAX && !(path in LONG_ALLOWED))
    .map(({ path, lines }) => ({ guard: 'sizes', path, message: `${lines} lines; ${LINES_MAX} at most` }));
}

/** At most twenty-five source files a folder (tests stand beside them and do not count), names in kebab-case. */
export function checkFolders(tree: Tree): Violation[] {
  const folders = new Map<string, number>();
  const violations: Violation[] = [];
  for (const path of tree.keys()) {
    if (!isCode(path)) continue;
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name))
      violations.push({ guard: 'names', path, message: 'file names are kebab-case' });
    if (/\.(test|typetest)\./.test(name)) continue;
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  for (const [folder, files] of folders)
    if (files > FILES_MAX && !(folder in WIDE_ALLOWED))
      violations.push({ guard: 'folders', path: folder, message: `${files} files; ${FILES_MAX} at most, then sub-folders` });
  return violations;
}

/** No file imports the index.ts of its own folder: that is how cycles begin. */
export function checkOwnIndex(edges: readonly Edge[]): Violation[] {
  return edges
    .filter(({ from, to }) => to !== null && to === from.replace(/[^/]+$/, 'index.ts') && from !== to && !/\.test\.tsx?$/.test(from))
    .map(({ from }) => ({ guard: 'own-index', path: from, message: "imports its own folder's index.ts" }));
}

const ROUTE = /'((?:GET|POST|PATCH|PUT|DELETE) \/api\/[^']+)'\s*:/g;

/** Keys of every contract route, read from contract/routes. */
const listRouteKeys = (tree: Tree): string[] =>
  [...tree]
    .filter(([path]) => path.startsWith('contract/routes/') && !isTest(path))
    .flatMap(([, text]) => [...text.matchAll(ROUTE)].map((match) => match[1]!));

/** A path under /api that the server registers by hand instead of through the contract. */
function byHand(path: string, text: string): Violation[] {
  const found = [...text.matchAll(/\.(get|post|put|patch|delete|route)\s*(?:<[^>]*>)?\(\s*(?:\{[^}]*url:\s*)?['"`](\/api\/[^'"`]*)/g)];
  return found
    .filter((match) => !['/api/openapi.json', '/api/docs'].includes(match[2]!))
    .map((match) => ({ guard: 'routes', path, message: `${match[2]} is registered outside the contract` }));
}

/** A slice that calls another's route instead of what that slice exports. */
const callsRoute = (path: string, text: string): boolean => path.startsWith('server/features/') && /\.routes\[/.test(text);

/** Every route of the contract has a row in the access matrix, no route lives outside the contract, and no slice calls another's. */
export function checkRoutes(tree: Tree): Violation[] {
  const matrixPath = 'server/app/access-matrix.ts';
  const matrix = tree.get(matrixPath) ?? '';
  const keys = listRouteKeys(tree);
  const violations: Violation[] = keys.length === 0 ? [{ guard: 'routes', path: 'contract/routes', message: 'no route was read' }] : [];
  for (const key of keys)
    if (!matrix.includes(`'${key}'`)) violations.push({ guard: 'routes', path: matrixPath, message: `no access test for ${key}` });
  for (const [path, text] of tree)
    if (path.startsWith('server/') && path.endsWith('.ts') && !isTest(path)) {
      violations.push(...byHand(path, text));
      if (callsRoute(path, text))
        violations.push({ guard: 'routes', path, message: "calls another slice's route; import the function from its index.ts" });
    }
  return violations;
}

export function runGuards(tree: Tree, exists: (path: string) => boolean): Violation[] {
  const edges = listEdges(tree);
  const blind = edges.length < 10 ? [{ guard: 'imports', path: '.', message: 'hardly any import was read' }] : [];
  return [
    ...blind,
    ...checkRooms(edges),
    ...checkOwnIndex(edges),
    ...checkOwnerWrites(tree),
    ...checkRoutes(tree),
    ...checkSizes(tree),
    ...checkFolders(tree),
    ...checkSportLiterals(tree),
    ...checkTierLiterals(tree),
    ...checkDocuments(tree, exists),
    ...checkWording(tree),
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
