import { MINUTE_MS } from '../../calendar/day-number.ts';
import { createChance } from '../../chance/create-chance.ts';
import { drawBetween, drawNormal } from '../../chance/draws.ts';
import { withPauses } from '../../market/book-diary.ts';
import type { Bookmaker } from '../../market/books.ts';
import type { FootballGame } from '../league/league.ts';
import { finalIdOf } from '../schedule/fixture.ts';
import type { Moment } from './consensus.ts';
import type { Outlook } from './outlook.ts';

const JITTER: Outlook = { margin: 0.12, total: 0.2 };
/** Points of a football game for a book's standing disagreement in log-odds and in runs. */
const POINTS_PER = { logit: 14, run: 6 } as const;
const PAUSE_SHARE = 0.3;
const PAUSE_MINUTES = [4, 35] as const;
const inSeconds = (at: number): number => Math.round(at / 1000) * 1000;

/** One book's opinions on a game in order of time: it follows the consensus with its delay, and now and then takes its prices down. */
export function diaryOf(
  { season, fixture }: FootballGame,
  book: Bookmaker,
  moments: readonly Moment[],
): { at: number; outlook: Outlook | null }[] {
  const next = createChance(`${season.seed}|football|book|${book.code}|${finalIdOf(fixture)}`);
  const own = {
    margin: drawNormal(next, 0, book.ownLogit * POINTS_PER.logit),
    total: drawNormal(next, 0, book.ownRuns * POINTS_PER.run),
  };
  const opens = inSeconds(moments[0]!.at + book.opensAfterMinutes * MINUTE_MS * drawBetween(next, 0.8, 1.2));
  const followed = moments.filter((_, index) => next() < book.followShare || index === 0);
  const seen = followed.map(({ at, outlook }) => ({
    at: Math.max(opens, inSeconds(at + book.lagMinutes * MINUTE_MS * drawBetween(next, 0.4, 1.6))),
    outlook: {
      margin: outlook.margin + own.margin + drawNormal(next, 0, JITTER.margin),
      total: outlook.total + own.total + drawNormal(next, 0, JITTER.total),
    },
  }));
  const down = inSeconds(drawBetween(next, opens + MINUTE_MS, fixture.startsAt));
  const up = down + inSeconds(drawBetween(next, ...PAUSE_MINUTES) * MINUTE_MS);
  return withPauses(
    seen.sort((a, b) => a.at - b.at),
    next() < PAUSE_SHARE ? [[down, up]] : [],
  );
}
