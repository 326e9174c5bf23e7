import { z } from 'zod';
import { MARGIN_METHOD_NAMES } from '../../comparison.ts';
import { MIN_EV, PROP_FINDER_CATEGORIES } from '../../prop-finder.ts';
import { defineRoutes } from '../../route.ts';
import { FinderDetail, FinderProp } from '../../shapes/finder-prop.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { SlateDate } from '../../terms.ts';

const MAX_ID = 160;
const MIN_EV_ERROR = `Min EV is from ${MIN_EV.least} to ${MIN_EV.most} percent.`;

export const finderRoutes = defineRoutes({
  'GET /api/prop-finder': {
    id: 'findProps',
    summary: "A day's player props against the market without margin: value first, then by expected value",
    access: 'propFinder',
    perMinute: 240,
    query: z.object({
      date: SlateDate.optional(),
      sport: z.enum(GAME_SPORTS).optional().meta({ description: 'Whose players; baseball’s where it is left out' }),
      method: z.enum(MARGIN_METHOD_NAMES).optional(),
      category: z.enum(['all', ...PROP_FINDER_CATEGORIES]).optional(),
      propType: z.string().max(60).optional(),
      minEV: z.coerce
        .number({ error: MIN_EV_ERROR })
        .min(MIN_EV.least, MIN_EV_ERROR)
        .max(MIN_EV.most, MIN_EV_ERROR)
        .optional()
        .meta({ description: 'Percent against the market; 0 leaves all in, those without a fair price too' }),
      positiveEVOnly: z
        .enum(['true', 'false'])
        .optional()
        .meta({ description: 'Value alone: what the books speak against is left out, whatever its expected value' }),
    }),
    response: z.array(FinderProp),
  },
  'GET /api/prop-finder/:propId': {
    id: 'getFinderProp',
    summary: 'One prop: every book, every method, the projection, and each game of the season against its own line',
    access: 'propFinder',
    params: z.object({ propId: z.string().max(MAX_ID) }),
    query: z.object({ method: z.enum(MARGIN_METHOD_NAMES).optional() }),
    response: FinderDetail,
  },
});
