import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import { consensusChance } from '@clearedge/quant/margin';
import { americanToDecimal, comparePrices, fairAmericanRounded } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GolfMarket, GolfPrice } from '../../../ports/index.ts';
import { isStaleGolfPrice } from '../golf-rules.ts';
import { type ModelView, modelView } from '../model/model-view.ts';
import { fairOfSheet, holdOfPrices, keyOf } from '../prices/fair-rules.ts';
import { listScreenedSheets, type ScreenedSheet } from '../prices/screened-sheets.ts';
import { type EntryRow, listEntryRows } from '../rows/entry-rows.ts';
import type { TournamentRow } from '../rows/tournament-rows.ts';
import { requireTournament } from './get-tournament-page.ts';
import { positionText } from './position-text.ts';

export type GolfOddsWire = VerbResult<(typeof golfRoutes)['GET /api/golf/odds']>;
type Row = GolfOddsWire['players'][number];

const ORDER: readonly GolfMarket[] = ['outright', 'top5', 'top10', 'top20', 'make_cut', 'head_to_head'];
/** A chance too small to be turned into odds that anybody would read. */
const LEAST_SHOWN = 1e-4;

interface Offered {
  row: TournamentRow;
  market: GolfMarket;
  sheets: ScreenedSheet[];
  fresh: ScreenedSheet[];
  entries: ReadonlyMap<string, EntryRow>;
}

const fairOdds = (probability: number): number => fairAmericanRounded(Math.min(0.9999, Math.max(LEAST_SHOWN, probability)));

function bestOf(fresh: readonly ScreenedSheet[], key: string): Row['best'] {
  let best: Row['best'] = null;
  for (const { prices, bookCode, bookName, seenAt } of fresh) {
    const odds = prices.find((price) => keyOf(price) === key)?.price ?? null;
    if (odds !== null && (best === null || comparePrices(odds, best.odds) > 0))
      best = { odds, book: bookCode, bookName, seenAt: seenAt.toISOString() };
  }
  return best;
}

function presentModel(view: ModelView | null, price: GolfPrice): Row['model'] {
  const chance = view?.(price) ?? null;
  if (chance === null) return null;
  const probability = chance.push < 1 ? chance.win / (1 - chance.push) : 0;
  return { probability, odds: fairOdds(probability) };
}

function presentFair(chances: readonly number[], best: Row['best']): Row['fair'] {
  if (chances.length === 0) return null;
  const probability = consensusChance(chances);
  const evPct = best === null ? null : 100 * (probability * americanToDecimal(best.odds) - 1);
  return { probability, odds: fairOdds(probability), books: chances.length, evPct };
}

function rowsOf({ market, sheets, fresh, entries }: Offered, view: ModelView | null | undefined): Row[] {
  const fairs = fresh.map((sheet) => ({ errors: sheet.errors, fair: fairOfSheet(market, sheet.whole) }));
  const questions = new Map(sheets.flatMap(({ prices }) => prices.map((price) => [keyOf(price), price] as const)));
  return [...questions].flatMap(([key, price]) => {
    const entry = entries.get(price.playerId);
    const opponent = price.opponentId === null ? null : entries.get(price.opponentId);
    if (!entry || opponent === undefined) return [];
    const prices = sheets.flatMap(({ bookCode, prices: all }) => {
      const odds = all.find((one) => keyOf(one) === key)?.price ?? null;
      return odds === null ? [] : [[bookCode, odds] as const];
    });
    const errors = sheets.flatMap(({ bookCode, errors: all }) => (all.has(key) ? [[bookCode, all.get(key)!] as const] : []));
    if (prices.length === 0 && errors.length === 0) return [];
    const chances = fairs.flatMap(({ errors, fair }) => (errors.has(key) ? [] : (fair.get(key) ?? [])));
    const best = bestOf(fresh, key);
    const row: Row = {
      playerId: price.playerId,
      player: entry.name,
      opponentId: price.opponentId,
      opponent: opponent?.name ?? null,
      side: price.side,
      positionText: positionText(entry),
      prices: Object.fromEntries(prices),
      ...(errors.length > 0 ? { likelyErrors: Object.fromEntries(errors) } : {}),
      best,
      fair: presentFair(chances, best),
    };
    return [view === undefined ? row : { ...row, model: presentModel(view, price) }];
  });
}

/** The likeliest first; pairs stay together. */
function sorted(rows: Row[], market: GolfMarket): Row[] {
  const chanceOf = ({ fair }: Row): number => fair?.probability ?? 0;
  return market === 'head_to_head' || market === 'make_cut' ? rows : rows.sort((a, b) => chanceOf(b) - chanceOf(a));
}

function bestPrices(rows: readonly Row[]): GolfPrice[] {
  return rows.map(({ playerId, opponentId, side, best }) => ({ playerId, opponentId, side, price: best?.odds ?? null }));
}

/** Every book's prices of one market. `seesModel` only for those who may: the rows of others carry no trace of it. */
export async function getGolfOdds(
  ctx: Ctx,
  { tournamentId, market = 'outright' }: { tournamentId: string; market?: GolfMarket | undefined },
  seesModel = false,
): Promise<GolfOddsWire> {
  const row = await requireTournament(ctx, tournamentId);
  const now = ctx.now();
  const [all, field] = await Promise.all([listScreenedSheets(ctx.db, [row]), listEntryRows(ctx.db, row.id)]);
  const isClosing = row.status === 'completed';
  const sheets = all.filter((sheet) => sheet.market === market);
  const isStale = ({ seenAt }: ScreenedSheet): boolean => !isClosing && isStaleGolfPrice(seenAt, now, row.startsAt <= now);
  const fresh = sheets.filter((sheet) => !isStale(sheet));
  const entries = new Map(field.map((entry) => [entry.playerId, entry]));
  const model = seesModel ? await modelView(ctx, row, market, entries) : null;
  const players = sorted(rowsOf({ row, market, sheets, fresh, entries }, seesModel ? (model?.view ?? null) : undefined), market);
  return {
    tournamentId: row.publicId,
    name: row.name,
    market,
    markets: ORDER.filter((one) => all.some((sheet) => sheet.market === one)),
    asOf: now.toISOString(),
    status: row.status,
    isClosing,
    source: ctx.ports.source.label,
    books: sheets.map((sheet) => ({
      code: sheet.bookCode,
      name: sheet.bookName,
      hold: holdOfPrices(market, sheet.whole),
      quotedAt: sheet.quotedAt.toISOString(),
      seenAt: sheet.seenAt.toISOString(),
      isStale: isStale(sheet),
    })),
    hold: holdOfPrices(market, bestPrices(players)),
    modelLocked: !seesModel,
    modelAsOf: model?.asOf.toISOString() ?? null,
    players,
  };
}
