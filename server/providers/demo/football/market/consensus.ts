import { easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { dayOnOf } from '../../calendar.ts';
import { createChance, drawBetween, drawNormal } from '../../chance.ts';
import { firstDayOfWeek } from '../calendar/season-calendar.ts';
import type { FootballGame } from '../league.ts';
import { decidedAt, type Fixture, finalIdOf } from '../schedule/fixture.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** What the market as a whole thinks from `at` on. */
export interface Moment {
  at: number;
  outlook: Outlook;
}

const STEPS = 18;
// The error of the consensus in points: what is left at the close, and what the week's betting takes out.
const CLOSE_ERROR: Outlook = { margin: 0.9, total: 1.1 };
const OPEN_ERROR: Outlook = { margin: 2, total: 2.4 };
const LATE_STEPS = 1.4;
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

// Walked backwards from the close, so that each step of the week takes some of the error out.
function errorsOf(text: string): Outlook[] {
  const next = createChance(`${text}|consensus`);
  const drawn = (scale: Outlook, part: number): Outlook => ({
    margin: drawNormal(next, 0, scale.margin * part),
    total: drawNormal(next, 0, scale.total * part),
  });
  const backwards = [drawn(CLOSE_ERROR, 1)];
  for (let step = 0; step < STEPS; step++) {
    const after = backwards[step]!;
    const taken = drawn(OPEN_ERROR, 1 / Math.sqrt(STEPS));
    backwards.push({ margin: after.margin + taken.margin, total: after.total + taken.total });
  }
  return backwards.reverse();
}

/** All the moments between the opening and the kickoff, in order. */
export function consensusOf(game: FootballGame): Moment[] {
  const { season, fixture } = game;
  const text = `${season.seed}|football|market|${finalIdOf(fixture)}`;
  const from = opensAt(game);
  const next = createChance(`${text}|steps`);
  const base = outlookOf(season.edgeOf(fixture));
  return errorsOf(text).map(({ margin, total }, step) => {
    const share = step === 0 ? 0 : (step - drawBetween(next, 0.05, 0.95)) / STEPS;
    const at = Math.round(from + (fixture.startsAt - from) * (1 - (1 - share) ** LATE_STEPS));
    return { at, outlook: { margin: base.margin + margin, total: base.total + total } };
  });
}
