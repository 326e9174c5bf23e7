import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { Consultation } from './consultation.queries.ts';

type Type = Consultation['type'];

export const TYPES: readonly { value: Type; label: string }[] = [
  { value: 'strategy', label: 'Strategy' },
  { value: 'analysis', label: 'Analysis' },
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'general', label: 'General' },
];
export const typeName = (type: Type): string => TYPES.find(({ value }) => value === type)?.label ?? type;

const STATUS: Readonly<Record<string, { label: string; look: BadgeLook }>> = {
  scheduled: { label: 'Scheduled', look: 'info' },
  completed: { label: 'Completed', look: 'value' },
  cancelled: { label: 'Canceled', look: 'loss' },
};
export const statusWords = (status: string): { label: string; look: BadgeLook } => STATUS[status] ?? { label: status, look: 'plain' };
