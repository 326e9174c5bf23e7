import { type Dealings, readDealings, type Taken } from './dealings.ts';
import { isCode, isTest, type Tree, type Violation } from './tree.ts';

// Read by others than our imports: a bundler's glob, a command, a benchmark that is bundled first, whoever takes the mathematics.
const STARTS = /^(web\/routes\/[^/]+\.tsx|tools\/.*|e2e\/.*|server\/main\/.*|(.*\/)?[a-z]+\.config\.ts|quant\/.*\/index\.ts)$/;
/** What may be said on the wire is there for whoever speaks with us: only what means nothing at all is refused. */
const isOpen = (path: string): boolean => path.startsWith('contract/');

/** The names of each file that some other file takes, however often they are passed on between. */
function takenNames(dealings: ReadonlyMap<string, Dealings>): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  const queue: Taken[] = [...dealings].flatMap(([path, { takes }]) => [
    ...takes.filter(({ to }) => to !== path),
    ...(STARTS.test(path) ? [{ to: path, name: '*' }] : []),
  ]);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { to, name } = next;
    const names = taken.get(to) ?? new Set();
    taken.set(to, names);
    if (names.has(name)) continue;
    names.add(name);
    for (const pass of dealings.get(to)?.passes ?? [])
      if (pass.as === '*') queue.push({ to: pass.to, name });
      else if (pass.as === name || name === '*') queue.push({ to: pass.to, name: pass.name });
  }
  return taken;
}

/** A value that is exported and that no file imports, tests included: dead, or exported for nobody. */
export function checkExports(tree: Tree): Violation[] {
  const paths = [...tree.keys()].filter((path) => isCode(path) && !path.endsWith('.d.ts'));
  const dealings = new Map(paths.map((path) => [path, readDealings(tree, path)]));
  const taken = takenNames(dealings);
  return paths
    .filter((path) => !STARTS.test(path) && !isTest(path))
    .flatMap((path) => {
      const { offers, passes, mentions } = dealings.get(path)!;
      const passed = new Set(passes.map(({ as }) => as));
      const names = taken.get(path);
      return [...offers]
        .filter((name) => !names?.has('*') && !names?.has(name))
        .map((name) => ({ name, isUsedHere: !passed.has(name) && (mentions.get(name) ?? 0) > 1 }))
        .filter(({ isUsedHere }) => !isUsedHere || !isOpen(path))
        .map(({ name, isUsedHere }) => ({
          guard: 'exports',
          path,
          message: isUsedHere ? `${name} is used in this file alone: no need to export it` : `${name} is exported and nobody imports it`,
        }));
    });
}
