import type { Tier } from '@clearedge/contract/entitlements';
import type { Ctx } from '../../kernel/ctx.ts';
import { defaultSettings, insertAccount, listSimulated } from './account-rows.ts';
import { keyOf, nameKeysOf } from './account-rules.ts';
import { NO_PASSWORD } from './passwords/password-hash.ts';

export interface SimulatedPerson {
  username: string;
  tier: Tier;
}

const DOMAIN = 'simulated.invalid';

/** The ids of simulated bettors by their names, made where they are missing. No one can sign in as one; a name that a person has stays theirs. */
export async function openSimulated(ctx: Ctx, people: readonly SimulatedPerson[]): Promise<Map<string, string>> {
  const known = await listSimulated(ctx.db);
  const missing = people.filter(({ username }) => !known.has(username));
  for (const { username, tier } of missing) {
    const email = `${keyOf(username)}@${DOMAIN}`;
    const row = { username, ...nameKeysOf(username), email, emailKey: email, passwordHash: NO_PASSWORD, tier, isSimulated: true };
    await insertAccount(ctx.db, { ...row, id: ctx.newId(), settings: defaultSettings(), createdAt: ctx.now() });
  }
  return missing.length > 0 ? listSimulated(ctx.db) : known;
}

/** Whether there are any yet. */
export const hasSimulated = async (ctx: Ctx): Promise<boolean> => (await listSimulated(ctx.db)).size > 0;
