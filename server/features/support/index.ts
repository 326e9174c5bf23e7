export { openTicket } from './open-ticket.ts';
export { exportTickets } from './own/own-tickets.ts';
export { supportFeature } from './support-feature.ts';
