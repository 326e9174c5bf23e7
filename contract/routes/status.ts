import { z } from 'zod';
import { defineRoutes } from '../route.ts';
import { SPORT_KEYS } from '../sports.ts';
import { Instant, SlateDate, TierSchema } from '../terms.ts';

export const Status = z
  .object({
    source: z.object({ kind: z.enum(['demo', 'archive', 'live']), label: z.string(), notice: z.string().nullable() }),
    now: Instant,
    today: SlateDate,
    /** How far the product's clock is ahead of this machine's, in milliseconds: a demo clock moved forward, a rehearsal. */
    clockOffsetMs: z.number(),
    memberCount: z.number(),
    books: z.array(z.object({ code: z.string(), name: z.string() })),
    maxPriceAgeSeconds: z.number(),
    demoAccounts: z
      .array(z.object({ email: z.string(), password: z.string(), tier: TierSchema, isAdmin: z.boolean() }))
      .meta({ description: 'Empty outside demo mode' }),
    signInProvider: z.string().nullable().meta({ description: 'The name of the provider by which one may also sign in' }),
    houseRulesVersion: z.string(),
    schedules: z
      .array(z.object({ sport: z.enum(SPORT_KEYS), readAt: Instant.nullable() }))
      .meta({ description: 'When the source of each sport last confirmed its schedule; null where it never answered' }),
    newsReadAt: Instant.nullable().meta({ description: 'When the news were last read; null where they never were' }),
  })
  .meta({ id: 'Status' });

/** Moments the demo's clock can be moved to. */
const DemoMoment = z.object({ to: z.enum(['next-first-pitch', 'slate-final', 'tomorrow']) }).strict();

export const statusRoutes = defineRoutes({
  'GET /api/status': { id: 'getStatus', summary: 'Which data is shown, and the product’s time', access: 'visitor', response: Status },
  'GET /api/stream': {
    id: 'openStream',
    summary: 'Server-sent events: what changed',
    access: 'visitor',
    produces: 'event-stream',
    response: z.string(),
  },
  'POST /api/admin/demo/advance': {
    id: 'advanceDemoClock',
    summary: 'Move the demo clock forward and run what falls due; 404 outside demo mode',
    access: 'staff',
    perMinute: 60,
    body: z.union(
      [
        z.object({ minutes: z.number().int().min(1, 'At least one minute.').max(20_160, 'At most two weeks at a time.') }).strict(),
        DemoMoment,
      ],
      { error: 'Give minutes, or to: next-first-pitch, slate-final or tomorrow.' },
    ),
    response: z.object({ now: Instant }),
  },
  'POST /api/demo/advance': {
    id: 'playDemo',
    summary: 'Play the demo to its next first pitch, to the end of the slate or to tomorrow, for everybody in it; 404 outside demo mode',
    access: 'visitor',
    perMinute: 10,
    body: DemoMoment,
    response: z.object({ now: Instant }),
  },
});
