import { parseAst } from 'rolldown/parseAst';
import type { Tree } from './tree.ts';

export interface Node {
  type?: string;
  source?: { value?: unknown } | null;
  [key: string]: unknown;
}

const parsed = new WeakMap<Tree, Map<string, readonly Node[]>>();

/** The statements of a file, parsed once for all guards that look at the same tree. */
export function statementsOf(tree: Tree, path: string): readonly Node[] {
  const known = parsed.get(tree) ?? new Map<string, readonly Node[]>();
  parsed.set(tree, known);
  const ready = known.get(path);
  if (ready) return ready;
  const statements = parseAst(tree.get(path) ?? '', { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body as unknown as readonly Node[];
  known.set(path, statements);
  return statements;
}

/** Shows every node below one, itself included. */
export function eachNode(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) eachNode(child, see);
  } else if (node !== null && typeof node === 'object') {
    see(node as Node);
    for (const value of Object.values(node)) if (value !== null && typeof value === 'object') eachNode(value, see);
  }
}
