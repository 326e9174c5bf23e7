import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { comparePrices } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isStaleGolfPrice } from '../golf-rules.ts';
import { listScreenedSheets } from '../prices/screened-sheets.ts';
import { type EntryRow, listEntriesOf } from '../rows/entry-rows.ts';
import type { BoardSheet } from '../rows/price-rows.ts';
import { listTournamentRows, type TournamentRow } from '../rows/tournament-rows.ts';
import { CALENDAR_DAYS } from '../sync-golf.ts';
import { positionText } from './position-text.ts';

interface BestOutright {
  playerId: string;
  odds: number;
  book: string;
  bookName: string;
  seenAt: Date;
  isStale: boolean;
}

/** Each player's best price over books, fresh ones before stale ones, the shortest first. */
function bestOutrights(sheets: readonly BoardSheet[], now: Date, isClosed: boolean, hasStarted: boolean): BestOutright[] {
  const best = new Map<string, BestOutright>();
  for (const { bookCode, bookName, seenAt, prices } of sheets) {
    const isStale = !isClosed && isStaleGolfPrice(seenAt, now, hasStarted);
    for (const { playerId, price } of prices) {
      if (price === null) continue;
      const known = best.get(playerId);
      const isBetter = !known || (known.isStale && !isStale) || (known.isStale === isStale && comparePrices(price, known.odds) > 0);
      if (isBetter) best.set(playerId, { playerId, odds: price, book: bookCode, bookName, seenAt, isStale });
    }
  }
  return [...best.values()].sort((a, b) => comparePrices(a.odds, b.odds));
}

export type TournamentWire = VerbResult<(typeof golfRoutes)['GET /api/golf/tournaments']>[number];

/** Prices on the list: the shortest few, the rest is on the Odds tab. */
const WINNERS_SHOWN = 5;
const FEATURED_AHEAD_DAYS = 9;
const RECENT_DAYS = 8;

const isRecent = ({ endsOn }: TournamentRow, today: string): boolean => endsOn >= shiftDay(today, -RECENT_DAYS);

/** In play, or about to begin. */
const isFeatured = ({ status, startsOn }: TournamentRow, today: string): boolean =>
  status === 'in-progress' || (status === 'upcoming' && startsOn <= shiftDay(today, FEATURED_AHEAD_DAYS));

/** Who is shown with his price: before the end the favorites, after it the first on the final board. */
function winnersOf(
  row: TournamentRow,
  sheets: readonly BoardSheet[],
  entries: ReadonlyMap<string, EntryRow>,
  now: Date,
): TournamentWire['odds']['winner'] {
  const isOver = row.status === 'completed';
  const all = bestOutrights(sheets, now, isOver, row.startsAt <= now);
  const placeOf = ({ playerId }: BestOutright): number => entries.get(playerId)?.position ?? Number.POSITIVE_INFINITY;
  const order = isOver ? [...all].sort((a, b) => placeOf(a) - placeOf(b)) : all;
  return order.slice(0, WINNERS_SHOWN).flatMap(({ playerId, seenAt, ...rest }) => {
    const entry = entries.get(playerId);
    const seen = seenAt.toISOString();
    return entry
      ? [{ playerId, player: entry.name, ...rest, seenAt: seen, position: entry.position, positionText: positionText(entry) }]
      : [];
  });
}

const UNCONFIRMED = 'Result unconfirmed: the data source contradicts itself. No bets are graded on it.';

export const presentTournament = (row: TournamentRow, winner: TournamentWire['odds']['winner'], today: string): TournamentWire => ({
  id: row.publicId,
  name: row.name,
  tour: row.tour,
  venue: row.venue,
  location: row.location,
  startDate: row.startsOn,
  endDate: row.endsOn,
  startsAt: row.startsAt.toISOString(),
  purse: row.purseCents === null ? null : centsToDollars(row.purseCents),
  field: row.fieldSize,
  status: row.status,
  statusNote: row.resultHold === null ? row.statusNote : UNCONFIRMED,
  round: row.round,
  major: row.isMajor,
  featured: isFeatured(row, today),
  team: row.isTeamEvent,
  odds: { winner },
});

/** Winner prices of these tournaments, in their order. */
export async function listWinners(ctx: Ctx, rows: readonly TournamentRow[]): Promise<TournamentWire['odds']['winner'][]> {
  const now = ctx.now();
  const ids = rows.map(({ id }) => id);
  const sheets = groupBy(await listScreenedSheets(ctx.db, rows, 'outright'), ({ contestId }) => contestId);
  const players = new Set([...sheets.values()].flat().flatMap(({ prices }) => prices.map(({ playerId }) => playerId)));
  const entries = groupBy(await listEntriesOf(ctx.db, ids, [...players]), ({ tournamentId }) => tournamentId);
  return rows.map((row) => {
    const field = new Map((entries.get(row.id) ?? []).map((entry) => [entry.playerId, entry]));
    return winnersOf(row, sheets.get(row.id) ?? [], field, now);
  });
}

/** The season around today, first to start first. Prices stand by those to come, in play, just over, and by every major. */
export async function listTournaments(ctx: Ctx): Promise<TournamentWire[]> {
  const today = easternDay(ctx.now());
  const rows = await listTournamentRows(ctx.db, shiftDay(today, -CALENDAR_DAYS.back), shiftDay(today, CALENDAR_DAYS.ahead));
  const priced = rows.filter((row) => row.isMajor || row.status !== 'completed' || isRecent(row, today));
  const winners = new Map((await listWinners(ctx, priced)).map((winner, index) => [priced[index]!.id, winner]));
  return rows.map((row) => presentTournament(row, winners.get(row.id) ?? [], today));
}
