import { z } from 'zod';
import { ALERT_MOVE_CENTS, MAX_VALUE_ALERTS, MAX_WAITING_ALERTS, VALUE_ALERT_PCT, VALUE_ALERT_REST_MINUTES } from '../../comparison.ts';
import { BOARD_MARKET_NAMES, BOARD_SIDES } from '../../markets/board-markets.ts';
import { defineRoutes } from '../../route.ts';
import { MAX_BOARD_LINE, SPORT_KEYS } from '../../sports.ts';
import { AmericanOdds, GameId, Instant, Ok, Uuid } from '../../terms.ts';

const MOVE_ERROR = `A move is from ${ALERT_MOVE_CENTS.least} to ${ALERT_MOVE_CENTS.most} cents.`;
const LINE_ERROR = `A line is a number in halves, from −${MAX_BOARD_LINE} to ${MAX_BOARD_LINE}.`;
const MAX_BOOKS = 40;

const Market = z.enum(BOARD_MARKET_NAMES);
const Side = z.enum(BOARD_SIDES);

/** What to wait for: a price, a line or both at once; or a move away from where it stands. */
const terms = {
  odds: AmericanOdds.nullable().optional(),
  line: z
    .number({ error: LINE_ERROR })
    .min(-MAX_BOARD_LINE, LINE_ERROR)
    .max(MAX_BOARD_LINE, LINE_ERROR)
    .multipleOf(0.5, LINE_ERROR)
    .nullable()
    .optional(),
  moveCents: z
    .number({ error: MOVE_ERROR })
    .int(MOVE_ERROR)
    .min(ALERT_MOVE_CENTS.least, MOVE_ERROR)
    .max(ALERT_MOVE_CENTS.most, MOVE_ERROR)
    .nullable()
    .optional(),
  books: z
    .array(z.string().regex(/^[A-Z0-9]{2,12}$/, 'Choose books by their codes.'))
    .max(MAX_BOOKS)
    .optional()
    .meta({ description: 'Empty: at any book' }),
};

export const PriceAlert = z
  .object({
    id: Uuid,
    gameId: GameId,
    sport: z.enum(SPORT_KEYS),
    awayTeam: z.string(),
    homeTeam: z.string(),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    gameTime: Instant,
    market: Market,
    side: Side,
    selection: z.string(),
    odds: z.number().nullable(),
    line: z.number().nullable(),
    moveCents: z.number().nullable(),
    fromOdds: z.number().nullable().meta({ description: 'The best price when it was set' }),
    fromLine: z.number().nullable(),
    books: z.array(z.string()),
    state: z.enum(['waiting', 'sent', 'over']).meta({ description: 'over: the game began before it came true' }),
    createdAt: Instant,
    sentAt: Instant.nullable(),
    sentOdds: z.number().nullable(),
    sentLine: z.number().nullable(),
    sentBook: z.string().nullable(),
  })
  .meta({ id: 'PriceAlert' });

const PCT_ERROR = `From ${VALUE_ALERT_PCT.least} to ${VALUE_ALERT_PCT.most} percent.`;
export const ValueAlert = z
  .object({
    id: Uuid,
    market: Market.nullable().meta({ description: 'Null: on any market' }),
    leastEvPct: z.number(),
    books: z.array(z.string()),
    createdAt: Instant,
    toldAt: Instant.nullable(),
  })
  .meta({ id: 'ValueAlert' });

export const alertRoutes = defineRoutes({
  'GET /api/price-alerts': {
    id: 'listPriceAlerts',
    summary: "One's own price alerts: waiting, sent and over",
    access: 'alerts',
    response: z.array(PriceAlert),
  },
  'POST /api/price-alerts': {
    id: 'createPriceAlert',
    summary: `Be told of a price, a line or a move; at most ${MAX_WAITING_ALERTS} wait at once`,
    access: 'alerts',
    perMinute: 120,
    body: z.object({ gameId: GameId, market: Market, side: Side, ...terms }),
    status: 201,
    response: PriceAlert,
  },
  'PATCH /api/price-alerts/:alertId': {
    id: 'editPriceAlert',
    summary: 'Wait for something else; one that was sent waits again',
    access: 'alerts',
    perMinute: 120,
    params: z.object({ alertId: Uuid }),
    body: z.object(terms),
    response: PriceAlert,
  },
  'DELETE /api/price-alerts/:alertId': {
    id: 'deletePriceAlert',
    summary: 'Forget a price alert',
    access: 'alerts',
    params: z.object({ alertId: Uuid }),
    response: Ok,
  },
  'GET /api/value-alerts': {
    id: 'listValueAlerts',
    summary: "One's own standing alerts on prices above fair",
    access: 'evBoard',
    response: z.array(ValueAlert),
  },
  'POST /api/value-alerts': {
    id: 'createValueAlert',
    summary: `Be told of prices above fair on today's games, each price once and at most every ${VALUE_ALERT_REST_MINUTES} minutes; at most ${MAX_VALUE_ALERTS} stand at once`,
    access: 'evBoard',
    perMinute: 60,
    body: z.object({
      market: Market.nullable().optional(),
      leastEvPct: z.number({ error: PCT_ERROR }).min(VALUE_ALERT_PCT.least, PCT_ERROR).max(VALUE_ALERT_PCT.most, PCT_ERROR),
      books: terms.books,
    }),
    status: 201,
    response: ValueAlert,
  },
  'DELETE /api/value-alerts/:alertId': {
    id: 'deleteValueAlert',
    summary: 'Forget a standing alert',
    access: 'evBoard',
    params: z.object({ alertId: Uuid }),
    response: Ok,
  },
});
