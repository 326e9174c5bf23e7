import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { SlateDate, Uuid } from '../../terms.ts';
import { TICKET_LIMITS } from '../support/ticket-terms.ts';
import { EARLY_CATEGORIES, EARLY_FEATURE_IDS, EARLY_STATUSES, FEEDBACK_KINDS } from './early-access-terms.ts';

const FeatureId = z.enum(EARLY_FEATURE_IDS, { error: 'Choose one of the features.' });
const words = (what: string, most: number) =>
  z
    .string({ error: `${what} is required.` })
    .trim()
    .min(1, `${what} is required.`)
    .max(most, `At most ${most} characters.`);

export const EarlyFeature = z
  .object({
    id: FeatureId,
    name: z.string(),
    description: z.string(),
    category: z.enum(EARLY_CATEGORIES),
    status: z.enum(EARLY_STATUSES),
    progress: z.number().int().min(0).max(100).meta({ description: 'Percent of the five steps that are done' }),
    stepsDone: z.number().int().min(0).max(5),
    releaseDate: SlateDate.nullable().meta({ description: 'As planned for everybody; null without a plan' }),
    where: z.string().nullable().meta({ description: 'The page that it changes' }),
    enabled: z.boolean(),
    isNew: z.boolean(),
  })
  .meta({ id: 'EarlyFeature' });

export const earlyAccessRoutes = defineRoutes({
  'GET /api/early-access': {
    id: 'listEarlyFeatures',
    summary: 'Features before everybody has them, and which of them the caller has switched on',
    access: 'earlyAccess',
    response: z.array(EarlyFeature),
  },
  'PATCH /api/early-access/:featureId': {
    id: 'switchEarlyFeature',
    summary: 'Switch a feature on or off for oneself; one that is coming soon cannot be',
    access: 'earlyAccess',
    perMinute: 120,
    params: z.object({ featureId: FeatureId }),
    body: z.object({ enabled: z.boolean({ error: 'Say true or false.' }) }),
    response: EarlyFeature,
  },
  'POST /api/early-access/feedback': {
    id: 'sendEarlyFeedback',
    summary: 'A ticket about a feature, or about Early Access in general',
    access: 'earlyAccess',
    perMinute: 30,
    body: z.object({
      kind: z.enum(FEEDBACK_KINDS, { error: 'Choose bug, request or feedback.' }),
      featureId: FeatureId.nullable().default(null),
      title: words('A title', TICKET_LIMITS.title),
      description: words('A description', TICKET_LIMITS.text),
    }),
    status: 201,
    response: z.object({ ticketId: Uuid }),
  },
});
