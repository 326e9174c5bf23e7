import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EarlyFeature } from '../features/early-access/early.queries.ts';
import { FakeError } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import EarlyAccessRoute from './early-access.tsx';

const feature = (over: Partial<EarlyFeature> = {}): EarlyFeature => ({
  id: 'compact-tables',
  name: 'Compact Tables',
  description: 'Closer rows.',
  category: 'ui',
  status: 'beta',
  progress: 60,
  stepsDone: 3,
  releaseDate: '2027-02-01',
  where: '/record',
  enabled: false,
  isNew: false,
  ...over,
});
const LIST = [
  feature(),
  feature({
    id: 'browser-extension',
    name: 'Browser Extension',
    category: 'integrations',
    status: 'coming-soon',
    progress: 0,
    stepsDone: 0,
    releaseDate: null,
    where: null,
  }),
];

test.each(['pro', null] as const)('%s: the lock, and nothing is asked for', async (user) => {
  const { server } = renderPart(<EarlyAccessRoute />, { user });
  expect(await screen.findByText('Elite Feature')).toBeTruthy();
  expect(server.callsOf('GET /api/early-access')).toEqual([]);
});

test('counts, tabs and switches; what is coming soon cannot be switched', async () => {
  let isRefused = false;
  const { user } = renderPart(<EarlyAccessRoute />, {
    user: 'elite',
    server: {
      'GET /api/early-access': LIST,
      'PATCH /api/early-access/:featureId': ({ body }) => {
        if (isRefused) throw new FakeError('CONFLICT', 'Not now.');
        return feature({ enabled: (body as { enabled: boolean }).enabled });
      },
    },
  });
  const toggle = await screen.findByRole('switch', { name: 'Compact Tables' });
  expect(screen.getByText('30%')).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Browser Extension' })).toHaveProperty('disabled', true);
  await user.click(toggle);
  expect(await screen.findByText('Compact Tables enabled')).toBeTruthy();
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await waitFor(() => expect(toggle).toHaveProperty('disabled', false));
  await user.click(toggle);
  expect(await screen.findByText('Compact Tables disabled')).toBeTruthy();
  isRefused = true;
  await waitFor(() => expect(toggle).toHaveProperty('disabled', false));
  await user.click(toggle);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await user.click(screen.getByRole('tab', { name: 'Integrations' }));
  expect(screen.queryByRole('switch', { name: 'Compact Tables' })).toBeNull();
});

test('feedback is sent with the feature it is about', async () => {
  const { user, server } = renderPart(<EarlyAccessRoute />, {
    user: 'elite',
    server: { 'GET /api/early-access': LIST, 'POST /api/early-access/feedback': { ticketId: '00000000-0000-4000-8000-000000000001' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Report Bug' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(send).toHaveProperty('disabled', true);
  await user.selectOptions(dialog.getByLabelText('About'), 'Compact Tables');
  await user.type(dialog.getByLabelText('Title'), 'Too close');
  await user.type(dialog.getByLabelText(/What happened/), 'On a phone.');
  await user.click(send);
  expect(await screen.findByText('Feedback sent')).toBeTruthy();
  expect(server.callsOf('POST /api/early-access/feedback')[0]!.body).toEqual({
    kind: 'bug',
    featureId: 'compact-tables',
    title: 'Too close',
    description: 'On a phone.',
  });
});
