import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { correlationFactor } from '@clearedge/quant/parlay';
import { fairAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { AskForProps } from '../../odds/index.ts';
import { payBet } from '../../practice/index.ts';
import { bestSingleBook } from '../price/book-prices.ts';
import { sharedGames } from '../price/price-slip.ts';
import { analyse, compoundedHold, parlayWorth } from './analysis-rules.ts';
import { type PricedParlay, partsOf, priceParlay } from './priced-parlay.ts';
import { type Bankroll, readBankroll } from './read-bankroll.ts';
import { whatIfs } from './what-if-rules.ts';

type Route = Contract['POST /api/parlays/quote'];
export type ParlayQuote = VerbResult<Route>;

/** What legs cost now, what they are worth together and alone, and what becomes of them when one drops out. */
export const quoteParlay =
  (askForProps: AskForProps) =>
  async (ctx: Ctx, { body }: VerbInput<Route>): Promise<ParlayQuote> => {
    const parlay = await priceParlay(ctx, body.legs, askForProps);
    const bankroll = await readBankroll(ctx);
    return {
      legs: parlay.quote.legs.map((leg, at) => presentLeg(parlay, leg, at, body.legs[at]!.betType)),
      ...pricesOf(parlay, body.stake),
      ...worthOf(parlay, bankroll),
      bankroll: centsToDollars(bankroll.bankrollCents),
      bankrollSource: bankroll.source,
      problem: parlay.quote.problem,
      asOf: ctx.now().toISOString(),
    };
  };

const NO_PRICE = { impliedProbability: null, oneBook: null, holdFraction: null, potentialWin: null, potentialPayout: null };

function pricesOf({ quote, sameGame, judged, without }: PricedParlay, stake: number | undefined) {
  const { odds: totalOdds, decimal, pricing, holdFraction: sameGameHold, productOdds } = quote;
  const named = { totalOdds, decimal, pricing, sameGameHold, productOdds };
  if (totalOdds === null || decimal === null) return { ...named, ...NO_PRICE, whatIf: [] };
  const odds = quote.legs.map((leg) => leg.odds!);
  const won = odds.map((one, position) => ({ position, odds: one, result: 'win' as const }));
  const payout = stake === undefined ? null : payBet(dollarsToCents(stake), won, sameGame).returnCents;
  return {
    ...named,
    impliedProbability: 1 / decimal,
    oneBook: sharedGames(quote.legs).length > 0 ? null : bestSingleBook(judged.map((leg) => leg?.prices ?? [])),
    holdFraction: compoundedHold(
      judged.map((leg) => leg?.hold ?? null),
      sameGameHold,
    ),
    whatIf: whatIfs(odds, sameGame, stake, without),
    potentialWin: payout === null ? null : centsToDollars(payout - dollarsToCents(stake!)),
    potentialPayout: payout === null ? null : centsToDollars(payout),
  };
}

const NO_WORTH = {
  estimatedProbability: null,
  independentProbability: null,
  correlationFactor: null,
  fairOdds: null,
  expectedValue: null,
  recommendation: null,
  advice: null,
  kellyPercentage: null,
  maxBetSize: null,
  maxBetBoundBy: null,
};

/** The figures of quant for a parlay whose chance is known; without a price only the chances. */
function worthOf(parlay: PricedParlay, bankroll: Bankroll) {
  const { joint, quote, judged } = parlay;
  if ('reason' in joint) return { ...NO_WORTH, unpriced: joint.reason };
  const { probability, independent } = joint;
  const chances = {
    estimatedProbability: probability,
    independentProbability: independent,
    correlationFactor: correlationFactor(
      probability,
      judged.map((leg) => leg!.chance.probability!),
    ),
    unpriced: null,
  };
  if (quote.decimal === null) return { ...NO_WORTH, ...chances };
  const ev = parlayWorth(partsOf(parlay, joint));
  return { ...chances, expectedValue: ev, ...analyse({ probability, decimal: quote.decimal, ev, bankroll }) };
}

function presentLeg(
  { judged }: PricedParlay,
  leg: PricedParlay['quote']['legs'][number],
  at: number,
  betType: ParlayQuote['legs'][number]['betType'],
): ParlayQuote['legs'][number] {
  const own = judged[at];
  const event = own?.grounds.event;
  const probability = own?.chance.probability ?? null;
  return {
    ...leg,
    betType,
    matchup: event ? `${event.awayCode} @ ${event.homeCode}` : null,
    startsAt: event?.startsAt.toISOString() ?? null,
    impliedProbability: leg.odds === null ? null : impliedProbability(leg.odds),
    probability,
    pushProbability: own?.chance.push ?? 0,
    fairOdds: probability === null ? null : fairAmericanRounded(probability),
    holdFraction: own?.hold ?? null,
  };
}
