import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { EarlyFeature, Feedback } from './early.queries.ts';

type Category = EarlyFeature['category'];
type Status = EarlyFeature['status'];
export type FeedbackKind = Feedback['kind'];

export type EarlyTab = 'all' | Category;
export const TABS: readonly { value: EarlyTab; label: string }[] = [
  { value: 'all', label: 'All Features' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'ui', label: 'Interface' },
  { value: 'ai', label: 'AI & ML' },
  { value: 'integrations', label: 'Integrations' },
];
export const readTab = (text: string | null): EarlyTab => TABS.find(({ value }) => value === text)?.value ?? 'all';

export const STATUS: Readonly<Record<Status, { label: string; look: BadgeLook }>> = {
  beta: { label: 'Beta', look: 'info' },
  preview: { label: 'Preview', look: 'warn' },
  'coming-soon': { label: 'Coming Soon', look: 'plain' },
};

export const FEEDBACK: readonly { kind: FeedbackKind; label: string; asks: string }[] = [
  { kind: 'bug', label: 'Report Bug', asks: 'What happened, and what should have happened?' },
  { kind: 'request', label: 'Feature Request', asks: 'What would you like to do?' },
  { kind: 'feedback', label: 'Send Feedback', asks: 'What do you think of it?' },
];
