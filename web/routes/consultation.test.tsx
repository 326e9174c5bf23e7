import { can, TIERS } from '@clearedge/contract/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Consultation, Expert, Slot } from '../features/consultation/consultation.queries.ts';
import { FakeError } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import ConsultationRoute from './consultation.tsx';

const expert = (over: Partial<Expert> = {}): Expert => ({
  id: 'pricing',
  name: 'Marcus Hale',
  title: 'Market and Pricing',
  specialty: 'Prices',
  experience: 'Goes through your prices.',
  languages: ['English'],
  winRate: null,
  totalPicks: null,
  availability: ['Monday', 'Saturday'],
  daysOff: [],
  pricing: { '30min': 99, '60min': 179 },
  nextFreeAt: '2026-07-13T13:00:00.000Z',
  isSimulated: true,
  ...over,
});
const session = (over: Partial<Consultation> = {}): Consultation => ({
  id: '00000000-0000-4000-8000-000000000001',
  expertId: 'pricing',
  expertName: 'Marcus Hale',
  date: '2026-07-13',
  time: '10:00',
  startsAt: '2026-07-13T14:00:00.000Z',
  endsAt: '2026-07-13T15:00:00.000Z',
  duration: 60,
  type: 'strategy',
  status: 'scheduled',
  topic: null,
  joinUrl: null,
  recordingUrl: null,
  notes: null,
  cancelledBy: null,
  changeUntil: '2099-07-13T12:00:00.000Z',
  sequence: 0,
  createdAt: '2026-07-11T16:00:00.000Z',
  ...over,
});
const slots = (over: Partial<Record<Slot['time'], Slot['state']>> = {}): Slot[] =>
  (['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const).map((time) => ({
    time,
    startsAt: `2026-07-13T${Number(time.slice(0, 2)) + 4}:00:00.000Z`.replace('T9', 'T09'),
    state: over[time] ?? 'free',
  }));
const LINK = 'https://meet.example.com/x';

test.each([null, ...TIERS.filter((tier) => !can(tier, 'consultation'))])('%s: the lock, and nothing is asked for', async (user) => {
  const { server } = renderPart(<ConsultationRoute />, { user });
  expect(await screen.findByText('Elite Feature')).toBeTruthy();
  expect(screen.getByText('Elite Only')).toBeTruthy();
  expect(server.calls.some(({ key }) => key.includes('consultation'))).toBe(false);
});

test('says what is true of experts, and books; a slot that is gone meanwhile is said and shown', async () => {
  let isTaken = false;
  const { user, server } = renderPart(<ConsultationRoute />, {
    user: 'elite',
    server: {
      'GET /api/consultation/experts': [expert(), expert({ id: 'numbers', name: 'No Hours', availability: [], nextFreeAt: null })],
      'GET /api/consultations': [],
      'GET /api/consultation/slots': () => slots(isTaken ? { '10:00': 'taken' } : {}),
      'POST /api/consultations': ({ body }) => {
        if ((body as { time: string }).time === '11:00') return session({ time: '11:00' });
        isTaken = true;
        throw new FakeError('CONFLICT', 'This slot was just taken. Choose another one.');
      },
    },
  });
  expect(await screen.findByText('No sessions yet')).toBeTruthy();
  expect(screen.getByText(/the experts are simulated/)).toBeTruthy();
  expect(screen.getByText(/the list prices are not charged/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book Session with No Hours' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Book Session with Marcus Hale' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /10:00 AM/ }));
  await user.click(dialog.getByRole('button', { name: 'Book Consultation' }));
  expect(await dialog.findByText('This slot was just taken. Choose another one.')).toBeTruthy();
  await waitFor(() => expect(dialog.getByRole('button', { name: /10:00 AM/ })).toHaveProperty('disabled', true));
  expect(dialog.getByRole('button', { name: 'Book Consultation' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: /11:00 AM/ }));
  await user.click(dialog.getByRole('button', { name: 'Book Consultation' }));
  expect(await screen.findByText('Session booked!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = server.callsOf('POST /api/consultations');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { expertId: 'pricing', date: '2026-07-13', time: '10:00', duration: 60, type: 'strategy' },
    { time: '11:00' },
  ]);
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('what can be done about a session follows from its state, and from what staff gave', async () => {
  const at = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const { user } = renderPart(<ConsultationRoute />, {
    user: 'elite',
    server: {
      'GET /api/consultation/experts': [expert()],
      'GET /api/consultations': [
        session({ id: at(1), type: 'general' }),
        session({ id: at(2), type: 'analysis', joinUrl: LINK, changeUntil: '2020-01-01T00:00:00.000Z' }),
        session({ id: at(3), type: 'portfolio', status: 'completed', recordingUrl: LINK, notes: 'Fewer parlays.' }),
        session({ id: at(4), type: 'strategy', status: 'cancelled', cancelledBy: 'staff' }),
      ],
    },
  });
  const card = async (type: string) => within(await screen.findByRole('article', { name: `${type} session with Marcus Hale` }));
  const waiting = await card('General');
  expect(waiting.getByRole('button', { name: 'Join Call' })).toHaveProperty('disabled', true);
  expect(waiting.getByRole('button', { name: 'Reschedule' })).toHaveProperty('disabled', false);
  const live = await card('Analysis');
  expect(live.getByRole('link', { name: 'Join Call' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(live.getByRole('button', { name: 'Reschedule' })).toHaveProperty('disabled', true);
  const over = await card('Portfolio');
  expect(over.getByRole('link', { name: 'View Recording' }).getAttribute('href')).toBe(LINK);
  await user.click(over.getByRole('button', { name: 'Session Notes' }));
  expect(await screen.findByText('Fewer parlays.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await card('Strategy')).getByText('Canceled by staff')).toBeTruthy();
});

test('a session is moved, or called off by a second press', async () => {
  const { user, server } = renderPart(<ConsultationRoute />, {
    user: 'elite',
    server: {
      'GET /api/consultation/experts': [expert()],
      'GET /api/consultations': [session()],
      'GET /api/consultation/slots': slots({ '10:00': 'yours' }),
      'PATCH /api/consultations/:consultationId': session({ time: '14:00', sequence: 1 }),
      'POST /api/consultations/:consultationId/cancel': session({ status: 'cancelled', cancelledBy: 'member', sequence: 2 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  let dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /10:00 AM.*your session/ })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: /2:00 PM/ }));
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByText('Session moved')).toBeTruthy();
  expect(server.callsOf('PATCH /api/consultations/:consultationId')[0]!.body).toEqual({ date: '2026-07-13', time: '14:00' });
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel Session' }));
  expect(server.callsOf('POST /api/consultations/:consultationId/cancel')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Cancel for good' }));
  expect(await screen.findByText('Session canceled')).toBeTruthy();
});
