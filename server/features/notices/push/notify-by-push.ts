import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { MessengerFailure } from '../../../ports/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { type Channel, deliverNotices, NotTaken } from '../deliver-notices.ts';
import { renderPush } from '../render-notice.ts';
import { deleteDevice, listDevices, type PushDevice } from './push-rows.ts';

/** The last device takes no more: its owner hears of it in the bell. */
const turnOff = (ctx: Ctx, userId: string, { id }: PushDevice): Promise<void> =>
  ctx.transact(async (tx) => {
    if (!(await deleteDevice(tx.db, userId, id)) || (await listDevices(tx.db, userId)).length > 0) return;
    await postNotification(tx, {
      userId,
      kind: 'push',
      title: 'Notifications on your devices are off',
      body: 'The last browser that showed them takes no more, so they come to this bell alone. Turn them on again in the settings.',
      href: '/settings',
      dedupeKey: `push-off:${id}`,
    });
  });

/** To every device. What one of them took is not repeated for another that did not. */
const push: Channel = {
  way: 'push',
  send: async (ctx, notice, user) => {
    const text = renderPush(ctx, notice);
    const failures: MessengerFailure[] = [];
    const devices = await listDevices(ctx.db, user.id);
    for (const device of devices)
      try {
        if ((await ctx.ports.pusher.send(device, text)) === 'gone') await turnOff(ctx, user.id, device);
      } catch (error) {
        if (!(error instanceof MessengerFailure)) throw error;
        failures.push(error);
      }
    if (failures.length > 0 && failures.length === devices.length) throw new NotTaken(failures[0]!.message);
  },
};

/** Shows what is due on the devices of whom it is for. */
export const notifyByPush = (ctx: Ctx): Promise<void> => deliverNotices(ctx, push);

export const pushSchedule = defineSchedule({
  name: 'tell-by-push',
  every: { seconds: 60 },
  job: defineJob({ payload: FIRED, name: 'tell-by-push', maxAttempts: 3, leaseSeconds: 300, run: notifyByPush }),
});
