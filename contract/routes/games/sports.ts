import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { SPORT_KEYS } from '../../sports.ts';
import { Instant, SlateDate } from '../../terms.ts';

const SportToday = z
  .object({
    sport: z.enum(SPORT_KEYS),
    isInSeason: z.boolean().meta({ description: 'A contest within a week of today, before or after' }),
    games: z.number().meta({ description: 'Games of today; tournaments under way' }),
    live: z.number().meta({ description: 'In play now, those that began yesterday among them' }),
    next: z
      .object({ at: Instant, isTentative: z.boolean() })
      .nullable()
      .meta({ description: 'The start of the first of today that is not known to have begun; past where its source is late or silent' }),
    nextOn: SlateDate.nullable().meta({ description: 'The next day after today with a contest; null where none is known' }),
  })
  .meta({ id: 'SportToday' });

export const sportRoutes = defineRoutes({
  'GET /api/sports': {
    id: 'listSports',
    summary: 'What each sport has today and when it goes on: those in season first, then by their next day',
    access: 'visitor',
    response: z.array(SportToday),
  },
});
