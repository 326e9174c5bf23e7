import type { Group, Member } from '../group.queries.ts';
import type { GroupSlate } from '../pick.queries.ts';

export const GROUP_ID = '0197f3a0-0000-7000-8000-0000000000a1';

export const sampleGroup = (more: Partial<Group> = {}): Group => ({
  id: GROUP_ID,
  name: 'Bleachers',
  description: 'Section 37',
  isPrivate: true,
  maxMembers: 50,
  currentMembers: 3,
  inviteCode: 'ABCD2345',
  createdAt: '2026-07-01T12:00:00.000Z',
  membership: { role: 'admin', joinedAt: '2026-07-01T12:00:00.000Z' },
  onLeave: { kind: 'hand_over', successor: 'bob' },
  ...more,
});

export const sampleMember = (more: Partial<Member> = {}): Member => ({
  id: '0197f3a0-0000-7000-8000-0000000000b1',
  role: 'member',
  joinedAt: '2026-07-02T12:00:00.000Z',
  isYou: false,
  isSimulated: false,
  user: { username: 'bob', email: 'b•••@e•••.com' },
  ...more,
});

export const sampleGroupSlate = (more: Partial<GroupSlate['games'][number]> = {}): GroupSlate => ({
  date: '2026-07-11',
  games: [
    {
      gameId: '20260711_NYY@BOS',
      awayCode: 'NYY',
      homeCode: 'BOS',
      startsAt: '2026-07-11T23:05:00.000Z',
      status: 'scheduled',
      score: null,
      isOpen: true,
      offers: [
        { market: 'spread', side: 'home', line: 1.5, selection: 'Boston Red Sox +1.5', odds: -130, bookName: 'Summit' },
        { market: 'total', side: 'over', line: 8.5, selection: 'Over 8.5', odds: -105, bookName: 'Keystone' },
      ],
      sealed: 2,
      picks: [],
      ...more,
    },
  ],
});
