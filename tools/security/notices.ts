import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Locked {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Locked>;

const SHIPPED = ['contract', 'server', 'web'];

/** Where a package of that name is found from `from`: the nearest folder of modules, as Node looks. */
function locate(packages: Packages, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[path]?.version) return path;
    if (at === '') return null;
  }
}

/** Every package that the product needs to run, by its place in the lock file; the binaries of other platforms included. */
export function listShipped(packages: Packages): string[] {
  const found = new Set<string>();
  const open = [...SHIPPED];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { dependencies, optionalDependencies } = packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = locate(packages, at, name);
      if (path === null || found.has(path)) continue;
      found.add(path);
      open.push(path);
    }
  }
  return [...found].sort();
}

/** The line of a package's license that names its owner. */
function ownerOf(folder: string): string {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name)) : undefined;
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return /^\W*(copyright (?:\(c\)|©|\d).*)$/im.exec(text)?.[1]?.replaceAll('|', '').trim() ?? '';
}

/** The page of what other people's packages ask, one row for each license and owner. */
export function noticesPage(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages };
  const named = new Map<string, string[]>();
  for (const path of listShipped(packages)) {
    const { version = '', license = 'see the package' } = packages[path]!;
    const terms = `| ${license} | ${ownerOf(join(root, path))} |`;
    named.set(terms, [...(named.get(terms) ?? []), `${path.split('node_modules/').at(-1)} ${version}`]);
  }
  return [
    '# Packages that run in the product',
    '',
    'Written by `npm run notices` from the lock file. The whole text of a license is in its package.',
    '',
    '| License | Owner | Packages |',
    '|---|---|---|',
    ...[...named].map(([terms, list]) => `${terms} ${list.join(', ')} |`),
    '',
  ].join('\n');
}

if (process.argv[1] && resolve(process.argv[1]) === resolve(import.meta.filename)) {
  const root = resolve(import.meta.dirname, '../..');
  writeFileSync(join(root, 'docs', 'licenses.md'), noticesPage(root));
}
