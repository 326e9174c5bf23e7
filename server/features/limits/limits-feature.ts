import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { cachedPauses, playLimits, users } from '../../db/schema/index.ts';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { centsOf } from '../../kernel/cents-of.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { keyedHash } from '../../kernel/secrets.ts';
import { findLimits, lockLimits, writeLimits } from './limit-rows.ts';
import {
  answerAge,
  decideLimits,
  extend,
  inForce,
  type Limits,
  type Pause,
  refuseOffers,
  runningPause,
  type Usage,
} from './limit-rules.ts';

/** Mail providers that ignore dots before the @, by each of their domains the one that stands for it. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox that an address reaches: without a +tag, and without what its provider ignores. Two addresses of one person give the same. */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const [local, domain] = [emailKey.slice(0, at), emailKey.slice(at + 1).replace(/\.$/, '')];
  const untagged = local.replace(/\+.*$/, '') || local;
  const dotless = DOTLESS[domain];
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${domain}`;
}

/** Keyed, so that no one who reads the table can try addresses against it. */
const hashOf = (ctx: Ctx, mailbox: string): string => keyedHash(ctx, 'kept pause', mailbox);

async function insertPause(tx: Ctx, emailKey: string, { kind, until }: Pause): Promise<void> {
  await tx.db
    .insert(cachedPauses)
    .values({ addressHash: hashOf(tx, mailboxOf(emailKey)), kind, until })
    .onConflictDoUpdate({ target: cachedPauses.addressHash, set: { kind, until }, setWhere: sql`${cachedPauses.until} < excluded.until` });
}

/** The running pause of an address whose account is gone. */
async function findPause(tx: Ctx, emailKey: string, now: Date): Promise<Pause | null> {
  const [row] = await tx.db
    .select({ kind: cachedPauses.kind, until: cachedPauses.until })
    .from(cachedPauses)
    .where(and(eq(cachedPauses.addressHash, hashOf(tx, mailboxOf(emailKey))), gt(cachedPauses.until, now)));
  return row ?? null;
}

/** The running pause of another account whose mail comes to the same mailbox. */
async function findPauseOfTwin(tx: Ctx, emailKey: string, now: Date): Promise<Pause | null> {
  const mailbox = mailboxOf(emailKey);
  const paused = await tx.db
    .select({ emailKey: users.emailKey, limits: playLimits })
    .from(playLimits)
    .innerJoin(users, eq(users.id, playLimits.userId))
    .where(or(gt(playLimits.excludedUntil, now), gt(playLimits.coolOffUntil, now)));
  const twin = paused.find((one) => one.emailKey !== emailKey && mailboxOf(one.emailKey) === mailbox);
  return twin ? runningPause(twin.limits, now) : null;
}

async function deleteEndedPauses(db: Db, now: Date): Promise<void> {
  await db.delete(cachedPauses).where(lte(cachedPauses.until, now));
}

// Deleting the account and joining again would be a way out of a pause. Only the address's hash and the end are kept, and only while it runs.
export async function keepPause(tx: Ctx, leaver: { id: string; emailKey: string }): Promise<void> {
  const pause = runningPause(await lockLimits(tx, leaver.id), tx.now());
  if (pause) await insertPause(tx, leaver.emailKey, pause);
}

// Whoever types someone else's address learns nothing of a pause from it.
const MESSAGE = 'An account with this address cannot be opened now. If you need help, write to support or call 1-800-GAMBLER.';

/** Refuses an address that reaches someone whose break or self-exclusion is still running, whether their account is there or was deleted. */
export async function refusePaused(tx: Ctx, emailKey: string): Promise<void> {
  const now = tx.now();
  if (!(await findPause(tx, emailKey, now)) && !(await findPauseOfTwin(tx, emailKey, now))) return;
  throw new DomainError('FORBIDDEN', MESSAGE, { issues: [{ path: 'email', message: MESSAGE }] });
}

/** A pause that is over is no one's business any more. */
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

/** Asked by everything that sells a plan or a session, advises a bet or calls someone back to betting; refuses it during a self-exclusion and under age. */
export const checkMayOffer = async (ctx: Ctx, userId: string): Promise<void> => refuseOffers(await findLimits(ctx, userId), ctx.now());
