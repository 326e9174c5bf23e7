import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { PICK_SPORTS } from '../../sports.ts';
import { SlateDate } from '../../terms.ts';
import { joinWords } from '../../words/join-words.ts';
import { AnyPick } from './any-pick.ts';

const Sport = z.enum(PICK_SPORTS, { error: `Choose ${joinWords(PICK_SPORTS, 'or')}.` });

const Accuracy = z.number().nullable().meta({ description: 'Wins over wins and losses, 0 to 1' });
const AvgConfidence = z
  .number()
  .nullable()
  .meta({ description: "Null over picks of several sports: each sport's confidence has a meaning of its own" });

export const DailyPerformance = z
  .object({
    date: SlateDate,
    totalPicks: z.number(),
    winningPicks: z.number(),
    losingPicks: z.number(),
    pushedPicks: z.number(),
    resolvedPicks: z.number(),
    pendingPicks: z.number(),
    accuracy: Accuracy,
    units: z.number(),
    sealedPicks: z.number().meta({ description: 'Not shown before their games begin' }),
    picks: z.array(AnyPick),
  })
  .meta({ id: 'DailyPerformance' });

const Month = z.object({
  month: z.string(),
  picks: z.number(),
  wins: z.number(),
  losses: z.number(),
  accuracy: Accuracy,
  spreadAccuracy: Accuracy,
  avgConfidence: AvgConfidence,
  units: z.number(),
});

export const MonthlyPerformance = z
  .object({
    sports: z.array(Sport).meta({ description: 'Sports that the figures cover' }),
    totalAccuracy: Accuracy,
    totalGames: z.number(),
    spreadAccuracy: Accuracy,
    avgConfidence: AvgConfidence,
    months: z.array(Month),
  })
  .meta({ id: 'MonthlyPerformance' });

export const pickResultRoutes = defineRoutes({
  'GET /api/performance/daily': {
    id: 'getDailyPerformance',
    summary: 'How the picks of a day did, of every sport or of one',
    access: 'visitor',
    query: z.object({ date: SlateDate.optional(), sport: Sport.optional() }),
    response: DailyPerformance,
  },
  'GET /api/performance/monthly': {
    id: 'getMonthlyPerformance',
    summary: 'How the picks of each month did, of every sport or of one',
    access: 'visitor',
    query: z.object({ sport: Sport.optional() }),
    response: MonthlyPerformance,
  },
});
