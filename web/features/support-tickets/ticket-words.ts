import type { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from '@clearedge/contract/routes/support/ticket-terms';
import type { BadgeLook } from '../../ui/marks/badge.tsx';

export type Category = (typeof TICKET_CATEGORIES)[number];
export type Priority = (typeof TICKET_PRIORITIES)[number];
export type Status = (typeof TICKET_STATUSES)[number];

export const CATEGORIES: readonly { value: Category; label: string }[] = [
  { value: 'analysis_insight', label: 'Analysis insight' },
  { value: 'market_update', label: 'Market update' },
  { value: 'feature_request', label: 'Feature request' },
  { value: 'bug_report', label: 'Bug report' },
];
export const PRIORITIES: readonly { value: Priority; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
];
export const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'closed', label: 'Closed' },
];
export const STATUS_LOOK: Readonly<Record<Status, BadgeLook>> = { open: 'info', in_progress: 'warn', resolved: 'value', closed: 'plain' };
export const PRIORITY_LOOK: Readonly<Record<Priority, BadgeLook>> = { low: 'plain', medium: 'plain', high: 'warn', urgent: 'loss' };

export const labelOf = <T extends string>(options: readonly { value: T; label: string }[], value: T): string =>
  options.find((option) => option.value === value)?.label ?? value;
