import type { Bankroll } from '@clearedge/contract/competition';
import type { Issue } from '@clearedge/contract/errors';
import { shiftDay } from '@clearedge/quant/calendar';
import { comparePrices } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { type PricedLeg, type Problem, startedOf } from '../pricing/leg-rules.ts';
import { combinedPrice, partName } from '../pricing/pay-rules.ts';
import { holdTogether, type PricedSlip } from '../pricing/price-slip.ts';
import { contestWeekAt } from '../reads/spans.ts';

const LONGEST_ODDS = 10_000_000;
const MOVED = 'The price moved.';

/** A leg that can be had. */
export type AcceptedLeg = PricedLeg & { contest: NonNullable<PricedLeg['contest']>; selection: NonNullable<PricedLeg['selection']> } & {
  offer: NonNullable<PricedLeg['offer']>;
};
export interface Ticket {
  legs: AcceptedLeg[];
  sameGame: SameGameLegs[];
  /** American; of several legs a label. */
  odds: number;
  pricing: 'single' | 'product' | 'joint' | 'table';
  holdFraction: number | null;
}

const refuse = ({ code, message, currentOdds }: Problem, path: string): never => {
  throw new DomainError(code, message, { issues: [{ path, message }], ...(currentOdds === undefined ? {} : { currentOdds }) });
};

const shown = (odds: number): string => (odds > 0 ? `+${odds}` : `−${-odds}`);
const isTaken = (leg: PricedLeg): leg is AcceptedLeg => leg.offer !== null && leg.contest !== null && leg.selection !== null;

/** The legs, all of which can be had at this moment; refuses the first that cannot, or legs that do not go together. */
export function acceptLegs({ legs, problem }: PricedSlip, now: Date): AcceptedLeg[] {
  const taken = legs.map((leg): AcceptedLeg => {
    const path = legs.length > 1 ? `legs.${leg.position}` : 'selection';
    if (leg.problem) refuse(leg.problem, path);
    if (!isTaken(leg)) throw new Error('a leg without a problem has a price');
    // The game may have begun between the look at the board and the transaction.
    if (leg.contest.startsAt <= now) refuse(startedOf(leg.contest), path);
    return leg;
  });
  if (problem) refuse(problem, 'legs');
  return taken;
}

/** A better price than the one seen is given, a worse one is told. */
const isWorse = (current: number, seen: number): boolean => comparePrices(current, seen) < 0;

/** Refuses a single whose price fell below what the bettor saw, or legs where one price fell. */
export function checkLegPrices(legs: readonly AcceptedLeg[], currentOdds: number): void {
  const moved = legs.filter(({ offer, wanted }) => isWorse(offer.odds, wanted.odds));
  if (moved.length === 0) return;
  const issues = moved.map(
    ({ position, offer, wanted, words }): Issue => ({
      path: legs.length > 1 ? `legs.${position}.odds` : 'odds',
      message: `${words ?? wanted.selection}: ${shown(wanted.odds)} is now ${shown(offer.odds)}.`,
    }),
  );
  throw new DomainError('PRICE_MOVED', `${MOVED} ${issues.map(({ message }) => message).join(' ')}`, { currentOdds, issues });
}

/** Refuses a parlay whose combined price fell below what the bettor saw. */
export function checkCombinedPrice(currentOdds: number, seen: number): void {
  if (!isWorse(currentOdds, seen)) return;
  const message = `${shown(seen)} is now ${shown(currentOdds)}.`;
  throw new DomainError('PRICE_MOVED', `${MOVED} ${message}`, { currentOdds, issues: [{ path: 'odds', message }] });
}

/** These legs as one bet, numbered from 0: those that share a game are priced together. */
export function makeTicket(legs: readonly AcceptedLeg[], { sameGame, holds }: Pick<PricedSlip, 'sameGame' | 'holds'>): Ticket {
  const place = new Map(legs.map(({ position }, at) => [position, at]));
  const groups = sameGame.flatMap((group) => keepPart(group, place));
  const stored = sameGame.map((group) => group.legs.filter((position) => place.has(position))).filter((own) => own.length > 1);
  const numbered = legs.map((leg, position) => ({ ...leg, position }));
  const { american } = combinedPrice(
    numbered.map(({ position, offer }) => ({ position, odds: offer.odds })),
    groups,
  );
  if (american > LONGEST_ODDS)
    refuse({ code: 'UNPROCESSABLE', message: 'Together these legs pay more than 100,000 to 1. Take fewer.' }, 'legs');
  const pricing = legs.length === 1 ? 'single' : groups.length > 0 ? 'joint' : 'product';
  return { legs: numbered, sameGame: groups, odds: american, pricing, holdFraction: holdTogether(stored, holds) };
}

/** What is left of a group among the legs of a ticket, by their numbers there; nothing when fewer than two are. */
function keepPart({ legs, prices }: SameGameLegs, place: ReadonlyMap<number, number>): SameGameLegs[] {
  const stored = legs.filter((position) => place.has(position));
  if (stored.length < 2) return [];
  const renamed = Object.entries(prices).flatMap(([name, price]): [string, number][] => {
    const part = name.split('.').map(Number);
    return part.every((position) => place.has(position)) ? [[partName(part.map((position) => place.get(position)!)), price]] : [];
  });
  return [{ legs: stored.map((position) => place.get(position)!), prices: Object.fromEntries(renamed) }];
}

const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' });

/** The Monday of the contest week that a bet is for, null for a practice bet; refuses a contest bet on a game outside the current Eastern week. */
export function contestOf(bankroll: Bankroll, legs: readonly AcceptedLeg[], now: Date): string | null {
  if (bankroll !== 'contest') return null;
  const { weekOn, endsOn } = contestWeekAt(now);
  const outside = legs.find(({ contest: { slateOn } }) => slateOn < weekOn || slateOn > endsOn);
  if (!outside) return weekOn;
  const path = legs.length > 1 ? `legs.${outside.position}` : 'bankroll';
  const message =
    `A contest bet takes games of this week only, ${dayText(weekOn)} to ${dayText(endsOn)}. ${outside.wanted.selection} is on ` +
    `${dayText(outside.contest.slateOn)}. Use the practice bankroll, or wait for the contest week that starts on ${dayText(shiftDay(endsOn, 1))}.`;
  throw new DomainError('UNPROCESSABLE', message, { issues: [{ path, message }] });
}
