import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { SPORT_KEYS } from '../../sports.ts';
import { Instant, SlateDate, Uuid } from '../../terms.ts';

const Day = SlateDate.refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Use a date like 2026-07-11.');
const Reason = z.string().trim().min(10, 'Say why, in ten characters at least.').max(300, 'At most 300 characters.');
const AuditFilter = {
  action: z.string().trim().max(80).optional().meta({ description: 'The beginning of an action, such as bet. or user.tier-set' }),
  subject: z.string().trim().max(80).optional().meta({ description: 'A subject, such as user:ID or bet:ID' }),
  actorId: Uuid.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const AuditEntry = z
  .object({
    id: Uuid,
    at: Instant,
    actorId: Uuid.nullable(),
    actor: z.string().nullable().meta({ description: 'Their username; null for the product itself, or an account that is gone' }),
    action: z.string(),
    subject: z.string(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });

export const QueuedGame = z
  .object({
    gameId: z.string(),
    sport: z.enum(SPORT_KEYS),
    label: z.string(),
    startsAt: Instant,
    status: z.string(),
    statusNote: z.string().nullable(),
    reason: z.enum(['missing-score', 'suspended', 'flagged']),
    score: z.object({ away: z.number(), home: z.number() }).nullable(),
    bets: z.number().meta({ description: 'Tracked bets that wait' }),
    practiceLegs: z.number(),
    picks: z.number().meta({ description: 'Published picks of any sport' }),
    parlayLegs: z.number().meta({ description: 'Legs of saved parlays' }),
    groupPicks: z.number(),
    signals: z.number().meta({ description: 'Signals of strategies' }),
    hold: z.string().nullable().meta({ description: 'Why the source’s result is not used; null where it is' }),
    flags: z.array(z.string()),
  })
  .meta({ id: 'QueuedGame' });

export const SourceState = z
  .object({
    name: z.string(),
    provider: z.string(),
    state: z.enum(['fresh', 'stale', 'changed', 'idle', 'off']),
    lastAt: Instant.nullable().meta({ description: 'The newest thing stored from it, in product time' }),
    quota: z.object({ used: z.number(), limit: z.number() }).nullable().meta({ description: 'Null where the source tells none' }),
    note: z.string(),
    fault: z
      .object({ kind: z.string(), message: z.string(), at: Instant, nextTryAt: Instant.nullable() })
      .nullable()
      .meta({ description: 'Why the provider’s newest answer is not newer; null where all is well or no one is asked' }),
    unplaced: z.array(z.string()).meta({ description: 'What of its answers could not be understood or placed; nothing of it was guessed' }),
    changed: z
      .array(z.string())
      .meta({ description: 'What its answers no longer hold to: they are refused, and new results of it are not graded' }),
    answerOf: z.string().nullable().meta({ description: 'The provider whose last good answer can be had; null where there is none' }),
  })
  .meta({ id: 'SourceState' });

export const ProviderAnswer = z
  .object({
    provider: z.string(),
    address: z.string().meta({ description: 'Without keys' }),
    at: Instant,
    body: z.string().meta({ description: 'As it came' }),
  })
  .meta({ id: 'ProviderAnswer' });

export const JobState = z
  .object({
    name: z.string(),
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    lastDoneAt: Instant.nullable(),
    nextRunAt: Instant.nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'JobState' });

export const ChecklistItem = z
  .object({
    key: z.enum(['admins', 'prices', 'providers', 'history', 'mail', 'payments', 'backup', 'address']),
    label: z.string(),
    state: z.enum(['done', 'todo', 'running']),
    detail: z.string(),
  })
  .meta({ id: 'ChecklistItem' });

export const operationRoutes = defineRoutes({
  'POST /api/admin/sync-live-games': {
    id: 'syncLiveGames',
    summary: 'Ask the source for the games of these days now, and settle what has ended',
    access: 'staff',
    perMinute: 6,
    response: z.object({ updatedGames: z.number(), settledBets: z.number() }),
  },
  'GET /api/admin/settlement-queue': {
    id: 'listSettlementQueue',
    summary: 'Games over by the clock whose bets or picks still wait, and why',
    access: 'staff',
    response: z.array(QueuedGame),
  },
  'POST /api/admin/settlement-queue/:gameId/accept-result': {
    id: 'acceptHeldResult',
    summary: 'Take what the source reports now in place of a held result; bets are graded again on it',
    access: 'staff',
    fresh: true,
    params: z.object({ gameId: z.string().max(120) }),
    body: z.object({
      hold: z.string().min(1).max(2000).meta({ description: 'The reason of the hold as the queue shows it; another one since is refused' }),
      reason: Reason,
    }),
    response: z.object({
      gameId: z.string(),
      score: z.object({ away: z.number(), home: z.number() }).nullable().meta({ description: 'Null for a tournament' }),
    }),
  },
  'GET /api/admin/providers': {
    id: 'listProviders',
    summary: 'Where the facts come from, and how fresh they are',
    access: 'staff',
    response: z.array(SourceState),
  },
  'GET /api/admin/providers/:provider/answer': {
    id: 'getProviderAnswer',
    summary: 'The last good answer of a provider as it came, for diagnosis; 404 where there is none',
    access: 'staff',
    perMinute: 30,
    params: z.object({ provider: z.string().max(60) }),
    response: ProviderAnswer,
  },
  'POST /api/admin/providers/:provider/accept-change': {
    id: 'acceptProviderChange',
    summary: 'Take what a provider changed as it is; results that waited for it are graded',
    access: 'staff',
    fresh: true,
    params: z.object({ provider: z.string().max(60) }),
    body: z.object({
      changed: z.array(z.string().max(2000)).min(1).max(50).meta({ description: 'The changes as listed; others since are refused' }),
      reason: Reason,
    }),
    response: z.object({ provider: z.string() }),
  },
  'GET /api/admin/checklist': {
    id: 'listChecklist',
    summary: 'What to see to before people come, and how each stands',
    access: 'staff',
    response: z.array(ChecklistItem),
  },
  'GET /api/admin/jobs': { id: 'listJobs', summary: 'Background work by name', access: 'staff', response: z.array(JobState) },
  'GET /api/admin/audit': {
    id: 'listAudit',
    summary: 'Who did what to which subject, newest first; of one page more exist where it is full',
    access: 'staff',
    query: z.object({
      ...AuditFilter,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.array(AuditEntry),
  },
  'GET /api/admin/audit/csv': {
    id: 'exportAudit',
    summary: 'The same as CSV, the newest 50,000',
    access: 'staff',
    produces: 'csv',
    perMinute: 20,
    query: z.object(AuditFilter),
    response: z.string(),
  },
});
