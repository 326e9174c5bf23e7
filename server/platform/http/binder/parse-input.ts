import type { Issue } from '@clearedge/contract/errors';
import type { Route } from '@clearedge/contract/route';
import { DomainError } from '../../../kernel/domain-error.ts';
import { findHalfText } from './whole-text.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;
const MOST_ISSUES = 20;

const MISSING = /^Invalid input: expected .*, received undefined$/;

/** "inviteCode" as a form names it: "Invite code". */
function labelOf(path: string): string {
  const key = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const label = words.replace(/ id$/, '');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function naming({ path, message }: Issue): string {
  const label = labelOf(path);
  if (label === '') return message;
  if (MISSING.test(message)) return `${label} is required.`;
  return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;
}

/** Parses what a request brought with the route's schemas; refuses with every issue, the first one as the message. */
export function parseInput(route: Route, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const part of PARTS) {
    const schema = route[part];
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part] ?? {});
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })));
  }
  const half = issues.length === 0 ? findHalfText(input.body) : null;
  if (half !== null) issues.push({ path: half, message: 'The text holds half a character.' });
  const first = issues[0];
  if (first) throw new DomainError('INVALID_INPUT', naming(first), { issues: issues.slice(0, MOST_ISSUES) });
  return input;
}
