import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { cents, centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';

import type { PricedLeg } from './leg-rules.ts';
import { combinedPrice, payBet } from './pay-rules.ts';
import { holdTogether, type PricedSlip, priceSlip } from './price-slip.ts';

type Route = Contract['POST /api/virtual/quote'];
type Quote = VerbResult<Route>;

/** What legs would pay at the prices of now, and what stands in their way, with what each part of legs that share a game pays; places nothing. */
export async function quoteWithParts(
  ctx: Ctx,
  { legs, stake }: VerbInput<Route>['body'],
): Promise<Pick<PricedSlip, 'sameGame'> & { quote: Quote }> {
  const slip = await priceSlip(ctx, legs);
  return { quote: { ...price(slip, stake), legs: slip.legs.map(presentLeg), asOf: ctx.now().toISOString() }, sameGame: slip.sameGame };
}

export const quoteBet = async (ctx: Ctx, { body }: VerbInput<Route>): Promise<Quote> => (await quoteWithParts(ctx, body)).quote;

function price({ legs, sameGame, holds, problem }: PricedSlip, stake: number | undefined): Omit<Quote, 'legs' | 'asOf'> {
  const priced = legs.flatMap(({ position, offer }) => (offer ? [{ position, odds: offer.odds }] : []));
  const isWhole = priced.length === legs.length;
  const none = { odds: null, decimal: null, pricing: null, holdFraction: null, potentialWin: null };
  const productOdds = isWhole ? combinedPrice(priced, []).american : null;
  if (!isWhole || problem) return { ...none, productOdds, problem: problem?.message ?? null };
  const { decimal, american } = combinedPrice(priced, sameGame);
  return {
    odds: american,
    decimal,
    pricing: legs.length === 1 ? 'single' : sameGame.length > 0 ? 'joint' : 'product',
    holdFraction: holdTogether(
      sameGame.map((group) => group.legs),
      holds,
    ),
    productOdds,
    potentialWin: stake === undefined ? null : centsToDollars(profitOf(stake, priced, sameGame)),
    problem: null,
  };
}

function profitOf(stake: number, priced: readonly { position: number; odds: number }[], sameGame: PricedSlip['sameGame']): number {
  const stakeCents = dollarsToCents(stake);
  const won = priced.map((leg) => ({ ...leg, result: 'win' as const }));
  return payBet(stakeCents, won, sameGame).returnCents! - cents(stakeCents);
}

const presentLeg = ({ wanted, words, offer, problem }: PricedLeg): Quote['legs'][number] => ({
  gameId: wanted.gameId,
  selection: words ?? wanted.selection,
  odds: offer?.odds ?? problem?.currentOdds ?? null,
  seenOdds: wanted.odds,
  book: offer?.book ?? null,
  bookName: offer?.bookName ?? null,
  priceSource: offer?.source ?? null,
  problem: problem?.message ?? null,
});
