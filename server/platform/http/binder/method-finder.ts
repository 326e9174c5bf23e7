import { pathPattern } from './path-pattern.ts';

/** Answers which methods the contract has at a path; none when no route has it. */
export function createMethodFinder(keys: readonly string[]): (path: string) => string[] {
  const routes = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, pattern: pathPattern(path) };
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.match(path) !== null).map(({ method }) => method);
    return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods;
  };
}
