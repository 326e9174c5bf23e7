import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { easternDay } from '@clearedge/quant/calendar';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import type { Verb } from '../../kernel/feature.ts';
import { countMembers, DEMO_ACCOUNTS } from '../accounts/index.ts';
import { listReads, listSchedules } from '../contests/index.ts';
import { listBooks } from '../odds/index.ts';

/** What every page says about the data behind it. Built with a system ctx: the same for everybody. */
export const getStatus: Verb<'GET /api/status'> = async (ctx) => {
  const now = ctx.now();
  return {
    source: ctx.ports.source,
    now: now.toISOString(),
    today: easternDay(now),
    clockOffsetMs: ctx.config.clockOffsetMs?.() ?? ctx.demo?.offsetMs() ?? 0,
    memberCount: await countMembers(ctx),
    books: await listBooks(ctx),
    maxPriceAgeSeconds: MAX_PRICE_AGE_SECONDS,
    demoAccounts: ctx.config.isDemo ? DEMO_ACCOUNTS : [],
    signInProvider: ctx.ports.signInProvider?.name ?? null,
    houseRulesVersion: HOUSE_RULES_VERSION,
    schedules: (await listSchedules(ctx)).map(({ sport, readAt }) => ({ sport, readAt: readAt?.toISOString() ?? null })),
    newsReadAt: (await listReads(ctx.db)).news?.toISOString() ?? null,
  };
};
