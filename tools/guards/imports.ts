import { dirname, join, normalize } from 'node:path';
import { eachNode, type Node, statementsOf } from './parse.ts';
import { isCode, type Tree } from './tree.ts';

export interface Edge {
  from: string;
  specifier: string;
  /** Path in the tree, or null when the specifier names an outside package. */
  to: string | null;
  packageName: string | null;
}

/** What a node names as the place it imports or re-exports from, `import('…')` and its types too. */
export function specifierOf({ type, source }: Node): string | null {
  return typeof type === 'string' && /^(Import|Export|TSImportType)/.test(type) && typeof source?.value === 'string' ? source.value : null;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function resolveOurs(specifier: string, tree: Tree): string {
  const [, workspace = '', ...rest] = specifier.split('/');
  const base = [workspace, ...rest].join('/');
  return [`${base}.ts`, `${base}/index.ts`].find((path) => tree.has(path)) ?? `${base}.ts`;
}

/** Where a specifier leads: a path in the tree, or an outside package. */
export function resolveSpecifier(from: string, specifier: string, tree: Tree): Pick<Edge, 'to' | 'packageName'> {
  if (specifier.startsWith('.')) return { to: normalize(join(dirname(from), specifier)).replace(/\?.*$/, ''), packageName: null };
  if (specifier.startsWith('@clearedge/')) return { to: resolveOurs(specifier, tree), packageName: null };
  return { to: null, packageName: packageOf(specifier) };
}

/** Every import, re-export and dynamic import of every TypeScript file; type imports count. */
export function listEdges(tree: Tree): Edge[] {
  const edges: Edge[] = [];
  for (const path of tree.keys()) {
    if (!isCode(path)) continue;
    eachNode(statementsOf(tree, path), (node) => {
      const specifier = specifierOf(node);
      if (specifier !== null) edges.push({ from: path, specifier, ...resolveSpecifier(path, specifier, tree) });
    });
  }
  return edges;
}
