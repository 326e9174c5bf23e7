import type { Tree, Violation } from './tree.ts';

const OURS = /^(quant|contract|server|web|e2e|docs|tools|\.ci)\//;

/** Paths that documents put in backticks exist: a map that lies is worse than none. */
export function checkDocuments(tree: Tree, exists: (path: string) => boolean): Violation[] {
  const violations: Violation[] = [];
  for (const [path, text] of tree) {
    if (!path.endsWith('.md')) continue;
    for (const match of text.matchAll(/`([^`\s]+)`/g)) {
      const cited = match[1]!.replace(/:\d+$/, '').replace(/\/$/, '');
      if (!OURS.test(`${cited}/`) || /[*<>{}$|]|NNN/.test(cited)) continue;
      if (!exists(cited)) violations.push({ guard: 'documents', path, message: `cites ${cited}, which does not exist` });
    }
  }
  return violations;
}

/** Each direct dependency has its line of reason. */
export function checkDependencies(tree: Tree): Violation[] {
  const reasons = tree.get('docs/decisions/dependencies.md') ?? '';
  const violations: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/^(\w+\/)?package\.json$/.test(path)) continue;
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (!name.startsWith('@clearedge/') && !reasons.includes(`\`${name}\``))
        violations.push({ guard: 'dependencies', path, message: `${name} has no line of reason in docs/decisions/dependencies.md` });
    }
  }
  return violations;
}
