import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import type { UserSettings } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findAccount } from '../account-rows.ts';
import { mustEnrol } from '../account-rules.ts';

const EASTERN = 'America/New_York';
/** Every zone's hours begin on a quarter of an hour of UTC. */
const QUARTER_MS = 900_000;
const QUARTERS_A_DAY = 4 * 26;

type QuietSettings = Pick<UserSettings, 'quietHours' | 'timeZone'>;

/** When the quiet hours that are running end; null outside them. They are whole hours of the user's own zone, and may pass midnight. */
export function quietUntil({ quietHours, timeZone }: QuietSettings, now: Date): Date | null {
  if (!quietHours || quietHours.from === quietHours.until) return null;
  const { from, until } = quietHours;
  const hours = new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? EASTERN, hour: 'numeric', hourCycle: 'h23' });
  const isQuiet = (at: Date): boolean => {
    const hour = Number(hours.format(at));
    return from < until ? hour >= from && hour < until : hour >= from || hour < until;
  };
  if (!isQuiet(now)) return null;
  const start = Math.floor(now.getTime() / QUARTER_MS);
  for (let step = 1; step <= QUARTERS_A_DAY; step++) {
    const at = new Date((start + step) * QUARTER_MS);
    if (!isQuiet(at)) return at;
  }
  return null;
}

export interface Reader {
  /** What may be told; of an admin whose second factor is missing, what everybody sees. */
  tier: Tier;
  settings: QuietSettings;
}

/** What has to be known of somebody before they are told something. */
export async function findReader(ctx: Ctx, userId: string): Promise<Reader | null> {
  const account = await findAccount(ctx.db, userId);
  return account && { tier: mustEnrol(account, ctx.config) ? FREE_TIER : account.tier, settings: account.settings };
}
