import { z } from 'zod';
import { UNITS_BOARD_LEAST_BETS } from '../../competition.ts';
import { complainOfName, isReservedName } from '../../names/index.ts';
import { complainAbout } from '../../names/refine.ts';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, SlateDate, TierSchema, Uuid } from '../../terms.ts';

const Rate = z.number().nullable().meta({ description: 'A fraction; null while there is nothing to divide by' });
/** Of scoring bets alone. */
const figures = {
  totalBets: z.number().meta({ description: 'Settled contest bets that score; voids are not among them' }),
  pendingBets: z.number().meta({ description: 'Open contest bets of the same days, which give no points yet' }),
  wonBets: z.number(),
  lostBets: z.number(),
  winRate: Rate,
  points: z.number(),
  netProfit: Money,
  totalStaked: Money,
  profitMargin: Rate,
  units: z.number().meta({ description: 'Profit with every bet counted as one unit, from the prices' }),
};
const resets = {
  resets: z.number().meta({ description: 'Resets of the practice bankroll; the contest bankroll has none' }),
  lastResetAt: Instant.nullable(),
};
const Competitor = z.object({ username: z.string(), subscriptionTier: TierSchema, isSimulated: z.boolean(), ...resets });
const Rank = z.number().nullable();

export const LeaderboardEntry = z
  .object({
    id: z.string(),
    rank: z.number(),
    unitsRank: Rank.meta({ description: `Null below ${UNITS_BOARD_LEAST_BETS} bets` }),
    user: Competitor,
    ...figures,
  })
  .meta({ id: 'LeaderboardEntry' });

const Week = z.object({ weekOn: SlateDate, endsOn: SlateDate, isCurrent: z.boolean(), frozenAt: Instant.nullable() });
const Correction = z.object({
  at: Instant,
  username: z.string(),
  pointsBefore: z.number(),
  pointsAfter: z.number(),
  netProfitBefore: Money,
  netProfitAfter: Money,
  reason: z.string(),
});
export const LeaderboardWeek = Week.extend({
  competitors: z.number(),
  simulated: z.number(),
  unlisted: z.number(),
  pendingBets: z.number().meta({ description: 'Bets of the week whose games are not settled' }),
  corrections: z.array(Correction),
  asOf: Instant,
}).meta({ id: 'LeaderboardWeek' });

const Movement = z.enum(['new', 'up', 'down', 'stays']);
export const WeeklyStats = z
  .object({
    weekOn: SlateDate,
    entryId: z.string(),
    rank: Rank,
    unitsRank: Rank,
    competitors: z.number(),
    ...figures,
    ...resets,
    nonScoringBets: z.number().meta({ description: 'Settled contest bets of the week that do not score' }),
    division: z.string().nullable(),
    isListed: z.boolean(),
    history: z.array(z.object({ weekOn: SlateDate, rank: Rank, points: z.number(), netProfit: Money, totalBets: z.number() })),
  })
  .meta({ id: 'WeeklyStats' });

export const Cohort = z
  .object({
    weekOn: SlateDate,
    division: z.string().nullable().meta({ description: 'Null until a settled bet of the week places the caller' }),
    level: z.number().nullable(),
    levels: z.number(),
    movement: Movement.nullable(),
    goUp: z.number(),
    goDown: z.number(),
    entries: z.array(LeaderboardEntry.extend({ isYou: z.boolean(), zone: z.enum(['up', 'down', 'stays']) })),
  })
  .meta({ id: 'Cohort' });

export const LeaderboardProfile = z
  .object({ displayName: z.string().nullable(), isListed: z.boolean(), shownAs: z.string() })
  .meta({ id: 'LeaderboardProfile' });

const GroupRow = z.object({
  rank: z.number(),
  username: z.string(),
  isYou: z.boolean(),
  isSimulated: z.boolean(),
  ...resets,
  ...figures,
  picks: z.object({ wins: z.number(), losses: z.number(), pushes: z.number(), pending: z.number(), units: z.number() }),
});
export const GroupBoard = z
  .object({ period: z.enum(['week', 'season']), from: SlateDate, to: SlateDate, rows: z.array(GroupRow) })
  .meta({ id: 'GroupBoard' });

/** A Monday, or any day or instant of the week it begins. */
const WEEK_ERROR = 'Use the Monday of a week, like 2026-07-06.';
const WeekStart = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: WEEK_ERROR })
  .refine((text) => text >= '2000' && text < '2100', WEEK_ERROR)
  .meta({ description: 'Monday of the week as yyyy-MM-dd, or any day or instant in it' });
const ByWeek = z.object({ weekStart: WeekStart });
const InWeek = z.object({ week: WeekStart.optional() });

export const DisplayName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(3, 'At least 3 characters.')
  .max(30, 'At most 30 characters.')
  .regex(
    /^[\p{L}\p{M}\p{N}_.-]+( [\p{L}\p{M}\p{N}_.-]+)*$/u,
    'A name may hold letters, digits, single spaces, dots, dashes and underscores.',
  )
  .superRefine(complainAbout(complainOfName))
  .refine((name) => !isReservedName(name), 'This name is reserved. Please choose another one.');

export const leaderboardRoutes = defineRoutes({
  'GET /api/weekly-leaderboard/:weekStart': {
    id: 'getWeeklyLeaderboard',
    summary: 'Who competes in a week, by points, then net profit; with bets pending alone at 0 points',
    access: 'visitor',
    params: ByWeek,
    response: z.array(LeaderboardEntry),
  },
  'GET /api/weekly-leaderboard/:weekStart/summary': {
    id: 'getLeaderboardWeek',
    summary: 'The state of a week: open, frozen, corrected',
    access: 'visitor',
    params: ByWeek,
    response: LeaderboardWeek,
  },
  'GET /api/weekly-leaderboard/:weekStart/cohort': {
    id: 'getOwnCohort',
    summary: "One's own cohort of a week: competitors of a similar level",
    access: 'member',
    params: ByWeek,
    response: Cohort,
  },
  'GET /api/user/:userId/weekly-stats': {
    id: 'getWeeklyStats',
    summary: "One's own figures of a week; an admin may ask for anybody's",
    access: 'member',
    params: z.object({ userId: z.string().max(80) }),
    query: InWeek,
    response: WeeklyStats,
  },
  'GET /api/leaderboard/profile': {
    id: 'getLeaderboardProfile',
    summary: 'How one appears on public boards',
    access: 'member',
    response: LeaderboardProfile,
  },
  'PATCH /api/leaderboard/profile': {
    id: 'changeLeaderboardProfile',
    summary: 'Choose the name on public boards, or leave them',
    access: 'member',
    perMinute: 20,
    body: z.object({ displayName: DisplayName.nullable().optional(), isListed: z.boolean().optional() }),
    response: LeaderboardProfile,
  },
  'GET /api/groups/:groupId/leaderboard': {
    id: 'getGroupLeaderboard',
    summary: "A group's members by points in a week or over the season, with their sealed picks",
    access: 'member',
    params: z.object({ groupId: Uuid }),
    query: InWeek.extend({ period: z.enum(['week', 'season']).default('week') }),
    response: GroupBoard,
  },
});
