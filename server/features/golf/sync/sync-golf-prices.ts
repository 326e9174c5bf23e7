import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listBoardSheets, storeSheets } from '../rows/price-rows.ts';
import { listTournamentRows, type TournamentRow } from '../rows/tournament-rows.ts';

/** Books open a week's tournament on its Monday; majors stay open all year. */
const OPEN_DAYS = 10;
/** How long the prices of an ordinary week stay worth reading. */
const CLOSINGS_DAYS = 15;

async function syncPricesOf(ctx: Ctx, { id, publicId }: TournamentRow, asOf: Date): Promise<void> {
  const { golf } = ctx.ports;
  if (!golf) return;
  const sheets = await askSource(ctx, `golf prices ${publicId}`, () => golf.odds.listSheets(publicId, asOf));
  if (sheets?.length) await ctx.transact((tx) => storeSheets(tx.db, id, sheets, asOf));
}

const isPriced = ({ status, isMajor, startsOn }: TournamentRow, until: string): boolean =>
  status !== 'completed' && (isMajor || startsOn <= until);

/** The prices of the tournaments in play and of the week to come; with `majors` those of every major ahead as well. */
export async function syncGolfPrices(ctx: Ctx, { majors = false }: { majors?: boolean } = {}): Promise<void> {
  if (!ctx.ports.golf) return;
  const now = ctx.now();
  const today = easternDay(now);
  const until = shiftDay(today, OPEN_DAYS);
  for (const row of await listTournamentRows(ctx.db, shiftDay(today, -1), shiftDay(today, majors ? 300 : OPEN_DAYS)))
    if (isPriced(row, until)) await syncPricesOf(ctx, row, now);
}

/** Closing prices of finished majors and of the last weeks that have none: a board of the past is read once, as it stood before the first tee shot. */
export async function fillClosings(ctx: Ctx, from: string): Promise<void> {
  const today = easternDay(ctx.now());
  const recent = shiftDay(today, -CLOSINGS_DAYS);
  const rows = await listTournamentRows(ctx.db, from, today);
  const past = rows.filter(({ status, isMajor, endsOn }) => status === 'completed' && (isMajor || endsOn >= recent)).reverse();
  const ids = past.map(({ id }) => id);
  const priced = new Set((await listBoardSheets(ctx.db, ids, 'outright')).map(({ contestId }) => contestId));
  for (const row of past) if (!priced.has(row.id)) await syncPricesOf(ctx, row, new Date(row.startsAt.getTime() - 1000));
}
