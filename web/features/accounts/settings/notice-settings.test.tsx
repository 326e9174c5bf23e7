import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../../../core/session/session.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import { NoticeSettings } from './notice-settings.tsx';
import { TelegramSetting } from './settings-page.tsx';

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

test('without Pro there is the bell, for the kinds that can come, and the way to email', () => {
  renderPart(<NoticeSettings user={withNotify('free', { group: 'off', bet_settled: 'mail' })} />);
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
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
  const { user: person, server } = renderPart(<Own />, {
    user,
    server: { 'PATCH /api/settings': { user }, 'GET /api/telegram': { isConfigured: false, link: null } },
  });
  await screen.findByRole('group', { name: 'Price alerts' });
  expect(choices('Price alerts')).toEqual(['Off', '*Bell', 'Bell and email']);
  await person.click(within(screen.getByRole('group', { name: 'Price alerts' })).getByRole('button', { name: 'Bell and email' }));
  await waitFor(() => expect(server.calls.some(({ key }) => key === 'PATCH /api/settings')).toBe(true));
  expect(server.callsOf('PATCH /api/settings')[0]?.body).toEqual({ notify: { group: 'off', price_alert: 'mail' } });
});

test('Telegram can be chosen once a chat is linked, which a code does', async () => {
  const user = withNotify('pro');
  const link = { name: '@ann', linkedAt: '2026-07-11T16:00:00.000Z' };
  const code = { code: 'abc', url: 'https://t.me/ClearEdgeBot?start=abc', expiresAt: '2026-07-11T16:10:00.000Z' };
  let telegram: { isConfigured: boolean; link: typeof link | null } = { isConfigured: true, link: null };
  const { user: person, client } = renderPart(
    <>
      <Own />
      <TelegramSetting user={user} />
    </>,
    {
      user,
      server: {
        'GET /api/telegram': () => telegram,
        'POST /api/telegram/link': code,
        'DELETE /api/telegram/link': { isConfigured: true, link: null },
      },
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Link Telegram' }));
  expect((await screen.findByRole('link', { name: 'Open the bot in Telegram' })).getAttribute('href')).toBe(code.url);
  expect(choices('Groups')).toEqual(['Off', '*Bell', 'Bell and email']);
  telegram = { isConfigured: true, link };
  await client.invalidateQueries();
  expect(await screen.findByText('@ann')).toBeTruthy();
  expect(choices('Groups')).toEqual(['Off', '*Bell', 'Bell and email', 'Bell and Telegram']);
  await person.click(screen.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Telegram unlinked')).toBeTruthy();
});
