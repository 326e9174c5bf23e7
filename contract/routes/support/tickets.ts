import { z } from 'zod';
import { tierNames } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { Instant, Ok, TierSchema, Uuid } from '../../terms.ts';
import { TICKET_CATEGORIES, TICKET_DEFAULTS, TICKET_LIMITS, TICKET_PRIORITIES, TICKET_STATUSES } from './ticket-terms.ts';

const words = (what: string, most: number) =>
  z
    .string({ error: `${what} is required.` })
    .trim()
    .min(1, `${what} is required.`)
    .max(most, `At most ${most} characters.`);
const Category = z.enum(TICKET_CATEGORIES, { error: 'Choose a category.' });
const Priority = z.enum(TICKET_PRIORITIES, { error: 'Choose low, medium, high or urgent.' });
const Status = z.enum(TICKET_STATUSES, { error: 'Choose open, in_progress, resolved or closed.' });
const ById = z.object({ ticketId: Uuid });

const ticket = {
  id: Uuid,
  title: z.string(),
  description: z.string(),
  category: Category,
  priority: Priority,
  status: Status,
  source: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: Instant,
  updatedAt: Instant,
};
export const Ticket = z.object(ticket).meta({ id: 'Ticket' });
export const StaffTicket = z
  .object({ ...ticket, userId: Uuid, username: z.string(), userTier: TierSchema, assignee: z.string().nullable() })
  .meta({ id: 'StaffTicket' });
export const TicketHistory = z
  .object({
    ...ticket,
    entries: z.array(
      z.object({
        id: Uuid,
        at: Instant,
        by: z.enum(['member', 'staff']),
        author: z.string().nullable().meta({ description: 'Null where the account is gone; members see staff without names' }),
        kind: z.enum(['reply', 'change']),
        body: z.string(),
      }),
    ),
  })
  .meta({ id: 'TicketHistory' });

const NewTicket = z.object({
  title: words('A title', TICKET_LIMITS.title),
  description: words('A description', TICKET_LIMITS.text),
  category: Category.default(TICKET_DEFAULTS.category),
  priority: Priority.default(TICKET_DEFAULTS.priority).meta({
    description: `Of ${tierNames('ticketPriority')} members and staff; medium for everybody else`,
  }),
});

export const ticketRoutes = defineRoutes({
  'GET /api/tickets': { id: 'listOwnTickets', summary: "One's own tickets, the newest first", access: 'member', response: z.array(Ticket) },
  'POST /api/tickets': {
    id: 'openTicket',
    summary: `Ask those who run the installation; at most ${TICKET_LIMITS.openPerMember} may be open at once`,
    access: 'member',
    perMinute: 60,
    body: NewTicket,
    status: 201,
    response: Ticket,
  },
  'GET /api/tickets/:ticketId': {
    id: 'getTicket',
    summary: "A ticket of one's own, or for staff anybody's, with its history",
    access: 'member',
    params: ById,
    response: TicketHistory,
  },
  'POST /api/tickets/:ticketId/replies': {
    id: 'replyToTicket',
    summary: 'Say something more; opens a resolved ticket again when its owner does',
    access: 'member',
    perMinute: 30,
    params: ById,
    body: z.object({ body: words('A reply', TICKET_LIMITS.text) }),
    status: 201,
    response: TicketHistory,
  },
  'POST /api/tickets/:ticketId/close': {
    id: 'closeTicket',
    summary: "Close one's own ticket",
    access: 'member',
    params: ById,
    response: TicketHistory,
  },
  'GET /api/admin/tickets': {
    id: 'listTickets',
    summary: 'A page of all tickets, the newest first',
    access: 'staff',
    query: z.object({
      status: Status.optional(),
      priority: Priority.optional(),
      category: Category.optional(),
      assigned: z.enum(['me', 'nobody']).optional(),
      search: z
        .string()
        .trim()
        .max(120, 'Search for at most 120 characters.')
        .optional()
        .meta({ description: 'In title, description or username' }),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.array(StaffTicket),
  },
  'GET /api/admin/tickets/summary': {
    id: 'summariseTickets',
    summary: 'How many tickets there are, by state',
    access: 'staff',
    response: z
      .object({ total: z.number(), open: z.number(), resolved: z.number(), highPriority: z.number() })
      .meta({ id: 'TicketSummary' }),
  },
  'PATCH /api/admin/tickets/:ticketId': {
    id: 'editTicket',
    summary: 'Change what a ticket says, where it stands or who sees to it',
    access: 'staff',
    params: ById,
    body: z
      .object({
        title: words('A title', TICKET_LIMITS.title),
        description: words('A description', TICKET_LIMITS.text),
        category: Category,
        priority: Priority,
        status: Status,
        assignedToMe: z.boolean({ error: 'Say true or false.' }),
      })
      .partial()
      .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.'),
    response: StaffTicket,
  },
  'DELETE /api/admin/tickets/:ticketId': {
    id: 'deleteTicket',
    summary: 'Take a ticket out of every list; its history is kept',
    access: 'staff',
    params: ById,
    response: Ok,
  },
  'POST /api/admin/tickets/generate-test': {
    id: 'generateTestTicket',
    summary: "A ticket of one's own to try the dashboard with",
    access: 'staff',
    perMinute: 20,
    response: z.object({ ticketGenerated: StaffTicket }),
  },
});
