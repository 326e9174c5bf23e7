import { isCode, type Tree, type Violation } from './tree.ts';

const LINES_MAX = 400;
const LINES_WARN = 250;
const FILES_MAX = 25;
/** Static tables that one would not read top to bottom. */
const LONG_ALLOWED: Readonly<Record<string, string>> = {
  'server/providers/demo/clubs/club-table.ts': 'thirty clubs and their parks, a static table',
};
/** Folders that are flat by design. */
const WIDE_ALLOWED: Readonly<Record<string, string>> = {
  'web/routes': 'one file per URL of the route table',
};

const counted = (path: string): boolean => isCode(path) || /\.(css|mjs)$/.test(path);
export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export function listLong(tree: Tree): { path: string; lines: number }[] {
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
