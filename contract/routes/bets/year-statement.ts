import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Money } from '../../terms.ts';

const Figures = z.object({
  bets: z.number(),
  parlays: z.number().meta({ description: 'Tickets of several legs among them' }),
  wins: z.number(),
  losses: z.number(),
  pushes: z.number(),
  voids: z.number(),
  staked: Money.meta({ description: "Of one's own money; without voids" }),
  freeStaked: Money.meta({ description: "With the book's money; without voids" }),
  won: Money.meta({ description: 'Profit of the bets that made one' }),
  lost: Money.meta({ description: 'Loss of the bets that made one, as a positive amount' }),
  profit: Money.meta({ description: '`won` less `lost`' }),
});

export const YearStatement = z
  .object({
    year: z.number(),
    years: z.array(z.number()).meta({ description: 'With a settled bet, the newest first; this year among them' }),
    asOf: Instant,
    totals: Figures,
    months: z.array(Figures.extend({ month: z.number().meta({ description: '1 to 12; of the day on which a bet was settled, Eastern' }) })),
    books: z.array(Figures.extend({ book: z.string().meta({ description: '"No book" for bets without one' }) })),
    lines: z.array(Figures.extend({ month: z.number(), book: z.string() })).meta({ description: 'By month, then book' }),
    open: z.object({ bets: z.number(), staked: Money }).meta({ description: 'Not counted: nothing of them is realized' }),
    fromFiles: z.number().meta({ description: 'Bets whose result came with a file: they count on the day they were placed' }),
  })
  .meta({ id: 'YearStatement' });

const OfYear = z.object({
  year: z.coerce.number().int('Choose a year.').min(1990, 'Choose a year from 1990 on.').max(2999, 'Choose a year.').optional(),
});

export const yearStatementRoutes = defineRoutes({
  'GET /api/performance/mine/year': {
    id: 'getYearStatement',
    summary: "One's own settled tracked bets of a calendar year by month and book; this year unless given",
    access: 'member',
    perMinute: 60,
    query: OfYear,
    response: YearStatement,
  },
  'GET /api/performance/mine/year/csv': {
    id: 'exportYearStatement',
    summary: "One's own statement of a year as CSV",
    access: 'member',
    produces: 'csv',
    perMinute: 20,
    query: OfYear,
    response: z.string(),
  },
});
