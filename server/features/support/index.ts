export { openTicket } from './open-ticket.ts';
export { exportTickets } from './own/my-tickets.ts';
export { resolveTicket } from './resolve-ticket.ts';
export { supportFeature } from './support-feature.ts';
