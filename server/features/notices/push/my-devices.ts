import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { deleteDevice, listDevices, writeDevice } from './push-rows.ts';

const LONGEST_USER_AGENT = 300;

const sessionOf = ({ actor }: Ctx): string | null => (actor.kind === 'user' ? actor.sessionId : null);

async function present(ctx: Ctx): Promise<VerbResult<Contract['GET /api/push']>> {
  const devices = await listDevices(ctx.db, requireUser(ctx.actor));
  return {
    publicKey: ctx.ports.pusher.publicKey,
    devices: devices.map(({ id, userAgent, addedAt, sessionId }) => ({
      id,
      userAgent,
      addedAt: addedAt.toISOString(),
      isThis: sessionId === sessionOf(ctx),
    })),
  };
}

export const getPushDevices: Verb<'GET /api/push'> = present;

/** The browser of this session, in place of what it was before. Only addresses of known push services are ever written to. */
export const addPushDevice: Verb<'POST /api/push/devices'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  const sessionId = sessionOf(ctx);
  if (sessionId === null) throw new DomainError('FORBIDDEN', 'Sign in with a browser to see notifications on it.');
  if (!ctx.ports.pusher.isKnown(body.endpoint))
    throw new DomainError('INVALID_INPUT', 'Notifications cannot be sent to this browser.', {
      issues: [{ path: 'body.endpoint', message: 'No push service that is known here.' }],
    });
  await ctx.transact(async (tx) => {
    const userAgent = (tx.request?.userAgent ?? '').slice(0, LONGEST_USER_AGENT);
    await writeDevice(tx.db, { id: tx.newId(), userId, sessionId, ...body, userAgent, addedAt: tx.now() });
    await audit(tx, 'push.added', `user:${userId}`);
  });
  return present(ctx);
};

export const removePushDevice: Verb<'DELETE /api/push/devices/:deviceId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    if (!(await deleteDevice(tx.db, userId, params.deviceId))) throw new DomainError('NOT_FOUND', 'This device is not told anything.');
    await audit(tx, 'push.removed', `user:${userId}`);
  });
  return present(ctx);
};

/** Without the keys: they would let their holder write to the browser. */
export async function exportPushDevices(ctx: Ctx, userId: string): Promise<unknown> {
  return (await listDevices(ctx.db, userId)).map(({ userAgent, addedAt }) => ({ userAgent, addedAt: addedAt.toISOString() }));
}
