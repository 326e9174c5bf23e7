import { COOL_OFF_HOURS, EXCLUSION_DAYS } from '@clearedge/contract/routes/people/limits';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { SAMPLE_LIMITS } from '../../../testing/samples.ts';
import { COOL_OFFS, EXCLUSIONS } from './limit-rules.ts';

test('the offered times are the contract’s', () => {
  expect(COOL_OFFS.map(({ value }) => Number(value))).toEqual([...COOL_OFF_HOURS]);
  expect(EXCLUSIONS.map(({ value }) => Number(value))).toEqual([...EXCLUSION_DAYS]);
});

test('help is there for everybody', async () => {
  renderRoute('/responsible-gaming');
  expect(await screen.findByRole('link', { name: 'Call 1-800-GAMBLER' })).toBeTruthy();
});

test('limits are saved as dollars, and an empty field is no limit', async () => {
  const { user, server } = renderRoute('/responsible-gaming', {
    user: 'free',
    server: { 'GET /api/responsible-gaming': SAMPLE_LIMITS, 'PUT /api/responsible-gaming/limits': { ...SAMPLE_LIMITS, weeklyStake: 200 } },
  });
  await user.type(await screen.findByLabelText('Weekly stake'), '200');
  await user.type(screen.getByLabelText('Session reminder (minutes)'), '5');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(screen.getByText('Between 15 and 480 minutes.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Session reminder (minutes)'));
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  await waitFor(() =>
    expect(server.callsOf('PUT /api/responsible-gaming/limits')[0]?.body).toEqual({
      weeklyStake: 200,
      weeklyLoss: null,
      sessionReminderMinutes: null,
    }),
  );
});

test('self-exclusion wants the word', async () => {
  const { user, server } = renderRoute('/responsible-gaming', {
    user: 'free',
    server: {
      'GET /api/responsible-gaming': SAMPLE_LIMITS,
      'POST /api/responsible-gaming/self-exclusion': { ...SAMPLE_LIMITS, excludedUntil: '2027-01-08T12:00:00Z' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Exclude myself' }));
  expect(screen.getByText('Type EXCLUDE to confirm.')).toBeTruthy();
  await user.type(screen.getByLabelText('Type EXCLUDE to confirm'), 'EXCLUDE');
  await user.click(screen.getByRole('button', { name: 'Exclude myself' }));
  expect(await screen.findByText(/You have excluded yourself until/)).toBeTruthy();
  expect(server.callsOf('POST /api/responsible-gaming/self-exclusion')[0]?.body).toEqual({ days: 180, confirm: 'EXCLUDE' });
});
