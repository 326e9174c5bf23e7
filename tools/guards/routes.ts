import { isTest, type Tree, type Violation } from './tree.ts';

const ROUTE = /'((?:GET|POST|PATCH|PUT|DELETE) \/api\/[^']+)'\s*:/g;

/** Keys of every contract route, read from contract/routes. */
export const listRouteKeys = (tree: Tree): string[] =>
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

/** Every route of the contract has a row in the access matrix, and no route lives outside the contract. */
export function checkRoutes(tree: Tree): Violation[] {
  const matrixPath = 'server/app/access-matrix.ts';
  const matrix = tree.get(matrixPath) ?? '';
  const keys = listRouteKeys(tree);
  const violations: Violation[] = keys.length === 0 ? [{ guard: 'routes', path: 'contract/routes', message: 'no route was read' }] : [];
  for (const key of keys)
    if (!matrix.includes(`'${key}'`)) violations.push({ guard: 'routes', path: matrixPath, message: `no access test for ${key}` });
  for (const [path, text] of tree)
    if (path.startsWith('server/') && path.endsWith('.ts') && !isTest(path)) violations.push(...byHand(path, text));
  return violations;
}
