import type { Group, Member } from '../group.queries.ts';
import type { GroupSlate } from '../pick.queries.ts';
import type { Pickem } from '../pickem/pickem.queries.ts';
import type { Comment } from '../talk/talk.queries.ts';

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

const own = {
  username: 'dmercer',
  isYou: true,
  market: 'moneyline',
  odds: -120,
  bookName: 'Summit',
  pickedAt: '2026-07-11T12:00:00.000Z',
  result: null,
  formula: null,
} as const;
const winners = [
  { market: 'moneyline', side: 'away', line: null, selection: 'Away club', odds: 110, bookName: 'Summit' },
  { market: 'moneyline', side: 'home', line: null, selection: 'Home club', odds: -120, bookName: 'Summit' },
] as const;

/** A card of two open games, both picked, with weights and a penalty. */
export const samplePickem = (more: Partial<Pickem> = {}): Pickem => {
  const [first, last] = ['NYY@BOS', 'CHC@STL'].map((teams, at) => ({
    ...sampleGroupSlate().games[0]!,
    gameId: `20260711_${teams}`,
    awayCode: teams.slice(0, 3),
    homeCode: teams.slice(4),
    offers: [...winners],
    picks: [
      {
        ...own,
        id: `0197f3a0-0000-7000-8000-0000000000c${at}`,
        side: 'home' as const,
        selection: 'Home club',
        weight: at + 1,
        runsGuess: null,
      },
    ],
  }));
  return {
    weekOn: '2026-07-06',
    isCurrent: true,
    rules: { cardDay: 6, cardGames: 3, hasWeights: true, missedPenalty: 2, dropsWorst: true },
    next: null,
    card: { date: '2026-07-11', isFixed: true, lastGameId: last!.gameId, games: [first!, last!] },
    standings: [
      { rank: 1, username: 'dmercer', isYou: true, isSimulated: false, points: 3, right: 1, wrong: 0, missed: 0, pending: 1, runsGuess: 9 },
      {
        rank: 2,
        username: 'bob',
        isYou: false,
        isSimulated: false,
        points: -2,
        right: 0,
        wrong: 0,
        missed: 1,
        pending: 0,
        runsGuess: null,
      },
    ],
    season: [{ rank: 1, username: 'dmercer', isYou: true, isSimulated: false, points: 11, weeks: 3, dropped: -1 }],
    ...more,
  };
};

/** Bob's, as the group's admin sees it. */
export const sampleComment = (more: Partial<Comment> = {}): Comment => ({
  id: '0197f3a0-0000-7000-8000-0000000000d1',
  username: 'bob',
  isYou: false,
  at: '2026-07-11T12:00:00.000Z',
  editedAt: null,
  text: 'Fade the Yankees',
  state: 'shown',
  mayEdit: false,
  mayDelete: true,
  mayReport: true,
  reactions: [
    { kind: 'like', count: 2, isYours: false },
    { kind: 'fire', count: 0, isYours: false },
  ],
  ...more,
});
