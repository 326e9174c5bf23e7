import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { type Cents, cents, centsToDollars, dollarsToCents, roundToCents } from '@clearedge/quant/money';
import { advisePropParlay, correlationFactor, parlayHold, rateParlay } from '@clearedge/quant/parlay';
import { americanToDecimal, decimalPrice, decimalToAmericanRounded, fairAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import { expectedValue, maxBet } from '@clearedge/quant/sizing';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { getUser } from '../../accounts/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { costOfPart, getBalance, type Part, parlayOutcome, partOf, payBet } from '../../practice/index.ts';
import { bestSingleBook, sharedGames } from '../parlay-price.ts';
import type { Together } from './judge-legs.ts';
import { type PricedParlay, partsOf, priceParlay } from './priced-parlay.ts';

const BAND_DIGITS = 1e9;
/** Bands are strict: what is 15% but for the last binary digit is not above it. */
const atBand = (value: number): number => Math.round(value * BAND_DIGITS) / BAND_DIGITS;

interface Known extends Pick<ReturnType<typeof parlayOutcome>, 'ev' | 'fairDecimal'> {
  /** That it wins, given that it is not pushed. */
  probability: number;
  decimal: number;
  bankroll: { bankrollCents: Cents; share?: number | undefined };
}

/** What a parlay's figures come to: fair price, bands, and the most to bet of a bankroll. */
export function analyze({ probability, decimal, ev, fairDecimal, bankroll: { bankrollCents, share } }: Known) {
  const { advice, confidence } = advisePropParlay(atBand(ev));
  const { kellyPercent, maxBetCents, boundBy } = maxBet(bankrollCents, probability, decimalPrice(decimal), share);
  return {
    fairOdds: fairDecimal !== null && fairDecimal > 1 ? fairAmericanRounded(1 / fairDecimal) : null,
    recommendation: rateParlay(atBand(ev * 100)),
    advice: { recommendation: advice, confidence },
    kellyPercentage: kellyPercent,
    maxBetSize: centsToDollars(maxBetCents),
    maxBetBoundBy: boundBy,
  };
}

/**
 * What a parlay costs, compounded over its games. Legs of one game: 1 - offered price / fair price, their books' margin included. A leg alone: what
 * its book keeps of both sides, `aloneHolds`. Null while one of them is not known.
 */
export function costOf(parts: readonly Part[], aloneHolds: readonly (number | null)[]): number | null {
  const holds = [...aloneHolds, ...parts.filter(({ isOneGame }) => isOneGame).map(costOfPart)];
  return holds.every((hold) => hold !== null) ? parlayHold(holds) : null;
}

interface WhatIf {
  position: number;
  legsLeft: number;
  odds: number | null;
  decimal: number | null;
  probability: number | null;
  payout: number | null;
}

const UNIT = cents(100);

/** What it pays when a leg pushes or is void, for each leg: it drops out and the price is made again of the others. */
export function whatIfs(
  odds: readonly number[],
  sameGame: readonly SameGameLegs[],
  stake: number | undefined,
  chances: readonly (number | null)[],
): WhatIf[] {
  return odds.map((_odds, dropped) => {
    const legs = odds.map((one, position) => ({
      position,
      odds: one,
      result: position === dropped ? ('void' as const) : ('win' as const),
    }));
    const { decimal, returnCents } = payBet(stake === undefined ? UNIT : dollarsToCents(stake), legs, sameGame);
    return {
      position: dropped,
      legsLeft: odds.length - 1,
      odds: decimal === null ? null : decimalToAmericanRounded(decimal),
      decimal: decimal === null ? null : Number(decimal),
      probability: chances[dropped] ?? null,
      payout: stake === undefined ? null : centsToDollars(returnCents ?? cents(0)),
    };
  });
}

/** What a bettor's largest bet is measured by. */
interface Bankroll {
  bankrollCents: Cents;
  source: VerbResult<Contract['POST /api/parlays/quote']>['bankrollSource'];
  /** Share of full Kelly; a quarter unless set. */
  share: number | undefined;
}

/** One's own bankroll and share of Kelly where they are set, else the practice bankroll. */
async function readBankroll(ctx: Ctx): Promise<Bankroll> {
  const { settings } = await getUser(ctx, requireUser(ctx.actor));
  const { bankrollCents, kellyShare: share } = settings;
  if (bankrollCents !== undefined) return { bankrollCents: cents(bankrollCents), source: 'own', share };
  const { balance } = await getBalance(ctx, { query: {} });
  return { bankrollCents: roundToCents(balance), source: 'practice', share };
}

type Route = Contract['POST /api/parlays/quote'];
export type ParlayQuote = VerbResult<Route>;

/** What legs cost now, what they are worth together and alone, and what becomes of them when one drops out. */
export const quoteParlay =
  (askForProps: PropFetcher) =>
  async (ctx: Ctx, { body }: VerbInput<Route>): Promise<ParlayQuote> => {
    const parlay = await priceParlay(ctx, body.legs, askForProps);
    const bankroll = await readBankroll(ctx);
    return {
      legs: parlay.quote.legs.map((leg, at) => presentLeg(parlay, leg, at, body.legs[at]!.betType)),
      ...pricesOf(parlay, body.stake),
      ...edgeOf(parlay, bankroll),
      holdFraction: costOfParlay(parlay),
      bankroll: centsToDollars(bankroll.bankrollCents),
      bankrollSource: bankroll.source,
      problem: parlay.quote.problem,
      asOf: ctx.now().toISOString(),
    };
  };

const evOfRest = (parlay: PricedParlay, left: Together | null | undefined): number | null =>
  left ? parlayOutcome(partsOf(parlay, left)).ev : null;

const NO_PRICE = { impliedProbability: null, oneBook: null, potentialWin: null, potentialPayout: null };

/** The best single book, and what the legs are worth at its own prices. */
function oneBookOf({ quote, judged, joint }: PricedParlay): ParlayQuote['oneBook'] {
  const found = sharedGames(quote.legs).length > 0 ? null : bestSingleBook(judged.map((leg) => leg?.prices ?? []));
  if (!found) return null;
  const { legOdds, ...price } = found;
  if ('reason' in joint) return { ...price, expectedValue: null };
  const parts = joint.games.map((game) => partOf(game, ([at]) => americanToDecimal(legOdds[at!]!)));
  return { ...price, expectedValue: parlayOutcome(parts).ev };
}

function pricesOf(parlay: PricedParlay, stake: number | undefined) {
  const { quote, sameGame, without } = parlay;
  const { odds: totalOdds, decimal, pricing, holdFraction: sameGameHold, productOdds } = quote;
  const named = { totalOdds, decimal, pricing, sameGameHold, productOdds };
  if (totalOdds === null || decimal === null) return { ...named, ...NO_PRICE, whatIf: [] };
  const odds = quote.legs.map((leg) => leg.odds!);
  const won = odds.map((one, position) => ({ position, odds: one, result: 'win' as const }));
  const payout = stake === undefined ? null : payBet(dollarsToCents(stake), won, sameGame).returnCents;
  return {
    ...named,
    impliedProbability: 1 / decimal,
    oneBook: oneBookOf(parlay),
    whatIf: whatIfs(
      odds,
      sameGame,
      stake,
      without.map((left) => left?.probability ?? null),
    ).map((one) => ({ ...one, expectedValue: evOfRest(parlay, without[one.position]) })),
    potentialWin: payout === null ? null : centsToDollars(payout - dollarsToCents(stake!)),
    potentialPayout: payout === null ? null : centsToDollars(payout),
  };
}

/** Null without a price, or where a leg's own hold is not known. */
function costOfParlay(parlay: PricedParlay): number | null {
  const { quote, joint, judged } = parlay;
  if (quote.decimal === null) return null;
  const holds = judged.map((leg) => leg?.hold ?? null);
  if (!('reason' in joint)) {
    const alone = joint.games.flatMap(({ positions }) => (positions.length === 1 ? positions : []));
    return costOf(
      partsOf(parlay, joint),
      alone.map((position) => holds[position]!),
    );
  }
  return quote.holdFraction === null ? costOf([], holds) : null;
}

const NO_WORTH = {
  estimatedProbability: null,
  winProbability: null,
  pushProbability: null,
  pushReturn: null,
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
function edgeOf(parlay: PricedParlay, bankroll: Bankroll) {
  const { joint, quote, judged } = parlay;
  if ('reason' in joint) return { ...NO_WORTH, unpriced: joint.reason };
  const { probability, independent } = joint;
  const chances = {
    estimatedProbability: probability,
    winProbability: probability,
    independentProbability: independent,
    correlationFactor: correlationFactor(
      probability,
      judged.map((leg) => leg!.chance).map((chance) => chance.probability! * (1 - chance.push)),
    ),
    unpriced: null,
  };
  if (quote.decimal === null) return { ...NO_WORTH, ...chances };
  const { ev, pushProbability, pushReturn, fairDecimal } = parlayOutcome(partsOf(parlay, joint));
  const given = pushProbability < 1 ? probability / (1 - pushProbability) : probability;
  const figures = analyze({ probability: given, decimal: quote.decimal, ev, fairDecimal, bankroll });
  return { ...chances, pushProbability, pushReturn, expectedValue: ev, ...figures };
}

function presentLeg(
  { judged }: PricedParlay,
  leg: PricedParlay['quote']['legs'][number],
  at: number,
  betType: ParlayQuote['legs'][number]['betType'],
): ParlayQuote['legs'][number] {
  const own = judged[at];
  const contest = own?.inputs.contest;
  const probability = own?.chance.probability ?? null;
  const push = own?.chance.push ?? 0;
  const win = probability === null ? null : probability * (1 - push);
  return {
    ...leg,
    betType,
    sport: contest?.sport ?? null,
    matchup: contest ? `${contest.awayCode} @ ${contest.homeCode}` : null,
    startsAt: contest?.startsAt.toISOString() ?? null,
    impliedProbability: leg.odds === null ? null : impliedProbability(leg.odds),
    probability,
    ...(own?.chance.isMarketOnly ? { isMarketOnly: true as const } : {}),
    winProbability: win,
    pushProbability: push,
    fairOdds: probability === null ? null : fairAmericanRounded(probability),
    expectedValue: win === null || leg.odds === null ? null : expectedValue(win, americanToDecimal(leg.odds), push),
    holdFraction: own?.hold ?? null,
  };
}
