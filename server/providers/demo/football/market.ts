import { easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { dayOnOf } from '../calendar.ts';
import type { MarketForm, MarketGame } from '../leagues/market/market-form.ts';
import { createScoreTables, outlookOf } from '../leagues/market/outlook.ts';
import { partFormsOf } from '../leagues/market/part-forms.ts';
import { firstDayOfWeek } from './calendar/season-calendar.ts';
import type { FootballGame } from './league.ts';
import { PART_FITS } from './part-fits.ts';
import { decidedAt, type Fixture, finalIdOf } from './schedule/fixture.ts';

/**
 * Points as they follow from what can be known beforehand, and what is left to chance: least squares on 13,760 games of this engine, 40 seasons
 * of as many seeds, each played four times. Measured by `npm run football:league -- --fit`.
 */
const FIT = {
  marginBase: -0.03,
  marginSlope: 0.697,
  totalBase: 55.73,
  totalSlope: 0.628,
  residual: { margin: 12.69, total: 13.21 },
  // Three is the key number, then seven.
  marginWeights: [0.26, 0.86, 1.02, 1.9, 0.79, 1.12, 1, 1.23, 1.16, 0.6, 1.17, 0.95, 0.82, 0.92, 1.01, 0.84, 0.83, 0.95, 0.96, 0.83],
  totalWeights: [],
};

const WIDTH = { widest: 70, most: 140, step: 0.1 };

export const FOOTBALL_MARKET: MarketForm = {
  fit: FIT,
  tables: createScoreTables(FIT, WIDTH),
  parts: partFormsOf(PART_FITS, WIDTH, { fixedSpread: null }),
  closeError: { margin: 0.9, total: 1.1 },
  openError: { margin: 2, total: 2.4 },
  jitter: { margin: 0.12, total: 0.2 },
  perLogit: 14,
  perRun: 6,
  fixedSpread: null,
  smallestSpread: 1,
  keyNumbers: new Set([3, 7]),
  alternates: { spread: { step: 1, reach: 4.5, least: 1 }, total: { step: 1.5, reach: 6, least: 1 } },
};

const SUNDAY_BEFORE = -2;
const OPENING_HOUR = { sunday: 20, morning: 10 } as const;
const AFTER_PLACING_MS = 120 * MINUTE_MS;

/** The Sunday evening before the week; the morning after where a club plays later than that, two hours after its place is won in the playoffs. */
function opensAt({ season, fixture }: FootballGame): number {
  const sunday = firstDayOfWeek(fixture.seasonIndex, fixture.week) + SUNDAY_BEFORE;
  const codes = new Set([fixture.away.code, fixture.home.code]);
  const isOfEither = (game: Fixture): boolean => codes.has(game.away.code) || codes.has(game.home.code);
  const before = season.fixtures.findLast((game) => game.day < fixture.day && isOfEither(game));
  const usual =
    before !== undefined && before.day >= sunday
      ? easternInstant(shiftDay(dayOnOf(before.day), 1), OPENING_HOUR.morning)
      : easternInstant(dayOnOf(sunday), OPENING_HOUR.sunday);
  return Math.max(usual.getTime(), decidedAt(fixture) + AFTER_PLACING_MS);
}

export const marketGameOf = (game: FootballGame): MarketGame => ({
  text: `${game.season.seed}|football`,
  gameId: finalIdOf(game.fixture),
  opensAt: opensAt(game),
  startsAt: game.fixture.startsAt,
  outlook: outlookOf(FIT, game.season.edgeOf(game.fixture)),
});
