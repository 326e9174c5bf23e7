import { z } from 'zod';
import { CARD_GAMES, RUNS_GUESS_MOST } from '../../competition.ts';
import { defineRoutes } from '../../route.ts';
import { MAX_BOARD_LINE } from '../../sports.ts';
import { GameId, Ok, SlateDate, Uuid } from '../../terms.ts';
import { GROUP_MARKETS, Group, GroupActivity, GroupInvite, GroupMember, GroupSlate, OpenGroup, Side } from './group-shapes.ts';
import { GroupDescription, GroupName, InviteCode, MaxMembers, NewMaxMembers } from './group-terms.ts';

const RUNS_ERROR = `Guess a whole number of runs from 0 to ${RUNS_GUESS_MOST}.`;
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
      weight: z
        .number()
        .int()
        .min(1)
        .max(CARD_GAMES.most)
        .optional()
        .meta({
          description:
            'Confidence weight of a winner on the card; a game that has it takes this one’s in exchange. Absent: the one it has, else the lowest that is free',
        }),
      runsGuess: z
        .number(RUNS_ERROR)
        .int(RUNS_ERROR)
        .min(0, RUNS_ERROR)
        .max(RUNS_GUESS_MOST, RUNS_ERROR)
        .optional()
        .meta({ description: 'Tiebreaker: the total runs of the last game on the card, with the pick of its winner' }),
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
