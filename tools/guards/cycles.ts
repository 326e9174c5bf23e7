import type { Edge } from './imports.ts';
import type { Violation } from './tree.ts';

/** Files that import each other, directly or round about: each strongly connected set is one violation. */
export function checkCycles(edges: readonly Edge[]): Violation[] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of edges) if (to !== null && from !== to) graph.set(from, [...(graph.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const violations: Violation[] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node)!);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.has(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== order.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) open.delete(member);
    if (members.length > 1)
      violations.push({ guard: 'cycles', path: members[0]!, message: `import each other: ${members.sort().join(', ')}` });
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return violations;
}

/** No file imports the index.ts of its own folder: that is how cycles begin. */
export function checkOwnIndex(edges: readonly Edge[]): Violation[] {
  return edges
    .filter(({ from, to }) => to !== null && to === from.replace(/[^/]+$/, 'index.ts') && from !== to && !/\.test\.tsx?$/.test(from))
    .map(({ from }) => ({ guard: 'own-index', path: from, message: "imports its own folder's index.ts" }));
}
