import type { Grade } from '@clearedge/quant/grading';
import { type Cents, cents } from '@clearedge/quant/money';
import {
  combinationCount,
  isTeaser,
  type ParlayLeg,
  parlayDecimal,
  settleParlay,
  settleRoundRobin,
  settleTeaser,
  TEASER_LEGS,
  type TeaserTerms,
  teaserPrice,
  teaserTerms,
} from '@clearedge/quant/parlay';
import { americanToDecimal, decimalToAmericanRounded, formatAmerican, toWinCents } from '@clearedge/quant/price';

/** What a ticket says of its money. */
export interface TicketTerms {
  betType: string;
  odds: number;
  stakeCents: number;
  freeStakeCents: number;
  boostPercent: number | null;
  /** Of a teaser bought at the usual table. */
  teaserPoints?: number | null;
  sizes: readonly number[] | null;
}
export interface TicketLeg {
  odds: number | null;
  result: Grade | null;
}

/** `ask`: the legs are decided, but what the book pays for those that are left only its owner can tell. */
export type TicketOutcome =
  | { kind: 'pending' }
  | { kind: 'ask'; reason: string }
  | { kind: 'paid'; grade: Grade; profitCents: number; payoutCents: number; formula: string };

const ASK = {
  teaser: 'A leg dropped out. What a teaser pays for the rest is in your book’s table: mark the result with what it paid.',
  parlay: 'A leg dropped out, and the ticket’s price is not its legs multiplied: mark the result with what the book paid.',
} as const;
/** A ticket's price is rounded; within this share of the product it is the legs' own price. */
const ROUNDING = 0.01;

const stakeOf = ({ stakeCents, freeStakeCents }: TicketTerms): Cents => cents(stakeCents + freeStakeCents);
const asParlay = (legs: readonly TicketLeg[]): ParlayLeg[] =>
  legs.map(({ odds, result }) => ({ price: odds!, result: result ?? 'pending' }));
const isPriced = (legs: readonly TicketLeg[]): boolean => legs.every(({ odds }) => odds !== null);

/** Winnings with the book's boost, rounded down to the cent as books do. */
const boosted = (winnings: number, { boostPercent }: TicketTerms): number =>
  boostPercent === null ? winnings : Math.floor((winnings * (100 + boostPercent)) / 100);

/** How many parlays a round robin of so many legs has. RangeError for a size above the legs. */
export const unitsOf = (legs: number, sizes: readonly number[]): number =>
  sizes.reduce((units, size) => units + combinationCount(legs, size), 0);

/** The legs' prices multiplied, American and rounded; null where a leg has none. */
export const productOf = (legs: readonly { odds: number | null }[]): number | null =>
  legs.some(({ odds }) => odds === null) ? null : decimalToAmericanRounded(parlayDecimal(legs.map(({ odds }) => odds!)));

/** Profit in cents if every leg wins. */
export function ticketToWin(terms: TicketTerms, legs: readonly TicketLeg[]): Cents {
  if (terms.betType !== 'round_robin') return cents(boosted(toWinCents(stakeOf(terms), terms.odds), terms));
  const won = asParlay(legs.map((leg) => ({ ...leg, result: 'win' })));
  const { maximumReturnCents } = settleRoundRobin(unitStake(terms, legs.length), won, terms.sizes!);
  return cents(boosted(maximumReturnCents - stakeOf(terms), terms));
}

const unitStake = (terms: TicketTerms, legs: number): Cents => cents(stakeOf(terms) / unitsOf(legs, terms.sizes!));

/** What comes back and what is won: of a free bet the stake never does, and a loss costs nothing. */
function paid(terms: TicketTerms, grade: Grade, returnCents: number, formula: string): TicketOutcome {
  const winnings = Math.max(0, returnCents - stakeOf(terms));
  const stakeBack = returnCents - winnings;
  const payoutCents = boosted(winnings, terms) + (terms.freeStakeCents > 0 ? 0 : stakeBack);
  return { kind: 'paid', grade, payoutCents, profitCents: payoutCents - terms.stakeCents, formula };
}

function roundRobinOutcome(terms: TicketTerms, legs: readonly TicketLeg[]): TicketOutcome {
  const { counts, currentReturnCents, units } = settleRoundRobin(unitStake(terms, legs.length), asParlay(legs), terms.sizes!);
  if (counts.pending > 0) return { kind: 'pending' };
  const stake = stakeOf(terms);
  const grade: Grade = counts.void === units ? 'void' : currentReturnCents === stake ? 'push' : currentReturnCents > stake ? 'win' : 'loss';
  return paid(terms, grade, currentReturnCents, `${counts.win} of ${units} parlays won, ${counts.push + counts.void} returned.`);
}

const count = (legs: readonly TicketLeg[], ...results: Grade[]): number =>
  legs.filter(({ result }) => result !== null && results.includes(result)).length;

/** The usual table, where the ticket was bought at its price. */
function tableOf({ odds, teaserPoints = null }: TicketTerms, legs: number): TeaserTerms | null {
  if (teaserPoints === null || !isTeaser(teaserPoints, legs)) return null;
  const table = teaserTerms(teaserPoints);
  return teaserPrice(table, legs) === odds ? table : null;
}

/** A teaser without the legs that dropped out, none of the others lost. */
function droppedTeaser(terms: TicketTerms, legs: readonly TicketLeg[], { won, dropped }: { won: number; dropped: number }): TicketOutcome {
  const table = tableOf(terms, legs.length);
  if (!table) return { kind: 'ask', reason: ASK.teaser };
  const { result, returnCents } = settleTeaser(
    stakeOf(terms),
    table,
    legs.map((leg) => leg.result!),
  );
  if (result !== 'win') return paid(terms, 'push', returnCents!, `Fewer than ${TEASER_LEGS.least} legs are left: the stake comes back.`);
  const price = formatAmerican(teaserPrice(table, won));
  return paid(terms, 'win', returnCents!, `${won} legs won, ${dropped} dropped out: paid as a teaser of ${won} legs at ${price}.`);
}

/**
 * What a ticket comes to: one lost leg loses a parlay or teaser at once, pushed and void legs drop out, all dropped hands the stake back. What is
 * left of a parlay pays its legs' prices multiplied, of a teaser the usual table's; where the ticket's own price is another, its owner says what
 * the book paid.
 */
export function decideTicket(terms: TicketTerms, legs: readonly TicketLeg[]): TicketOutcome {
  if (terms.betType === 'round_robin') return roundRobinOutcome(terms, legs);
  const [lost, dropped, won] = [count(legs, 'loss'), count(legs, 'push', 'void'), count(legs, 'win')];
  const stake = stakeOf(terms);
  if (lost > 0) return paid(terms, 'loss', 0, `${lost === 1 ? 'A leg' : `${lost} legs`} lost.`);
  if (won + dropped < legs.length) return { kind: 'pending' };
  if (dropped === 0) return paid(terms, 'win', stake + toWinCents(stake, terms.odds), `All ${won} legs won.`);
  if (terms.betType === 'teaser' && won > 0) return droppedTeaser(terms, legs, { won, dropped });
  if (won === 0) return paid(terms, count(legs, 'void') === legs.length ? 'void' : 'push', stake, 'Every leg dropped out.');
  if (!isPriced(legs) || !isOwnPrice(terms.odds, legs)) return { kind: 'ask', reason: ASK.parlay };
  const { returnCents } = settleParlay(stake, asParlay(legs));
  return paid(terms, 'win', returnCents!, `${won} legs won, ${dropped} dropped out: paid at the prices of the legs that won.`);
}

function isOwnPrice(odds: number, legs: readonly TicketLeg[]): boolean {
  const product = Number(parlayDecimal(legs.map((leg) => leg.odds!)));
  return Math.abs(americanToDecimal(odds) / product - 1) <= ROUNDING;
}
