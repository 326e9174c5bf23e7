import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { RouteBindings } from '../../kernel/feature.ts';
import { requestedSport } from '../../kernel/requested-sport.ts';
import { isAboutSlate } from '../contests/index.ts';
import { compareOdds } from './board/compare-odds.ts';
import { listMeasuredBooks } from './books/list-books.ts';
import { listOpportunities } from './finder/list-opportunities.ts';
import { listValue } from './value/list-value.ts';

/** Prices grow older without any message. */
const FRESH_MS = 15_000;
/** A day is added once it is over. */
const MEASURED_FRESH_MS = 60_000;

export const comparisonRoutes: RouteBindings = {
  'GET /api/odds-comparison': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => compareOdds(ctx, query.date ?? easternDay(ctx.now()), [requestedSport(query)], query.method ?? 'power'),
    // Without a date the answer is for today, and a message of another day may say that today has changed.
    isChangedBy: (message, { query }) =>
      query.date ? isAboutSlate(message, query.date, [requestedSport(query)]) : message.topic !== 'user',
  },
  'GET /api/odds-comparison/opportunities': listOpportunities,
  'GET /api/odds-comparison/books': {
    shared: true,
    freshForMs: MEASURED_FRESH_MS,
    build: (ctx, { query }) => listMeasuredBooks(ctx, query),
    isChangedBy: () => false,
  },
  'GET /api/odds-comparison/value': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) =>
      listValue(
        ctx,
        query.date ?? easternDay(ctx.now()),
        { reference: query.reference ?? 'market', method: query.method ?? 'power' },
        { hasAlternates: true },
      ),
    isChangedBy: (message, { query }) => (query.date ? isAboutSlate(message, query.date, GAME_SPORTS) : message.topic !== 'user'),
  },
};
