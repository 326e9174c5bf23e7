import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyBet, StaffTicket } from '../features/support-tickets/ticket.queries.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type RenderOptions, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import TicketDashboard from './admin-ticket-dashboard.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const ticket: StaffTicket = {
  id: ID,
  title: 'A price looks wrong',
  description: 'The run line of last night.',
  category: 'bug_report',
  priority: 'high',
  status: 'open',
  source: 'support',
  metadata: { page: '/games' },
  createdAt: '2026-07-11T16:00:00.000Z',
  updatedAt: '2026-07-11T16:00:00.000Z',
  userId: ID,
  username: 'fay',
  userTier: 'pro',
  assignee: null,
};
const { userId: _user, username: _name, userTier: _tier, assignee: _assignee, ...own } = ticket;
const bet: AnyBet = {
  id: ID,
  userId: ID,
  username: 'fay',
  gameId: '20260711_NYY@BOS',
  betType: 'moneyline',
  selection: 'Yankees to win',
  odds: 120,
  stake: 50,
  potentialWin: 60,
  actualWin: null,
  confidence: null,
  status: 'pending',
  placedAt: '2026-07-11T16:00:00.000Z',
  settledAt: null,
  flag: null,
  isByHand: true,
};
const STAFF: Handlers = {
  'GET /api/admin/tickets': [ticket],
  'GET /api/admin/tickets/summary': { total: 3, open: 2, resolved: 1, highPriority: 1 },
  'GET /api/admin/bets': [bet],
  'GET /api/admin/bets/summary': { total: 7, active: 4, activeStake: 80, totalStaked: 200, totalWinnings: 35 },
};
const open = (user: NonNullable<RenderOptions['user']>, server: Handlers) =>
  renderPart(<TicketDashboard />, { path: '/admin/ticket-dashboard', user, server });
const ADMIN = { ...sampleUser('elite'), isAdmin: true };

test('staff: four cards, details with history, an edit that sends only what changed, a deletion asked for once', async () => {
  const { user, server } = open(ADMIN, {
    ...STAFF,
    'GET /api/tickets/:ticketId': { ...own, entries: [] },
    'PATCH /api/admin/tickets/:ticketId': { ...ticket, status: 'resolved' },
    'DELETE /api/admin/tickets/:ticketId': { ok: true },
  });
  for (const words of ['2 open, 1 resolved', '7 placed', '$200.00 staked']) expect(await screen.findByText(words)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'View details of A price looks wrong' }));
  const details = within(await screen.findByRole('dialog'));
  expect(await details.findByText('/games')).toBeTruthy();
  await user.click(details.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Edit A price looks wrong' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Ticket' }));
  await user.selectOptions(edit.getByLabelText('Status'), 'resolved');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Ticket updated')).toBeTruthy();
  expect(server.callsOf('PATCH /api/admin/tickets/:ticketId')[0]!.body).toEqual({ status: 'resolved' });
  await user.click(screen.getByRole('button', { name: 'Delete A price looks wrong' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Ticket' }));
  expect(await screen.findByText('Ticket deleted')).toBeTruthy();
});

test('staff mark a pending bet, and are told why where that cannot be', async () => {
  const refuse = (): never => {
    throw new FakeError('CONFLICT', 'This bet is settled already.');
  };
  const { user, server } = open(ADMIN, { ...STAFF, 'PATCH /api/bets/:betId/resolve': refuse });
  await user.click(await screen.findByRole('tab', { name: 'Betting Activity' }));
  const card = within(await screen.findByRole('article', { name: 'Yankees to win' }));
  expect(card.getByRole('button', { name: 'Mark Won: Yankees to win' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Mark Lost: Yankees to win' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Mark Push: Yankees to win' }));
  expect(server.callsOf('PATCH /api/bets/:betId/resolve')[0]!.body).toEqual({ result: 'push' });
  expect(await screen.findByText('This bet is settled already.')).toBeTruthy();
});

test('an Elite member sees their own, opens a ticket once it has words, and nothing of the staff’s', async () => {
  const { user, server } = open('elite', { 'GET /api/tickets': [own], 'GET /api/bets': [], 'POST /api/tickets': own });
  expect(await screen.findByText('1 open, 0 resolved')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit A price looks wrong' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  const dialog = within(await screen.findByRole('dialog'));
  const create = dialog.getByRole('button', { name: 'Create Ticket' });
  expect(create.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText('Title'), 'Hello');
  await user.type(dialog.getByLabelText('Description'), 'Words');
  await user.click(create);
  expect(await screen.findByText('Ticket created')).toBeTruthy();
  expect(server.callsOf('POST /api/tickets')[0]!.body).toEqual({
    title: 'Hello',
    description: 'Words',
    category: 'analysis_insight',
    priority: 'medium',
  });
  await user.click(screen.getByRole('tab', { name: 'Betting Activity' }));
  expect(await screen.findByText('No bets found')).toBeTruthy();
  expect(server.callsOf('GET /api/admin/tickets')).toEqual([]);
});

test('everybody else is told that it takes an admin', async () => {
  const { server } = open('free', {});
  expect(await screen.findByText('Admin access required')).toBeTruthy();
  expect(server.callsOf('GET /api/tickets')).toEqual([]);
});

test('staff: a reported comment is removed or kept from its ticket, with a reason; a decided one is not asked again', async () => {
  const report = { ...ticket, title: 'Reported comment in a group', source: 'group-comment', description: 'Insults\n\nbob wrote:\nRude' };
  const done = { ...report, id: ID.replace(/1$/, '2'), title: 'Old report', status: 'resolved' as const };
  const { user, server } = open(ADMIN, {
    ...STAFF,
    'GET /api/admin/tickets': [report, done],
    'POST /api/admin/tickets/:ticketId/comment': { ...report, status: 'resolved' },
  });
  await user.click(await screen.findByRole('button', { name: `Remove comment of ${report.title}` }));
  expect(screen.queryByRole('button', { name: `Remove comment of ${done.title}` })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove comment' }).disabled).toBe(true);
  await user.type(dialog.getByLabelText('Reason'), 'Against the rules');
  await user.click(dialog.getByRole('button', { name: 'Remove comment' }));
  expect(server.callsOf('POST /api/admin/tickets/:ticketId/comment')[0]?.body).toEqual({ decision: 'remove', reason: 'Against the rules' });
});
