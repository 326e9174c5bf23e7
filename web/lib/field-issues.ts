import { CallError } from '@clearedge/contract/client';

/** What the server reported of single fields, by their place in what was sent; `within` is left out of it. */
export function fieldIssues(error: unknown, within = ''): Record<string, string> {
  const issues = error instanceof CallError ? (error.problem?.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.startsWith(within) ? path.slice(within.length) : path, message]));
}
