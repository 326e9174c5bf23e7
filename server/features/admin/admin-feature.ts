import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { userCounts } from '@clearedge/contract/routes/admin/users';
import { easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { and, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries, users } from '../../db/schema/index.ts';
import { csvLine } from '../../kernel/csv.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, fromReplica, type Verb } from '../../kernel/feature.ts';
import { createAccount } from '../accounts/index.ts';
import { noteGift } from '../billing/index.ts';
import { acceptHeldResult } from '../contests/index.ts';
import { previewPracticeRegrade, previewRegrade, regradeBet, resolveBet } from '../settlement/index.ts';
import type { AdminHooks } from './admin-hooks.ts';
import { listAllBets, summarizeAllBets } from './bets/list-bets.ts';
import { listPracticeBets, regradePractice } from './bets/practice-bets.ts';
import { acceptProviderChange } from './operations/accept-change.ts';
import { listChecklist } from './operations/list-checklist.ts';
import { listSettlementQueue } from './operations/list-queue.ts';
import { listProviders } from './operations/list-sources.ts';
import { syncLiveGames } from './operations/sync-live-games.ts';
import { changeUsername, changeUserTier, updateTier } from './users/change-user.ts';
import { endGrantsJob, endGrantsSchedule } from './users/end-grants.ts';
import { grantEnd } from './users/grant-rules.ts';
import { listWeeks } from './users/list-weeks.ts';
import { presentUser, presentUsers, type Referrals } from './users/present-users.ts';
import { sumMonthly } from './users/recurring.ts';
import { prefixPattern } from './users/search-rules.ts';
import { countByPlan, countOfUsers, pageOfUsers, sumPayments } from './users/user-rows.ts';

interface Row {
  name: string;
  waiting: string;
  running: string;
  failed: string;
  doneMs: number | null;
  nextMs: number | null;
  lastError: string | null;
}
const LONGEST_ERROR = 300;
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Background work by name: what waits, runs and failed, when it last ended well and when its schedule is next due. */
const listJobs: Verb<'GET /api/admin/jobs'> = async (ctx) => {
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`with work as (
        select name, count(*) filter (where done_at is null and failed_at is null and (locked_until is null or locked_until < now())) as waiting,
          count(*) filter (where done_at is null and failed_at is null and locked_until >= now()) as running,
          count(*) filter (where failed_at is not null) as failed,
          (extract(epoch from max(done_at)) * 1000)::float8 as "doneMs",
          (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as "lastError"
        from jobs group by name)
      select coalesce(w.name, s.name) as name, coalesce(w.waiting, 0) as waiting, coalesce(w.running, 0) as running,
        coalesce(w.failed, 0) as failed, w."doneMs", (extract(epoch from s.next_run_at) * 1000)::float8 as "nextMs", w."lastError"
      from work w full join job_schedules s on s.name = w.name order by 4 desc, 1`,
  );
  return rows.map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    running: Number(row.running),
    failed: Number(row.failed),
    lastDoneAt: iso(row.doneMs),
    nextRunAt: iso(row.nextMs),
    lastError: row.lastError?.split('\n')[0]?.slice(0, LONGEST_ERROR) ?? null,
  }));
};

const unknownCode = (): DomainError =>
  new DomainError('INVALID_INPUT', 'This referral code is not valid.', {
    issues: [{ path: 'referredBy', message: 'This referral code is not valid.' }],
  });

/** An account for someone else, with its plan for the first period and, where given, by a referral code. */
const createUser =
  ({ onRegistered, checkMayJoin, referrals }: AdminHooks): Verb<'POST /api/admin/users'> =>
  async (ctx, { body }) => {
    const { username, email, password, subscriptionTier: tier, isAdmin, referredBy } = body;
    if (referredBy && !referrals) throw unknownCode();
    const endAt = grantEnd(tier, ctx.now());
    const wanted = { username, email, password, tier, endAt, isAdmin };
    const userId = await createAccount(ctx, wanted, {
      onRegistered,
      checkMayJoin,
      beside: async (tx, id) => {
        await noteGift(tx, id, { tier, endAt, givenBy: 'admin' });
        if (referredBy) await referrals?.useCode(tx, id, referredBy);
      },
    });
    return presentUser(ctx, userId, referrals);
  };

type AuditFilter = VerbInput<Contract['GET /api/admin/audit/csv']>['query'];

function matching({ action, subject, actorId, from, to }: AuditFilter): SQL | undefined {
  return and(
    action ? like(auditEntries.action, prefixPattern(action)) : undefined,
    subject ? eq(auditEntries.subject, subject) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    from ? gte(auditEntries.at, easternInstant(from)) : undefined,
    to ? lt(auditEntries.at, easternInstant(shiftDay(to, 1))) : undefined,
  );
}

/** Entries with the name of who did it, the newest first. */
const listAuditRows = (db: Db, filter: AuditFilter, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ entry: auditEntries, actor: users.username })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(matching(filter))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset(offset);

/** Users by plan, and what came in less what went back: the same rows that invoices are shown from. */
const getStats =
  (referrals: Referrals): Verb<'GET /api/admin/stats'> =>
  async (ctx) => {
    const counts = await countByPlan(ctx.db);
    const { paidCents, refundedCents, payments } = await sumPayments(ctx.db);
    return {
      totalUsers: counts.total,
      ...userCounts((tier) => counts[tier]),
      simulatedUsers: counts.simulated,
      activeSubscriptions: counts.subscribed,
      givenPlans: counts.given,
      monthlyRecurring: centsToDollars(await sumMonthly(ctx.db)),
      totalRevenue: centsToDollars(paidCents - refundedCents),
      payments,
      refunded: centsToDollars(refundedCents),
      activeReferralCodes: (await referrals?.countActiveCodes(ctx)) ?? 0,
    };
  };

const MOST_ROWS = 50_000;
const HEAD = ['at', 'actor', 'actorId', 'action', 'subject', 'details'];

const listAudit: Verb<'GET /api/admin/audit'> = async (ctx, { query }) => {
  const rows = await listAuditRows(ctx.db, query, { limit: query.limit, offset: (query.page - 1) * query.limit });
  return rows.map(({ entry, actor }) => ({ ...entry, at: entry.at.toISOString(), actor }));
};

/** As CSV; text that a spreadsheet would run as a formula is told apart. */
const exportAudit: Verb<'GET /api/admin/audit/csv'> = async (ctx, { query }) => {
  const rows = await listAuditRows(ctx.db, query, { limit: MOST_ROWS, offset: 0 });
  const lines = rows.map(({ entry: { at, actorId, action, subject, details }, actor }) =>
    csvLine([at.toISOString(), actor, actorId, action, subject, JSON.stringify(details)]),
  );
  return [csvLine(HEAD), ...lines].join('');
};

const listUsers =
  (referrals: Referrals): Verb<'GET /api/admin/users'> =>
  async (ctx, { query }) => {
    const order = query.order ?? (query.sort === 'createdAt' ? 'desc' : 'asc');
    return presentUsers(ctx, await pageOfUsers(ctx.db, { ...query, order }), referrals);
  };

const countUsers: Verb<'GET /api/admin/users/count'> = async (ctx, { query }) => {
  const [row] = await countOfUsers(ctx.db, query);
  return { total: row?.total ?? 0 };
};

/** What a provider last answered, as it came; keys were never in it. */
const getProviderAnswer: Verb<'GET /api/admin/providers/:provider/answer'> = async (ctx, { params }) => {
  const answer = (await ctx.ports.health?.findLastAnswer(params.provider)) ?? null;
  if (!answer) throw new DomainError('NOT_FOUND', 'This provider has given no answer yet.');
  return { provider: params.provider, address: answer.address, at: answer.at.toISOString(), body: answer.body };
};

const SPELLED = { won: 'win', lost: 'loss' } as const;

/** Resolves a bet as the POST does; takes “won” and “lost” too, as a ticket dashboard sends them. */
const resolveByPatch: Verb<'PATCH /api/bets/:betId/resolve'> = (ctx, { params, body: { result } }) =>
  resolveBet(ctx, { params, body: { result: result === 'won' || result === 'lost' ? SPELLED[result] : result } });

/** What staff do: users and their plans, everybody's bets, the state of the works. Every route takes an admin, but one's own bet's result. */
export const adminFeature = (hooks: AdminHooks): Feature =>
  defineFeature({
    name: 'admin',
    routes: {
      'GET /api/admin/stats': getStats(hooks.referrals),
      'GET /api/admin/weeks': listWeeks,
      'GET /api/admin/users': listUsers(hooks.referrals),
      'GET /api/admin/users/count': countUsers,
      'POST /api/admin/users': createUser(hooks),
      'POST /api/admin/update-tier': updateTier(hooks.referrals),
      'PATCH /api/admin/users/:userId/tier': changeUserTier(hooks.referrals),
      'PATCH /api/admin/users/:userId/username': changeUsername(hooks.referrals),
      'GET /api/admin/bets': listAllBets,
      'GET /api/admin/bets/summary': summarizeAllBets,
      'PATCH /api/bets/:betId/resolve': resolveByPatch,
      'GET /api/admin/bets/:betId/regrade': previewRegrade,
      'POST /api/admin/bets/:betId/regrade': regradeBet,
      'GET /api/admin/practice-bets': listPracticeBets,
      'GET /api/admin/practice-bets/:betId/legs/:position/regrade': previewPracticeRegrade,
      'POST /api/admin/practice-bets/:betId/legs/:position/regrade': regradePractice,
      'POST /api/admin/sync-live-games': syncLiveGames(hooks.onFacts),
      'GET /api/admin/settlement-queue': listSettlementQueue,
      'POST /api/admin/settlement-queue/:gameId/accept-result': acceptHeldResult(hooks.onFacts),
      'GET /api/admin/providers': listProviders,
      'GET /api/admin/providers/:provider/answer': getProviderAnswer,
      'POST /api/admin/providers/:provider/accept-change': acceptProviderChange,
      'GET /api/admin/checklist': listChecklist,
      'GET /api/admin/jobs': listJobs,
      'GET /api/admin/audit': listAudit,
      'GET /api/admin/audit/csv': fromReplica(exportAudit),
    },
    jobs: [endGrantsJob],
    schedules: [endGrantsSchedule],
  });
