import type { Route } from '@clearedge/contract/route';

/** Fails when a verb answers something that the contract does not promise. What is sent is the JSON, so the JSON is checked. */
export function checkAnswer(key: string, route: Route, result: unknown): void {
  if (route.status === 204) return;
  const sent: unknown = route.produces === 'csv' ? result : JSON.parse(JSON.stringify(result ?? null));
  const parsed = route.response.safeParse(sent);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${key} answered what the contract does not allow: ${issues.join('; ')}`);
}
