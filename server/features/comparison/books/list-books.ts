import type { VerbResult } from '@clearedge/contract/route';
import type { bookRoutes, MEASURED_DAYS } from '@clearedge/contract/routes/games/books';
import { GAME_SPORTS, type GameSport } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { ratioBootstrap } from '@clearedge/quant/scoring';
import type { BookDay } from '../../../db/schema/index.ts';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listBookDays, type StoredDay } from './book-day-rows.ts';
import { addDays, type BookMarket, emptyDay } from './book-rules.ts';

type Answer = VerbResult<(typeof bookRoutes)['GET /api/odds-comparison/books']>;
type Measured = Answer['books'][number];

const SEED = 20_260_711;
const per = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);

/** Claimed less worth at the close, resampled by day: a day's games share news. */
function gapOf(days: readonly BookDay[]): Measured['gap'] {
  const judged = days.filter((day) => day.judged > 0);
  if (judged.length < 2) return null;
  const { mean, low, high } = ratioBootstrap(
    judged.map((day) => day.claimedOfJudged - day.atClose),
    judged.map((day) => day.judged),
    judged.map((_day, at) => at),
    { seed: SEED },
  );
  return { mean, low, high };
}

function presentBook(rows: readonly StoredDay[]): Measured {
  const byDay = [...groupBy(rows, ({ slateOn }) => slateOn).values()].map((own) =>
    own.reduce((sum, { figures }) => addDays(sum, figures), emptyDay()),
  );
  const sum = byDay.reduce(addDays, emptyDay());
  const moves = sum.first + sum.followed + sum.stayed;
  return {
    code: rows[0]!.bookCode,
    name: rows[0]!.bookName,
    pairs: sum.pairs,
    hold: per(sum.hold, sum.pairs),
    sides: sum.sides,
    bestShare: per(sum.best, sum.sides),
    moves,
    firstShare: per(sum.first, moves),
    followShare: per(sum.followed, moves),
    minutesBehind: per(sum.minutes, sum.followed),
    plays: sum.plays,
    claimed: per(sum.claimed, sum.plays),
    judged: sum.judged,
    atClose: per(sum.atClose, sum.judged),
    gap: gapOf(byDay),
    graded: sum.graded,
    units: sum.units,
    arbitrages: sum.arbitrages,
    sureReturn: per(sum.sure, sum.arbitrages),
  };
}

/** Games of each day, once: every book and market of a day carries the same number. */
const gamesIn = (rows: readonly StoredDay[]): number =>
  [...new Map(rows.map(({ slateOn, games }) => [slateOn, games])).values()].reduce((sum, games) => sum + games, 0);

export interface BooksAsked {
  sport?: GameSport | undefined;
  market?: BookMarket | undefined;
  days?: (typeof MEASURED_DAYS)[number] | undefined;
}

/** What each book's prices of the last settled days were like. */
export async function listMeasuredBooks(ctx: Ctx, { sport = GAME_SPORTS[0], market, days = '30' }: BooksAsked): Promise<Answer> {
  const today = easternDay(ctx.now());
  const stored = await listBookDays(ctx.db, sport, shiftDay(today, -Number(days)), today);
  const rows = market ? stored.filter((row) => row.market === market) : stored;
  const measured = [...new Set(rows.map(({ slateOn }) => slateOn))];
  return {
    asOf: ctx.now().toISOString(),
    from: measured[0] ?? null,
    to: measured.at(-1) ?? null,
    days: measured.length,
    games: gamesIn(rows),
    isSimulated: ctx.ports.source.kind === 'demo',
    books: [...groupBy(rows, ({ bookCode }) => bookCode).values()]
      .map(presentBook)
      .sort((a, b) => (a.hold ?? 1) - (b.hold ?? 1) || a.name.localeCompare(b.name)),
  };
}
