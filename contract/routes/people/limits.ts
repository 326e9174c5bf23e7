import { z } from 'zod';
import { LOOSENING_HOURS } from '../../constants.ts';
import { defineRoutes } from '../../route.ts';
import { Dollars, Instant } from '../../terms.ts';

export const COOL_OFF_HOURS = [24, 48, 72, 168, 720] as const;
export const EXCLUSION_DAYS = [180, 365, 1095, 1825] as const;

const UsedLimits = z.object({
  stake: z.number(),
  loss: z.number().meta({ description: 'Net of winnings, never negative' }),
  atRisk: z.number().meta({ description: 'Stakes of open bets; counted against the loss limit as if they were lost' }),
});

export const PlayLimits = z
  .object({
    weeklyStake: z.number().nullable(),
    weeklyLoss: z.number().nullable(),
    pending: z.object({ weeklyStake: z.number().nullable(), weeklyLoss: z.number().nullable(), from: Instant }).nullable(),
    sessionReminderMinutes: z.number().nullable(),
    coolOffUntil: Instant.nullable(),
    excludedUntil: Instant.nullable(),
    ageAnswer: z
      .enum(['of_age', 'under_age'])
      .nullable()
      .meta({ description: 'The user’s own answer whether they are 21 or older; null before' }),
    usedThisWeek: z
      .object({ tracked: UsedLimits, practice: UsedLimits })
      .meta({ description: 'Tracked and practice bets are counted separately; each limit holds for each of them' }),
  })
  .meta({ id: 'PlayLimits' });

export const limitRoutes = defineRoutes({
  'GET /api/responsible-gaming': {
    id: 'getLimits',
    summary: "One's own limits and what is used of them",
    access: 'member',
    response: PlayLimits,
  },
  'PUT /api/responsible-gaming/limits': {
    id: 'setLimits',
    summary: `Tighten at once, loosen after ${LOOSENING_HOURS} hours`,
    access: 'member',
    body: z.object({
      weeklyStake: Dollars.nullable(),
      weeklyLoss: Dollars.nullable(),
      sessionReminderMinutes: z.number().int().min(15, 'At least 15 minutes.').max(480, 'At most 480 minutes.').nullable(),
    }),
    response: PlayLimits,
  },
  'POST /api/responsible-gaming/cool-off': {
    id: 'startCoolOff',
    summary: 'Stop placing bets for a while; cannot be lifted early',
    access: 'member',
    body: z.object({
      hours: z.union(
        COOL_OFF_HOURS.map((h) => z.literal(h)),
        { error: 'Choose one of the offered times.' },
      ),
    }),
    response: PlayLimits,
  },
  'POST /api/responsible-gaming/self-exclusion': {
    id: 'startSelfExclusion',
    summary: 'Exclude oneself; cannot be lifted early',
    access: 'member',
    body: z.object({
      days: z.union(
        EXCLUSION_DAYS.map((d) => z.literal(d)),
        { error: 'Choose one of the offered times.' },
      ),
      confirm: z.literal('EXCLUDE', { error: 'Type EXCLUDE to confirm.' }),
    }),
    response: PlayLimits,
  },
  'POST /api/responsible-gaming/age': {
    id: 'answerAge',
    summary: 'Say whether you are 21 or older: asked once, before the first bet. Under 21 places no bets and cannot be taken back here',
    access: 'member',
    perMinute: 20,
    body: z.object({ isOfAge: z.boolean({ error: 'Say whether you are 21 or older.' }) }),
    response: PlayLimits,
  },
});
