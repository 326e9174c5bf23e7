import { z } from 'zod';
import { COMMENT, REACTIONS } from '../../competition.ts';
import { complainOfText } from '../../names/index.ts';
import { complainAbout } from '../../names/refine.ts';
import { defineRoutes } from '../../route.ts';
import { Instant, Ok, SlateDate, Uuid } from '../../terms.ts';
import { StaffTicket } from '../support/tickets.ts';

const TEXT_ERROR = 'Write something first.';
const Text = z
  .string({ error: TEXT_ERROR })
  .trim()
  .normalize('NFC')
  .min(1, TEXT_ERROR)
  .max(COMMENT.most, `At most ${COMMENT.most} characters.`)
  .superRefine(complainAbout(complainOfText));

export const GroupComment = z
  .object({
    id: Uuid,
    username: z.string().nullable().meta({ description: 'Null once it is removed' }),
    isYou: z.boolean(),
    at: Instant,
    editedAt: Instant.nullable(),
    text: z.string().nullable().meta({ description: 'Null when it was removed, or reported by the reader' }),
    state: z
      .enum(['shown', 'deleted', 'removed', 'reported'])
      .meta({ description: "Shown; deleted by its author; removed by the group's admin; hidden from the reader, who reported it" }),
    mayEdit: z.boolean(),
    mayDelete: z.boolean(),
    mayReport: z.boolean(),
    reactions: z.array(z.object({ kind: z.enum(REACTIONS), count: z.number(), isYours: z.boolean() })),
  })
  .meta({ id: 'GroupComment' });

const ById = z.object({ groupId: Uuid });
const ByComment = z.object({ groupId: Uuid, commentId: Uuid });

export const groupTalkRoutes = defineRoutes({
  'GET /api/groups/:groupId/comments': {
    id: 'listGroupComments',
    summary: "What the members wrote about a day's games, oldest first",
    access: 'member',
    params: ById,
    query: z.object({ date: SlateDate.optional() }),
    response: z.array(GroupComment),
  },
  'POST /api/groups/:groupId/comments': {
    id: 'writeGroupComment',
    summary: "Write about a day's games to the members; idempotent by Idempotency-Key",
    access: 'member',
    asksAge: true,
    perMinute: 12,
    params: ById,
    body: z.object({ date: SlateDate, text: Text }),
    status: 201,
    response: GroupComment,
  },
  'PATCH /api/groups/:groupId/comments/:commentId': {
    id: 'editGroupComment',
    summary: `Change one's own comment within ${COMMENT.editMinutes} minutes`,
    access: 'member',
    asksAge: true,
    perMinute: 30,
    params: ByComment,
    body: z.object({ text: Text }),
    response: GroupComment,
  },
  'DELETE /api/groups/:groupId/comments/:commentId': {
    id: 'deleteGroupComment',
    summary: "Delete one's own comment, or as the group's admin anybody's; its text is gone for good",
    access: 'member',
    params: ByComment,
    response: Ok,
  },
  'PUT /api/groups/:groupId/comments/:commentId/reactions': {
    id: 'reactToGroupComment',
    summary: 'Put a reaction on a comment, or take it off',
    access: 'member',
    asksAge: true,
    perMinute: 120,
    params: ByComment,
    body: z.object({ kind: z.enum(REACTIONS), isOn: z.boolean() }),
    response: GroupComment,
  },
  'POST /api/groups/:groupId/comments/:commentId/report': {
    id: 'reportGroupComment',
    summary: 'Report a comment to the staff as a ticket of one’s own, once; it is hidden from the reporter',
    access: 'member',
    perMinute: 12,
    params: ByComment,
    body: z.object({ reason: Text }),
    response: Ok,
  },
  'POST /api/admin/tickets/:ticketId/comment': {
    id: 'decideReportedComment',
    summary: 'Remove or keep a reported comment; its ticket is answered with the reason and resolved, and an author learns of a removal',
    access: 'staff',
    perMinute: 60,
    params: z.object({ ticketId: Uuid }),
    body: z.object({
      decision: z.enum(['remove', 'keep'], { error: 'Choose remove or keep.' }),
      reason: z
        .string({ error: 'Give the reason.' })
        .trim()
        .min(5, 'Give the reason, in at least 5 characters.')
        .max(300, 'At most 300 characters.'),
    }),
    response: StaffTicket,
  },
});
