import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-route.tsx';
import { sampleUser } from '../../../../testing/samples.ts';
import { NoticeSettings } from '../notice-settings.tsx';
import type { Push } from './push.queries.ts';
import { PushSetting } from './push-setting.tsx';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const device = { id: '6f1c9a52-3b1e-4d2a-9a51-1a2b3c4d5e6f', userAgent: CHROME, addedAt: '2026-07-11T16:00:00.000Z', isThis: true };
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };

/** A browser that can show notifications, and what its reader answers. */
function browserThat(answer: NotificationPermission) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<Pick<PushSubscription, 'toJSON'>>>(async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/a', keys: KEYS }),
  }));
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: async () => answer });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } });
  return { subscribe, unsubscribe };
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(push: Push, tier: 'free' | 'pro' = 'pro') {
  const user = sampleUser(tier);
  let now = push;
  return renderPart(
    <>
      <NoticeSettings user={user} />
      <PushSetting user={user} />
    </>,
    {
      user,
      server: {
        'GET /api/telegram': { isConfigured: false, link: null },
        'GET /api/push': () => now,
        'POST /api/push/devices': () => {
          now = { ...now, devices: [device] };
          return now;
        },
        'DELETE /api/push/devices/:deviceId': () => {
          now = { ...now, devices: [] };
          return now;
        },
      },
    },
  );
}

test('a browser joins, can then be chosen for a kind, and leaves again', async () => {
  const { subscribe, unsubscribe } = browserThat('granted');
  const { user, server } = open({ publicKey: 'key', devices: [] });
  await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(server.callsOf('POST /api/push/devices')[0]!.body).toEqual({ endpoint: 'https://push.example/a', ...KEYS });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Bell and devices' }).length).toBeGreaterThan(3));
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Turn on in this browser' });
  expect(unsubscribe).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Bell and devices' })).toBeNull();
});

test('a browser whose reader says no is not asked for an address, and says where to change it', async () => {
  const { subscribe } = browserThat('denied');
  const { user, server } = open({ publicKey: 'key', devices: [] });
  await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
  expect(await screen.findByText(/Allow notifications for this site/)).toBeTruthy();
  expect([subscribe.mock.calls.length, server.callsOf('POST /api/push/devices').length]).toEqual([0, 0]);
});

test('a browser that cannot show them says so; without Pro nothing is asked', async () => {
  open({ publicKey: 'key', devices: [{ ...device, isThis: false }] });
  expect(await screen.findByText(/This browser cannot show them/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy();
});

test('a free reader is shown nothing of it', () => {
  const { server } = open({ publicKey: 'key', devices: [] }, 'free');
  expect(screen.queryByText('On your devices')).toBeNull();
  expect(server.callsOf('GET /api/push')).toEqual([]);
});
