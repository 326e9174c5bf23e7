import { describe, expect, test } from 'vitest';
import { codeFrom, codeKey, decideLeaving, type Member, maskEmail } from './group-rules.ts';

const member = (userId: string, role: 'admin' | 'member', minute: number): Member => ({
  id: `row-${userId}`,
  userId,
  role,
  joinedAt: new Date(Date.UTC(2026, 6, 11, 12, minute)),
});

describe('group rules', () => {
  test('a code takes its letters from the bytes alone, without those that look alike', () => {
    expect(codeFrom(new Uint8Array([0, 31, 32, 63, 255, 8, 13, 23]))).toBe('A9A99JPZ');
    expect(codeFrom(Uint8Array.from({ length: 256 }, (_, at) => at))).not.toMatch(/[IO01]/);
  });

  test.each([
    ['abcd2345', 'ABCD2345'],
    [' ABCD-2345 ', 'ABCD2345'],
    ['ab cd 23 45', 'ABCD2345'],
    ['---', ''],
  ])('a typed code %j means %j', (typed, key) => expect(codeKey(typed)).toBe(key));

  test.each([
    ['ann@example.com', 'a•••@e•••.com'],
    ['x@y.co.uk', 'x•••@y•••.uk'],
    ['a@localhost', 'a•••@l•••'],
    ['@example.com', '•••'],
    ['nobody', '•••'],
  ])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

  test('a member leaves; the admin hands over to the longest-standing one; the last one closes the group', () => {
    const [ann, bob, cid] = [member('ann', 'admin', 0), member('bob', 'member', 5), member('cid', 'member', 3)];
    expect(decideLeaving(bob, [ann, bob, cid])).toEqual({ kind: 'leave' });
    expect(decideLeaving(ann, [ann, bob, cid])).toEqual({ kind: 'hand_over', successor: cid });
    expect(decideLeaving(ann, [ann])).toEqual({ kind: 'close' });
  });
});
