import { CASH_OUT } from '@clearedge/contract/competition';
import { americanToDecimal } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GameStanding, LiveSelection } from '../../../sports/registry.ts';
import { type Contest, isBettingClosed, listContestsByIds } from '../../contests/index.ts';
import { type BookChances, findClosingPrice, findCurrentPrice, findPropPrice, foreseeGames, freshProps } from '../../odds/index.ts';
import { combinedPrice, payBet } from '../pricing/pay-rules.ts';
import { SAME_GAME_HOLD } from '../pricing/same-game.ts';
import type { BetView, LegView } from '../rows/bet-rows.ts';
import { readStanding } from './live-rules.ts';
import * as words from './refusal-words.ts';

/** Nothing is offered this soon after placing. */
const FIRST_OFFER_MS = CASH_OUT.firstOfferMinutes * 60_000;

/** How a leg has done since it was placed: its chance now as a multiple of its chance then, and the chance itself. */
export interface Move {
  growth: number;
  chance: number;
}

/** Whether enough books priced both sides for a chance without margin to mean something. */
export const isPriced = (chances: BookChances): boolean => Object.keys(chances).length >= CASH_OUT.leastBooks;

/**
 * A leg's move by the books that priced both sides of it then and now. The book that moved least for the bettor counts: a book that lags behind
 * the others, then or now, must not pay. The chance is the middle one, of an even number the lower. Null with fewer than two such books.
 */
export function marketMove(then: BookChances, now: BookChances): Move | null {
  const shared = Object.entries(then).flatMap(([book, before]) => (now[book] === undefined ? [] : [{ before, after: now[book] }]));
  if (shared.length < CASH_OUT.leastBooks) return null;
  return {
    growth: Math.min(...shared.map(({ before, after }) => after / before)),
    chance: shared.map(({ after }) => after).toSorted((a, b) => a - b)[(shared.length - 1) >> 1]!,
  };
}

/** A leg that has won. */
export const wonMove = (then: BookChances): Move | null => marketMove(then, Object.fromEntries(Object.keys(then).map((book) => [book, 1])));

/**
 * Legs of one game that has not begun, priced together when they were placed. How much they depend on each other is read from that price, which
 * the bettor knows, and not from the model; together they never win more often than the least likely of them.
 */
export function togetherMove(legs: readonly (Move & { odds: number })[], jointDecimal: number): Move {
  const times = (of: (leg: Move & { odds: number }) => number): number => legs.reduce((product, leg) => product * of(leg), 1);
  const growth = times((leg) => leg.growth);
  if (legs.length === 1) return { growth, chance: legs[0]!.chance };
  const dependence = (times(({ odds }) => americanToDecimal(odds)) * (1 - SAME_GAME_HOLD)) / jointDecimal;
  return { growth, chance: Math.min(...legs.map(({ chance }) => chance), times(({ chance }) => chance) * dependence) };
}

/**
 * Cents offered for a bet: its stake as it has grown, less the hold for each leg that counts, and never more than what it pays times the chance
 * that it wins. As long as nothing has moved for the bettor, that is less than the stake.
 */
export function offerCents(bet: { stakeCents: number; payoutCents: number; legs: number }, parts: readonly Move[]): number {
  const growth = parts.reduce((product, part) => product * part.growth, 1);
  const chance = parts.reduce((product, part) => product * part.chance, 1);
  const grown = bet.stakeCents * growth * (1 - CASH_OUT.holdPerLeg) ** bet.legs;
  return Math.floor(Math.min(grown, bet.payoutCents * chance));
}

/** What the score of a game at rest has made of legs of one game. Null where the closing prices do not say. */
async function liveMove(ctx: Ctx, contest: Contest, standing: GameStanding, selections: readonly LiveSelection[]): Promise<Move | null> {
  const forecast = (await foreseeGames(ctx, [contest])).get(contest.id)?.forecast;
  const chanceAt = (where: GameStanding | null): number => {
    const found = forecast?.chances(where, selections);
    return found && found.decided > 0 ? found.win / found.decided : 0;
  };
  const [before, chance] = [chanceAt(null), chanceAt(standing)];
  return before > 0 ? { growth: chance / before, chance } : null;
}

/** A leg's best price now and its chances by book, without margin. */
interface PriceNow {
  odds: number | null;
  chances: BookChances;
}
type Prices = ReadonlyMap<number, PriceNow>;
type None = { kind: 'none'; reason: string };
export type CashOutValue = { kind: 'offer'; offerCents: number; isLive: boolean; oddsNow: ReadonlyMap<number, number> } | None;

const none = (reason: string): None => ({ kind: 'none', reason });
const NO_PRICE: PriceNow = { odds: null, chances: {} };
const isCounted = ({ leg }: LegView): boolean => leg.result !== 'push' && leg.result !== 'void';
const isOpen = ({ leg }: LegView): boolean => leg.result === null;
/** Neither about a player nor about a part of the game. */
const isOfFinalScore = ({ leg: { selection } }: LegView): boolean => selection.market !== 'prop' && selection.period === 'full';

/** Prices of the open player props of a bet. Asks the source: call it before a transaction. */
export async function askPropPrices(ctx: Ctx, { legs }: BetView): Promise<Prices> {
  const ask = freshProps(ctx);
  const prices = new Map<number, PriceNow>();
  for (const { leg } of legs) {
    if (leg.selection.market !== 'prop' || leg.result !== null) continue;
    const found = await findPropPrice(ctx, leg.contestId, leg.selection, { ask });
    prices.set(leg.position, found.kind === 'price' ? { odds: found.offer.odds, chances: found.chances } : NO_PRICE);
  }
  return prices;
}

/** When a bet can first be closed early. */
export const opensAt = ({ bet }: Pick<BetView, 'bet'>): Date => new Date(bet.placedAt.getTime() + FIRST_OFFER_MS);

/** What an open bet can be closed for at this moment, or in words why not. */
export async function valueBet(ctx: Ctx, view: BetView, props: Prices): Promise<CashOutValue> {
  const { bet, legs } = view;
  const counted = legs.filter(isCounted);
  const refused = refuse(view, counted, ctx.now());
  if (refused) return none(refused);
  const contests = new Map(
    (
      await listContestsByIds(
        ctx,
        legs.map(({ leg }) => leg.contestId),
      )
    ).map((contest) => [contest.id, contest]),
  );
  const parts: Move[] = [];
  const oddsNow = new Map<number, number>();
  let isLive = false;
  for (const [contestId, own] of groupBy(counted, ({ leg }) => leg.contestId)) {
    const contest = contests.get(contestId)!;
    const begun = own.some(isOpen) && isBettingClosed(contest, ctx.now());
    const part = begun ? await moveInPlay(ctx, contest, own) : await moveBefore(ctx, view, contest, own, { props, oddsNow });
    if ('kind' in part) return part;
    parts.push(part);
    isLive ||= begun;
  }
  const results = legs.map(({ leg }) => ({ position: leg.position, odds: leg.odds, result: leg.result ?? ('win' as const) }));
  const payoutCents = payBet(bet.stakeCents, results, bet.sameGame).returnCents!;
  const offered = offerCents({ stakeCents: bet.stakeCents, payoutCents, legs: counted.length }, parts);
  return offered > 0 ? { kind: 'offer', offerCents: offered, isLive, oddsNow } : none(words.WORTHLESS);
}

function refuse(view: BetView, counted: readonly LegView[], now: Date): string | null {
  if (view.bet.status !== 'pending') return words.SETTLED;
  if (view.bet.contestOn !== null) return words.CONTEST;
  if (view.bet.betType === 'teaser') return words.TEASER;
  if (now < opensAt(view)) return words.TOO_SOON;
  if (counted.some(({ leg }) => leg.placedChances === null)) return words.PLACED_BEFORE;
  return counted.some(({ leg }) => !isPriced(leg.placedChances!)) ? words.UNPAIRED_THEN : null;
}

async function priceNow(ctx: Ctx, { leg }: LegView, contest: Contest, props: Prices): Promise<PriceNow> {
  if (leg.selection.market === 'prop') return props.get(leg.position) ?? NO_PRICE;
  const found = await findCurrentPrice(ctx, contest, leg.selection);
  return found.kind === 'price' ? found : NO_PRICE;
}

/** Legs of one game that has not begun, or that are decided. */
async function moveBefore(
  ctx: Ctx,
  { bet }: BetView,
  contest: Contest,
  own: readonly LegView[],
  { props, oddsNow }: { props: Prices; oddsNow: Map<number, number> },
): Promise<Move | None> {
  const moves: (Move & { odds: number })[] = [];
  for (const view of own) {
    const { position, odds, placedChances } = view.leg;
    const now = isOpen(view) ? await priceNow(ctx, view, contest, props) : null;
    const move = now ? marketMove(placedChances!, now.chances) : wonMove(placedChances!);
    if (!move) return none(words.UNPAIRED_NOW);
    if (now?.odds) oddsNow.set(position, now.odds);
    moves.push({ ...move, odds });
  }
  const legs = own.map(({ leg }) => leg);
  const groups = bet.sameGame.filter(({ legs: positions }) => positions.includes(legs[0]!.position));
  return togetherMove(moves, combinedPrice(legs, groups).decimal);
}

/** Legs of one game that is being played: the market's move until the first pitch, and from there what the score says. */
async function moveInPlay(ctx: Ctx, contest: Contest, own: readonly LegView[]): Promise<Move | None> {
  if (contest.status === 'live' && !own.every(isOfFinalScore)) return none(words.UNPRICED_IN_PLAY);
  const live = readStanding(contest, ctx.now());
  if (live.kind === 'none') return live;
  let growth = 1;
  for (const { leg } of own) {
    const closing = await findClosingPrice(ctx, contest.id, leg.selection);
    const move = marketMove(leg.placedChances!, closing.kind === 'closing' ? closing.chances : {});
    if (!move) return none(words.UNPAIRED_AT_CLOSE);
    growth *= move.growth;
  }
  const selections = own.flatMap(({ leg: { selection } }) => (selection.market === 'prop' ? [] : [selection]));
  const score = await liveMove(ctx, contest, live.standing, selections);
  return score ? { growth: growth * score.growth, chance: score.chance } : none(words.UNPAIRED_AT_CLOSE);
}
