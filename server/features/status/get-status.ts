import { SPORT_KEYS } from '@clearedge/contract/sports';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { easternDay } from '@clearedge/quant/calendar';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import type { Verb } from '../../kernel/feature.ts';
import { isFollowed } from '../../sports/registry.ts';
import { countMembers, DEMO_ACCOUNTS } from '../accounts/index.ts';
import { listReads } from '../contests/index.ts';
import { listBooks } from '../odds/index.ts';

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;

/** What every page says about the data behind it. Built with a system ctx: the same for everybody. */
export const getStatus: Verb<'GET /api/status'> = async (ctx) => {
  const now = ctx.now();
  const reads = await listReads(ctx.db);
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
    schedules: SPORT_KEYS.filter((sport) => isFollowed(ctx.ports, sport)).map((sport) => ({ sport, readAt: iso(reads[sport]) })),
    newsReadAt: iso(reads.news),
  };
};
