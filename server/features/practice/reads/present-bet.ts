import { createHash } from 'node:crypto';
import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { HOUSE_RULES } from '@clearedge/quant/grading';
import { centsToDollars } from '@clearedge/quant/money';
import { teaserOf } from '../pricing/pay-rules.ts';
import { type BetView, type CurrentSpan, isBetCurrent, type LegView, legWords, type PlacedBet } from '../rows/bet-rows.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters that name a practice bet: "P7F3K-2210". */
export function receiptNumber(betId: string): string {
  const digest = createHash('sha256').update(betId).digest();
  const letters = Array.from({ length: 8 }, (_, at) => ALPHABET[digest[at]! % ALPHABET.length]).join('');
  return `P${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export type VirtualBetWire = VerbResult<Contract['POST /api/virtual/bets']>;
type LegWire = VirtualBetWire['legs'][number];

const dollarsOrNull = (amountCents: number | null): number | null => (amountCents === null ? null : centsToDollars(amountCents));

/** A stored bet as the wire says it. */
export const presentBet = (view: BetView, now: CurrentSpan): VirtualBetWire => present(view, isBetCurrent(view.bet, now));

/** A bet that was placed just now: nothing is older than its statistics period. */
export const presentPlaced = (placed: PlacedBet): VirtualBetWire => present(placed, true);

function present({ bet, legs }: PlacedBet, isCurrentPeriod: boolean): VirtualBetWire {
  const { stakeCents, payoutCents } = bet;
  return {
    id: bet.id,
    receiptNumber: receiptNumber(bet.id),
    userId: bet.userId,
    bankroll: bet.contestOn === null ? 'practice' : 'contest',
    contestWeek: bet.contestOn,
    gameId: legs[0]?.contest.gameId ?? '',
    betType: bet.betType,
    selection: legs.map(({ leg, contest }) => legWords(leg, contest)).join(' + '),
    odds: bet.odds,
    stake: centsToDollars(stakeCents),
    potentialWin: centsToDollars(bet.toWinCents),
    actualWin: payoutCents === null ? null : centsToDollars(payoutCents - stakeCents),
    // The stake of a bet that a reset voided went to the house.
    payout: bet.resetAt === null ? dollarsOrNull(payoutCents) : 0,
    status: bet.status,
    result: bet.result,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    notes: bet.notes,
    pricing: bet.pricing,
    teaserPoints: teaserOf(bet.sameGame)?.points ?? null,
    holdFraction: bet.holdFraction,
    isCurrentPeriod,
    legs: legs.map(presentLeg),
  };
}

function presentLeg({ leg, contest }: LegView): LegWire {
  return {
    gameId: contest.gameId,
    sport: contest.sport,
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    matchup: `${contest.awayName} @ ${contest.homeName}`,
    contestStatus: contest.status,
    startsAt: contest.startsAt.toISOString(),
    betType: leg.betType,
    selection: legWords(leg, contest),
    pick: leg.selection,
    odds: leg.odds,
    book: leg.book,
    bookName: leg.bookName,
    priceSource: leg.priceSource,
    result: leg.result,
    rule: leg.rule === 'entered' ? 'Result entered by an admin' : (HOUSE_RULES.find(({ id }) => id === leg.rule)?.title ?? leg.rule),
    explanation: leg.formula,
    finalScore: leg.awayScore === null || leg.homeScore === null ? null : { away: leg.awayScore, home: leg.homeScore },
    flag: leg.flag,
  };
}
