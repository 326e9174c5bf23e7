import type { Opportunity } from '../comparison.queries.ts';

export const KIND_NAME: Record<Opportunity['kind'], string> = { arbitrage: 'Arbitrage', middle: 'Middle', 'low hold': 'Low hold' };
export const WARNING_TEXT: Record<Opportunity['warnings'][number], string> = {
  'stale price': 'A price is older than two minutes: look at the book before you stake.',
  'different rules': 'These books settle a shortened game differently: one bet can stand while the other is void.',
  'rules not known': 'What these books say of a shortened game is not known here: read both books’ rules.',
};
