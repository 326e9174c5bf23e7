import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { isCode, type Tree } from './tree.ts';

export interface Edge {
  from: string;
  specifier: string;
  /** Path in the tree, or null when the specifier names an outside package. */
  to: string | null;
  packageName: string | null;
}

interface Node {
  type?: string;
  source?: { value?: unknown } | null;
  [key: string]: unknown;
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const here = node as Node;
  if (typeof here.type === 'string' && /^(Import|Export|TSImportType)/.test(here.type) && typeof here.source?.value === 'string')
    found.push(here.source.value);
  for (const value of Object.values(here)) collect(value, found);
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

function resolve(from: string, specifier: string, tree: Tree): Pick<Edge, 'to' | 'packageName'> {
  if (specifier.startsWith('.')) return { to: normalize(join(dirname(from), specifier)).replace(/\?.*$/, ''), packageName: null };
  if (specifier.startsWith('@clearedge/')) return { to: resolveOurs(specifier, tree), packageName: null };
  return { to: null, packageName: packageOf(specifier) };
}

/** Every import, re-export and dynamic import of every TypeScript file; type imports count. */
export function listEdges(tree: Tree): Edge[] {
  const edges: Edge[] = [];
  for (const [path, text] of tree) {
    if (!isCode(path)) continue;
    const specifiers: string[] = [];
    collect(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body, specifiers);
    for (const specifier of specifiers) edges.push({ from: path, specifier, ...resolve(path, specifier, tree) });
  }
  return edges;
}
