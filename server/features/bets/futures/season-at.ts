import type { StatedSeason } from '@clearedge/contract/spelling/futures/read-year';
import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { DAY_MS, easternDay } from '@clearedge/quant/calendar';
import { type SeasonSpan, seasonName } from '../../leagues/index.ts';

/** Bets on a season are on sale for so long before its first game; where the season before is not stored, an earlier bet may be on that one. */
const SOLD_DAYS = 210;

const yearOf = (at: Date): number => Number(easternDay(at).slice(0, 4));
const isWithin = (year: number, { from, to, year: begins }: SeasonSpan): boolean =>
  year >= Math.min(begins, yearOf(from)) && year <= yearOf(to);

/** The season that a bet placed then is on: the first that was not over; null where that is none that is stored. */
function seasonOn(spans: readonly SeasonSpan[], at: Date, isDecided: boolean): SeasonSpan | null {
  const found = spans.find(({ to }, index) => to >= at || (index === spans.length - 1 && !isDecided));
  const isFirst = found !== undefined && found === spans[0];
  return !found || (isFirst && found.from.getTime() - at.getTime() > SOLD_DAYS * DAY_MS) ? null : found;
}

/**
 * The season of a bet that was placed then, or the sentence that says why it is none of ours. A text that names a season has to mean that one.
 * `isDecided`: the title of the latest stored season is won.
 */
export function seasonAt(
  sport: LeagueSport,
  spans: readonly SeasonSpan[],
  stated: StatedSeason,
  at: Date,
  isDecided: boolean,
): { year: number } | { reason: string } {
  const league = leagueOf(sport);
  const on = seasonOn(spans, at, isDecided);
  const year = stated.begins ?? stated.within;
  if (year === undefined) return on ?? { reason: `We don’t have the ${league} season that was next when this bet was placed.` };
  if (on && (stated.begins === undefined ? isWithin(year, on) : year === on.year)) return on;
  const isPast = on ? year < on.year : spans.some((span) => (stated.begins === undefined ? isWithin(year, span) : year === span.year));
  const name = stated.begins === undefined ? `${year} ${league} season` : seasonName(sport, year);
  return { reason: isPast ? `The ${name} was over when this bet was placed.` : `We don’t have the ${name}.` };
}
