import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { centsOf } from '../../kernel/cents-of.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { deleteEndedPauses } from './kept-pauses.ts';
import { findLimits, lockLimits, writeLimits } from './limit-rows.ts';
import { answerAge, decideLimits, extend, inForce, type Limits, type Usage } from './limit-rules.ts';

/** A pause that is over is nobody's business any more. */
const sweepPausesJob = defineJob({
  payload: FIRED,
  name: 'sweep-kept-pauses',
  maxAttempts: 3,
  run: (ctx) => deleteEndedPauses(ctx.db, ctx.now()),
});
const sweepPausesSchedule = defineSchedule({ name: 'sweep-kept-pauses', job: sweepPausesJob, every: { cron: '15 4 * * *' } });

type Wire = VerbResult<Contract['GET /api/responsible-gaming']>;
type ReadUsage = (ctx: Ctx, userId: string) => Promise<Usage>;
/** What each purse has used in the running week, as the slices that keep its bets know it. */
export interface ReadPurses {
  tracked: ReadUsage;
  practice: ReadUsage;
}
interface Purses {
  tracked: Usage;
  practice: Usage;
}

const readPurses = async (ctx: Ctx, read: ReadPurses, userId: string): Promise<Purses> => ({
  tracked: await read.tracked(ctx, userId),
  practice: await read.practice(ctx, userId),
});

const toDollars = (amountCents: number | null): number | null => (amountCents === null ? null : amountCents / 100);
const toCents = (dollars: number | null, field: string): number | null => (dollars === null ? null : centsOf(dollars, field));
const running = (until: Date | null, now: Date): string | null => (until && until > now ? until.toISOString() : null);

const presentUsage = ({ stakeCents, lossCents, openCents }: Usage): Wire['usedThisWeek']['tracked'] => ({
  stake: stakeCents / 100,
  loss: lossCents / 100,
  atRisk: openCents / 100,
});

function present(stored: Limits, usage: Purses, now: Date): Wire {
  const limits = inForce(stored, now);
  const { pendingFrom: from } = limits;
  return {
    weeklyStake: toDollars(limits.weeklyStakeCents),
    weeklyLoss: toDollars(limits.weeklyLossCents),
    pending: from && {
      weeklyStake: toDollars(limits.pendingWeeklyStakeCents),
      weeklyLoss: toDollars(limits.pendingWeeklyLossCents),
      from: from.toISOString(),
    },
    sessionReminderMinutes: limits.sessionReminderMinutes,
    coolOffUntil: running(limits.coolOffUntil, now),
    excludedUntil: running(limits.excludedUntil, now),
    ageAnswer: limits.ageAnswer,
    usedThisWeek: { tracked: presentUsage(usage.tracked), practice: presentUsage(usage.practice) },
  };
}

async function change(ctx: Ctx, read: ReadPurses, action: string, decide: (limits: Limits) => Limits): Promise<Wire> {
  const userId = requireUser(ctx.actor);
  const after = await ctx.transact(async (tx) => {
    const next = decide(await lockLimits(tx, userId));
    await writeLimits(tx, userId, next);
    await audit(tx, action, `user:${userId}`, {
      weeklyStakeCents: next.weeklyStakeCents,
      weeklyLossCents: next.weeklyLossCents,
      coolOffUntil: next.coolOffUntil,
      excludedUntil: next.excludedUntil,
      ageAnswer: next.ageAnswer,
    });
    return next;
  });
  return present(after, await readPurses(ctx, read, userId), ctx.now());
}

export const limitsFeature = (read: ReadPurses): Feature =>
  defineFeature({
    name: 'limits',
    routes: {
      'GET /api/responsible-gaming': async (ctx) => {
        const userId = requireUser(ctx.actor);
        return present(await findLimits(ctx, userId), await readPurses(ctx, read, userId), ctx.now());
      },
      'PUT /api/responsible-gaming/limits': (ctx, { body }) => {
        const wanted = {
          weeklyStakeCents: toCents(body.weeklyStake, 'weeklyStake'),
          weeklyLossCents: toCents(body.weeklyLoss, 'weeklyLoss'),
          sessionReminderMinutes: body.sessionReminderMinutes,
        };
        return change(ctx, read, 'limits.changed', (limits) => decideLimits(limits, wanted, ctx.now()));
      },
      'POST /api/responsible-gaming/cool-off': (ctx, { body }) =>
        change(ctx, read, 'limits.cool-off', (limits) => ({
          ...limits,
          coolOffUntil: extend(limits.coolOffUntil, new Date(ctx.now().getTime() + body.hours * HOUR_MS)),
        })),
      'POST /api/responsible-gaming/self-exclusion': (ctx, { body }) =>
        change(ctx, read, 'limits.self-exclusion', (limits) => ({
          ...limits,
          excludedUntil: extend(limits.excludedUntil, new Date(ctx.now().getTime() + body.days * 24 * HOUR_MS)),
        })),
      'POST /api/responsible-gaming/age': (ctx, { body }) =>
        change(ctx, read, 'limits.age', (limits) => answerAge(limits, body.isOfAge, ctx.now())),
    },
    jobs: [sweepPausesJob],
    schedules: [sweepPausesSchedule],
  });
