import type { Ctx } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { machineNow } from '../machine-time.ts';
import { findSession } from '../sessions/session-rows.ts';
import { isOver } from '../sessions/session-rules.ts';
import { deleteDevicesOf, insertDevice, isKnownDevice, moveDevice, touchDevice } from './device-rows.ts';

const TOKEN_BYTES = 32;
const MOST_DEVICES = 20;
export const DEVICE_DAYS = 365;

const presentedHash = (ctx: Ctx): string | undefined => ctx.request?.deviceToken && hashToken(ctx.request.deviceToken);

/** Names the browser that asks if it has signed in to the account before; null for every other one. */
export async function knownDeviceOf(ctx: Ctx, emailKey: string): Promise<string | null> {
  const presented = presentedHash(ctx);
  if (presented && (await isKnownDevice(ctx.db, presented, emailKey))) return presented;
  const token = ctx.request?.sessionToken;
  const now = machineNow(ctx);
  const found = token ? await findSession(ctx.db, hashToken(token), now) : null;
  return found && found.user.emailKey === emailKey && !isOver(found.session, found.user.isAdmin, now) ? found.session.id : null;
}

/** Notes that this browser signed in; answers the token it is to keep. A token that this server did not give this account is replaced, never adopted. */
export async function rememberDevice(tx: Ctx, userId: string): Promise<string> {
  const now = machineNow(tx);
  const presented = presentedHash(tx);
  if (presented && (await touchDevice(tx.db, presented, userId, now))) return tx.request!.deviceToken!;
  const token = tx.randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashToken(token);
  if (presented) await moveDevice(tx.db, presented, tokenHash);
  await insertDevice(tx.db, { tokenHash, userId, lastUsedAt: now }, MOST_DEVICES);
  return token;
}

/** Whoever else signed in before is a stranger again. */
export const forgetOtherDevices = (tx: Ctx, userId: string): Promise<void> => deleteDevicesOf(tx.db, userId, presentedHash(tx));
export const forgetDevices = (tx: Ctx, userId: string): Promise<void> => deleteDevicesOf(tx.db, userId);
