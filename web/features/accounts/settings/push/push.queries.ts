import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../core/toasts/toasts.ts';
import { apiKey, apiQuery, messageOf } from '../../../../lib/query.ts';

export type Push = CallResult<Contract['GET /api/push']>;
const KEY = apiKey('/api/push');

/** The devices that show notifications. */
export const usePush = (enabled: boolean) => useQuery({ ...apiQuery('GET /api/push'), enabled });

/** Whether this browser can show what is pushed; an iPhone's only once the app is on its home screen. */
export const canShow = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An answer that is told as it stands. */
class Refused extends Error {}

async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refused('Your browser does not allow it. Allow notifications for this site in its settings, then try again.');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Refused('This page has not finished loading. Reload it and try again.');
  // One made with another key, of an installation before this one, would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

function useChange<Input>(change: (input: Input) => Promise<Push>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (push) => {
      client.setQueryData(KEY, push);
      toast({ title: done });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description:
          (error instanceof Refused ? error.message : messageOf(error)) ??
          'This browser could not be reached by its push service. Please try again.',
        variant: 'destructive',
      }),
  });
}

export const useAddDevice = () =>
  useChange(
    async (publicKey: string) => call('POST /api/push/devices', { body: await subscribe(publicKey) }),
    'Notifications are on for this browser',
  );

export const useRemoveDevice = () =>
  useChange(async ({ id, isThis }: Push['devices'][number]) => {
    if (isThis && canShow()) {
      const registration = await navigator.serviceWorker.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    }
    return call('DELETE /api/push/devices/:deviceId', { params: { deviceId: id } });
  }, 'Notifications are off there');
