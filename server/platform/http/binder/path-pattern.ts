/** A route's path, able to recognise addresses and read their parameters. */
export interface PathPattern {
  /** The decoded parameters of a path, or null when it is not this pattern's. */
  match: (path: string) => Record<string, string> | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads a pattern such as `/api/games/:gameId`. */
export function pathPattern(pattern: string): PathPattern {
  const names = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const source = pattern.split('/').map((part) => (part.startsWith(':') ? '([^/]+)' : escaped(part)));
  const expression = new RegExp(`^${source.join('/')}$`);
  return {
    match: (path) => {
      const found = expression.exec(path);
      if (!found) return null;
      try {
        return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)]));
      } catch {
        return null;
      }
    },
  };
}
