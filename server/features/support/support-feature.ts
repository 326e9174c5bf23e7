import { defineFeature } from '../../kernel/feature.ts';
import { closeTicket } from './own/close-ticket.ts';
import { getTicket, listOwnTickets, openOwnTicket } from './own/own-tickets.ts';
import { replyToTicket } from './own/reply.ts';
import { deleteTicket, editTicket } from './staff/edit-ticket.ts';
import { generateTestTicket } from './staff/generate-test.ts';
import { listTickets, summariseTickets } from './staff/list-tickets.ts';

/** Tickets: what members ask, what staff answer. */
export const supportFeature = defineFeature({
  name: 'support',
  routes: {
    'GET /api/tickets': listOwnTickets,
    'POST /api/tickets': openOwnTicket,
    'GET /api/tickets/:ticketId': getTicket,
    'POST /api/tickets/:ticketId/replies': replyToTicket,
    'POST /api/tickets/:ticketId/close': closeTicket,
    'GET /api/admin/tickets': listTickets,
    'GET /api/admin/tickets/summary': summariseTickets,
    'PATCH /api/admin/tickets/:ticketId': editTicket,
    'DELETE /api/admin/tickets/:ticketId': deleteTicket,
    'POST /api/admin/tickets/generate-test': generateTestTicket,
  },
});
