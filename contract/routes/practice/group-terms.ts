import { z } from 'zod';
import { GROUP_SIZE } from '../../competition.ts';
import { complainOfName } from '../../names/index.ts';
import { complainAbout } from '../../names/refine.ts';

const SIZE_ERROR = `Max members must be between ${GROUP_SIZE.least} and ${GROUP_SIZE.most}.`;
const CODE_ERROR = 'Invite code is required';
const CODE_MAX = 40;

export const GroupName = z
  .string({ error: 'Group name is required' })
  .trim()
  .normalize('NFC')
  .min(1, 'Group name is required')
  .max(60, 'At most 60 characters.')
  .superRefine(complainAbout((name) => complainOfName(name, { emoji: true })));
export const GroupDescription = z.string().trim().max(300, 'At most 300 characters.');
/** What is no number falls back to 50; a number has to be whole and from 2 to 100. */
export const MaxMembers = z
  .union([z.number(), z.string().max(20, SIZE_ERROR)], { error: SIZE_ERROR })
  .optional()
  .transform((value) => {
    const stated = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof stated === 'number' && !Number.isNaN(stated) ? stated : GROUP_SIZE.fallback;
  })
  .pipe(z.number(SIZE_ERROR).int(SIZE_ERROR).min(GROUP_SIZE.least, SIZE_ERROR).max(GROUP_SIZE.most, SIZE_ERROR));
/** A new size of an existing group: what is no number is refused, because falling back to 50 would change the size unasked. */
export const NewMaxMembers = z
  .union([z.number(), z.string().trim().min(1, SIZE_ERROR).max(20, SIZE_ERROR)], { error: SIZE_ERROR })
  .transform(Number)
  .pipe(z.number(SIZE_ERROR).int(SIZE_ERROR).min(GROUP_SIZE.least, SIZE_ERROR).max(GROUP_SIZE.most, SIZE_ERROR));
export const InviteCode = z.string({ error: CODE_ERROR }).trim().min(1, CODE_ERROR).max(CODE_MAX, 'Invalid invite code');
