import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { MAX_BOARD_LINE } from '../../sports.ts';
import { GameId, Instant, Ok, SlateDate, Uuid } from '../../terms.ts';
import { GroupDescription, GroupName, InviteCode, MaxMembers, NewMaxMembers } from './group-terms.ts';

const Role = z.enum(['admin', 'member']);
export const Group = z
  .object({
    id: Uuid,
    name: z.string(),
    description: z.string(),
    isPrivate: z.boolean(),
    maxMembers: z.number(),
    currentMembers: z.number(),
    inviteCode: z.string(),
    createdAt: Instant,
    membership: z.object({ role: Role, joinedAt: Instant }),
    onLeave: z
      .object({ kind: z.enum(['leave', 'hand_over', 'close']), successor: z.string().nullable() })
      .meta({ description: 'What happens when the caller leaves' }),
  })
  .meta({ id: 'Group' });

export const OpenGroup = z
  .object({ id: Uuid, name: z.string(), description: z.string(), currentMembers: z.number(), maxMembers: z.number() })
  .meta({ id: 'OpenGroup' });

/** What may be seen of a group before joining, by whoever holds its code. */
export const GroupInvite = z
  .object({
    name: z.string(),
    currentMembers: z.number(),
    maxMembers: z.number(),
    standing: z.enum(['open', 'full', 'member', 'removed']).meta({ description: 'Whether the caller can join, and why not' }),
    groupId: Uuid.nullable().meta({ description: 'For those who belong to it already' }),
  })
  .meta({ id: 'GroupInvite' });

export const GroupMember = z
  .object({
    id: Uuid,
    role: Role,
    joinedAt: Instant,
    isYou: z.boolean(),
    isSimulated: z.boolean(),
    user: z.object({ username: z.string(), email: z.string().meta({ description: "Masked but for the group's admin and oneself" }) }),
  })
  .meta({ id: 'GroupMember' });

export const GroupActivity = z
  .object({
    id: Uuid,
    at: Instant,
    kind: z.enum(['created', 'joined', 'left', 'removed', 'code_renewed', 'handed_over', 'edited', 'closed']),
    actor: z.string().nullable(),
    subject: z.string().nullable(),
  })
  .meta({ id: 'GroupActivity' });

export const GROUP_MARKETS = ['moneyline', 'spread', 'total'] as const;
const Side = z.enum(['away', 'home', 'over', 'under']);
const Result = z.enum(['win', 'loss', 'push', 'void']);
const GroupPick = z
  .object({
    id: Uuid,
    username: z.string(),
    isYou: z.boolean(),
    market: z.enum(GROUP_MARKETS),
    side: Side,
    selection: z.string(),
    odds: z.number(),
    bookName: z.string(),
    pickedAt: Instant,
    result: Result.nullable(),
    formula: z.string().nullable(),
  })
  .meta({ id: 'GroupPick' });
export const GroupSlate = z
  .object({
    date: SlateDate,
    games: z.array(
      z.object({
        gameId: z.string(),
        awayCode: z.string(),
        homeCode: z.string(),
        startsAt: Instant,
        status: z.string(),
        score: z.object({ away: z.number(), home: z.number() }).nullable(),
        isOpen: z.boolean().meta({ description: 'True until the first pitch: picks can be made, and those of others are sealed' }),
        offers: z.array(
          z.object({
            market: z.enum(GROUP_MARKETS),
            side: Side,
            line: z.number().nullable(),
            selection: z.string(),
            odds: z.number(),
            bookName: z.string(),
          }),
        ),
        sealed: z.number().meta({ description: 'How many picks of others are still hidden' }),
        picks: z.array(GroupPick).meta({ description: "One's own, and everybody's from the first pitch on" }),
      }),
    ),
  })
  .meta({ id: 'GroupSlate' });

const ById = z.object({ groupId: Uuid });
const ByMember = z.object({ groupId: Uuid, memberId: Uuid });

export const groupRoutes = defineRoutes({
  'GET /api/groups': { id: 'listGroups', summary: "One's own groups", access: 'member', response: z.array(Group) },
  'GET /api/groups/open': {
    id: 'listOpenGroups',
    summary: 'Groups that are not private and have a place left',
    access: 'member',
    response: z.array(OpenGroup),
  },
  'POST /api/groups': {
    id: 'createGroup',
    summary: 'Create a group and become its admin; idempotent by Idempotency-Key',
    access: 'member',
    asksAge: true,
    perMinute: 30,
    body: z.object({
      name: GroupName,
      description: GroupDescription.nullish().transform((text) => text ?? ''),
      isPrivate: z.boolean().optional(),
      maxMembers: MaxMembers,
    }),
    status: 201,
    response: Group,
  },
  'PATCH /api/groups/:groupId': {
    id: 'editGroup',
    summary: "Change a group's name, description, size or privacy; its admin alone. What is not named stays",
    access: 'member',
    perMinute: 30,
    params: ById,
    body: z.object({
      name: GroupName.optional(),
      description: GroupDescription.optional(),
      isPrivate: z.boolean().optional(),
      maxMembers: NewMaxMembers.optional(),
    }),
    response: Group,
  },
  'POST /api/groups/invite': {
    id: 'readGroupInvite',
    summary: 'What may be seen of a group before joining by its invite code; the code is in the body, so that no log holds it',
    access: 'visitor',
    perMinute: 60,
    body: z.object({ inviteCode: InviteCode }),
    response: GroupInvite,
  },
  'POST /api/groups/join': {
    id: 'joinGroupByCode',
    summary: 'Join the group whose invite code this is',
    access: 'member',
    asksAge: true,
    perMinute: 60,
    body: z.object({ inviteCode: InviteCode }),
    response: Group,
  },
  'POST /api/groups/:groupId/join': {
    id: 'joinGroup',
    summary: 'Join this group by its invite code; one that is not private needs none',
    access: 'member',
    asksAge: true,
    perMinute: 60,
    params: ById,
    body: z.object({ inviteCode: InviteCode.optional() }),
    response: Group,
  },
  'POST /api/groups/:groupId/leave': {
    id: 'leaveGroup',
    summary: 'Leave; the admin hands over to the longest-standing member, and the last member closes the group',
    access: 'member',
    params: ById,
    response: Ok,
  },
  'POST /api/groups/:groupId/invite-code': {
    id: 'renewInviteCode',
    summary: 'A new invite code; the old one stops working',
    access: 'member',
    perMinute: 30,
    params: ById,
    response: z.object({ inviteCode: z.string() }),
  },
  'GET /api/groups/:groupId/members': {
    id: 'listGroupMembers',
    summary: 'Who belongs to a group',
    access: 'member',
    params: ById,
    response: z.array(GroupMember),
  },
  'DELETE /api/groups/:groupId/members/:memberId': {
    id: 'removeGroupMember',
    summary: 'Remove a member; they cannot come back',
    access: 'member',
    params: ByMember,
    response: Ok,
  },
  'POST /api/groups/:groupId/members/:memberId/hand-over': {
    id: 'handOverGroup',
    summary: 'Make this member the admin in place of oneself',
    access: 'member',
    params: ByMember,
    response: Ok,
  },
  'GET /api/groups/:groupId/activity': {
    id: 'listGroupActivity',
    summary: 'What happened in a group, newest first',
    access: 'member',
    params: ById,
    response: z.array(GroupActivity),
  },
  'GET /api/groups/:groupId/picks': {
    id: 'listGroupPicks',
    summary: "A day's games with the picks that may be seen",
    access: 'member',
    params: ById,
    query: z.object({ date: SlateDate.optional() }),
    response: GroupSlate,
  },
  'PUT /api/groups/:groupId/picks': {
    id: 'setGroupPick',
    summary: 'Pick a side of a market at the best price of the board, in place of an earlier pick on it',
    access: 'member',
    asksAge: true,
    perMinute: 120,
    params: ById,
    body: z.object({
      gameId: GameId,
      market: z.enum(GROUP_MARKETS, { error: 'Choose moneyline, spread or total.' }),
      side: Side,
      line: z
        .number()
        .min(-MAX_BOARD_LINE)
        .max(MAX_BOARD_LINE)
        .nullish()
        .meta({ description: 'The number that was seen; another one on the board is refused' }),
    }),
    response: GroupSlate,
  },
  'DELETE /api/groups/:groupId/picks/:pickId': {
    id: 'removeGroupPick',
    summary: "Take back one's own pick before the first pitch",
    access: 'member',
    params: z.object({ groupId: Uuid, pickId: Uuid }),
    response: Ok,
  },
});
