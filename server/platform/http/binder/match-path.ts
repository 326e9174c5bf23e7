export interface PathMatcher {
  /** Methods of the contract at this path; empty when no route has it. */
  methodsAt: (path: string) => string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Turns `/api/games/:gameId` into an expression for whole paths. */
export const pathExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}$`,
  );

export function createPathMatcher(keys: readonly string[]): PathMatcher {
  const routes = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, expression: pathExpression(path) };
  });
  return {
    methodsAt: (path) => {
      const methods = routes.filter(({ expression }) => expression.test(path)).map(({ method }) => method);
      return methods.includes('GET') ? ['HEAD', ...methods] : methods;
    },
  };
}
