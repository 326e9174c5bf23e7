const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_BYTES = 8;

/** Eight of 32 letters and digits that no one mistakes for one another: a trillion codes. */
export const codeFrom = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A code as it is stored: spaces and dashes that people put in between do not count, nor does the case. */
export const codeKey = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** "a•••@e•••.com": enough to recognise an address one knows, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${email[0]}•••@${domain[0] ?? ''}•••${dot > 0 ? domain.slice(dot) : ''}`;
}

interface Editable {
  name: string;
  description: string;
  isPrivate: boolean;
  maxMembers: number;
}

/** What a wish changes about a group: neither what it does not name nor what is so already. */
export function changeOf(group: Editable, wish: { [K in keyof Editable]?: Editable[K] | undefined }): Partial<Editable> {
  const { name, description, isPrivate, maxMembers } = wish;
  return {
    ...(name !== undefined && name !== group.name && { name }),
    ...(description !== undefined && description !== group.description && { description }),
    ...(isPrivate !== undefined && isPrivate !== group.isPrivate && { isPrivate }),
    ...(maxMembers !== undefined && maxMembers !== group.maxMembers && { maxMembers }),
  };
}

export interface Member {
  id: string;
  userId: string;
  role: 'admin' | 'member';
  joinedAt: Date;
}
export type Leaving = { kind: 'leave' } | { kind: 'hand_over'; successor: Member } | { kind: 'close' };

/** What becomes of a group when one of its members goes: the admin's place falls to whoever has been there longest. */
export function decideLeaving(leaver: Pick<Member, 'userId' | 'role'>, members: readonly Member[]): Leaving {
  const others = members.filter(({ userId }) => userId !== leaver.userId);
  if (others.length === 0) return { kind: 'close' };
  if (leaver.role === 'member') return { kind: 'leave' };
  const [successor] = others.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.id < b.id ? -1 : 1));
  return { kind: 'hand_over', successor: successor! };
}
