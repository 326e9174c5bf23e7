import { setImmediate as nextTurn } from 'node:timers/promises';
import { MEASURED_MARKETS } from '@clearedge/contract/routes/games/books';
import { GAME_SPORTS, type GameSport } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { BookDay } from '../../../db/schema/index.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { type Contest, isEnded, listContestStarts, listGradableFacts, listSlate } from '../../contests/index.ts';
import { listGameProjections } from '../../forecasts/index.ts';
import { listClosingPrices, listFrozenContestIds, listPriceSteps, listPricesBefore } from '../../odds/index.ts';
import { addBookDays, listMeasuredDays } from './book-day-rows.ts';
import { addDays, type BookMarket, emptyDay, LOOK_MS, measureMarket } from './book-rules.ts';

/** Days back that are looked at; a day that is not complete by the last is measured on the games that are. */
const DAYS_BACK = 12;

/** Measures every recent day whose games are over and have their closing prices, once. */
export async function measureBooks(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  for (const sport of GAME_SPORTS) {
    const oldest = shiftDay(today, -DAYS_BACK);
    const measured = await listMeasuredDays(ctx.db, sport, oldest);
    const played = new Set((await listContestStarts(ctx, oldest, shiftDay(today, -1), sport)).map(({ slateOn }) => slateOn));
    for (const day of [...played].sort()) if (!measured.has(day)) await measureDay(ctx, sport, day, day === oldest);
  }
}

async function measureDay(ctx: Ctx, sport: GameSport, slateOn: string, isLast: boolean): Promise<void> {
  const slate = await listSlate(ctx, slateOn, [sport]);
  if (!isLast && !slate.every(isEnded)) return;
  const final = slate.filter(({ status, resultHold }) => status === 'final' && resultHold === null);
  const priced = await listFrozenContestIds(
    ctx,
    final.map(({ id }) => id),
  );
  if (priced.size === 0 || (!isLast && priced.size < final.length)) return;
  const sums: Sums = new Map();
  for (const contest of final.filter(({ id }) => priced.has(id))) {
    await addGame(ctx, contest, sums);
    await nextTurn();
  }
  await addBookDays(ctx.db, { slateOn, sport, games: priced.size, recordedAt: ctx.now() }, [...sums.values()]);
}

type Sums = Map<string, { bookCode: string; market: BookMarket; figures: BookDay }>;

async function addGame(ctx: Ctx, contest: Contest, sums: Sums): Promise<void> {
  const game = {
    contest,
    closes: await listClosingPrices(ctx, [contest.id]),
    before: await listPricesBefore(ctx, contest, LOOK_MS, MEASURED_MARKETS),
    steps: await listPriceSteps(ctx, contest, MEASURED_MARKETS),
    projection: (await listGameProjections(ctx, [contest.id])).get(contest.id),
    result: (await listGradableFacts(ctx, [contest.id])).get(contest.id) ?? null,
  };
  for (const market of MEASURED_MARKETS)
    for (const [bookCode, figures] of measureMarket(game, market)) {
      const key = `${bookCode} ${market}`;
      sums.set(key, { bookCode, market, figures: addDays(sums.get(key)?.figures ?? emptyDay(), figures) });
    }
}

export const measureBooksSchedule = defineSchedule({
  name: 'measure-books',
  every: { seconds: 900 },
  job: defineJob({ payload: FIRED, name: 'measure-books', maxAttempts: 2, leaseSeconds: 600, run: measureBooks }),
});
