import { GROUP_SIZE } from '@clearedge/contract/competition';

export interface Draft {
  name: string;
  description: string;
  maxMembers: string;
  isPrivate: boolean;
}
export type Errors = Partial<Record<'name' | 'description' | 'maxMembers', string>>;

export const EMPTY_DRAFT: Draft = { name: '', description: '', maxMembers: String(GROUP_SIZE.fallback), isPrivate: false };

/** What the server would refuse, said before it is asked. What is no number is left to it: it takes fifty. */
export function checkDraft({ name, maxMembers }: Draft): Errors {
  const size = maxMembers.trim() === '' ? GROUP_SIZE.fallback : Number(maxMembers);
  const isOff = !Number.isNaN(size) && (!Number.isInteger(size) || size < GROUP_SIZE.least || size > GROUP_SIZE.most);
  return {
    ...(name.trim() === '' ? { name: 'Group name is required' } : {}),
    ...(isOff ? { maxMembers: `Max members must be between ${GROUP_SIZE.least} and ${GROUP_SIZE.most}.` } : {}),
  };
}
