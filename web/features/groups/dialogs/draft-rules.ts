import { GROUP_SIZE } from '@clearedge/contract/competition';
import type { Group } from '../group.queries.ts';

export interface Draft {
  name: string;
  description: string;
  maxMembers: string;
  isPrivate: boolean;
}
export type Errors = Partial<Record<'name' | 'description' | 'maxMembers', string>>;

export const EMPTY_DRAFT: Draft = { name: '', description: '', maxMembers: String(GROUP_SIZE.fallback), isPrivate: false };
export const draftOf = ({ name, description, maxMembers, isPrivate }: Group): Draft => ({
  name,
  description,
  maxMembers: String(maxMembers),
  isPrivate,
});

const SIZE_ERROR = `Max members must be between ${GROUP_SIZE.least} and ${GROUP_SIZE.most}.`;
const isSize = (size: number): boolean => Number.isInteger(size) && size >= GROUP_SIZE.least && size <= GROUP_SIZE.most;
const nameError = ({ name }: Draft): Errors => (name.trim() === '' ? { name: 'Group name is required' } : {});

/** What the server would refuse, said before it is asked. What is no number is left to it: it takes fifty. */
export function checkDraft(draft: Draft): Errors {
  const size = draft.maxMembers.trim() === '' ? GROUP_SIZE.fallback : Number(draft.maxMembers);
  return { ...nameError(draft), ...(Number.isNaN(size) || isSize(size) ? {} : { maxMembers: SIZE_ERROR }) };
}

/** The same for a group that is there: a size has to be said, and nobody is put out by it. */
export function checkEdit(draft: Draft, { currentMembers }: Pick<Group, 'currentMembers'>): Errors {
  const size = draft.maxMembers.trim() === '' ? Number.NaN : Number(draft.maxMembers);
  const few = `The group has ${currentMembers} members. Choose ${currentMembers} or more.`;
  return { ...nameError(draft), ...(!isSize(size) ? { maxMembers: SIZE_ERROR } : size < currentMembers ? { maxMembers: few } : {}) };
}
