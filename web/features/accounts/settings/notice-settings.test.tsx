import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../../../core/session/session.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import { NoticeSettings } from './notice-settings.tsx';

const withNotify = (tier: 'free' | 'pro' | 'elite', notify?: ReturnType<typeof sampleUser>['settings']['notify']) => {
  const user = sampleUser(tier);
  return { ...user, settings: { ...user.settings, ...(notify && { notify }) } };
};
const choices = (label: string): string[] =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('button')
    .map((button) => `${button.getAttribute('aria-pressed') === 'true' ? '*' : ''}${button.textContent}`);

function Own() {
  const { user } = useSession();
  return user ? <NoticeSettings user={user} /> : null;
}

test('without Pro there is the bell, for the kinds that can come, and the way to e-mail', () => {
  renderPart(<NoticeSettings user={withNotify('free', { group: 'off', bet_settled: 'mail' })} />);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Settled bets',
    'Groups',
    'Weekly leaderboard',
    'Referrals',
    'Ticket replies',
    'Your plan',
  ]);
  expect(choices('Settled bets')).toEqual(['Off', '*Bell']);
  expect(choices('Groups')).toEqual(['*Off', 'Bell']);
  expect(choices('Your plan')).toEqual(['*Bell']);
  expect(screen.getByRole('link', { name: 'Pro' }).getAttribute('href')).toBe('/subscribe');
});

test('a choice is sent with the others that were made', async () => {
  const user = withNotify('pro', { group: 'off' });
  const { user: person, server } = renderPart(<Own />, { user, server: { 'PATCH /api/settings': { user } } });
  await screen.findByText('Price alerts');
  expect(choices('Price alerts')).toEqual(['Off', '*Bell', 'Bell and e-mail']);
  await person.click(within(screen.getByRole('group', { name: 'Price alerts' })).getByRole('button', { name: 'Bell and e-mail' }));
  await waitFor(() => expect(server.calls.some(({ key }) => key === 'PATCH /api/settings')).toBe(true));
  expect(server.callsOf('PATCH /api/settings')[0]?.body).toEqual({ notify: { group: 'off', price_alert: 'mail' } });
});
