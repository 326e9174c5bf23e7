import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { accountsOf, postWhereOpen, type Transfer } from '../../ledger/index.ts';
import { checkMayStake } from '../../limits/index.ts';
import { ensureContest, ensurePlayer } from '../account/ensure-player.ts';
import { termsOf } from '../pricing/leg-rules.ts';
import { payBet } from '../pricing/pay-rules.ts';
import { insertingBets, type NewBet, type PlacedBet, practiceUsage, type VirtualLegRow } from '../rows/bet-rows.ts';
import type { AcceptedLeg, Ticket } from './placement-rules.ts';

/** What each ticket is staked with: cents, of the practice bankroll or of that of a contest week. */
export interface TicketStake {
  stakeCents: number;
  contestOn: string | null;
}

/** Writes bets and moves their stakes, all or none; the caller's transaction. Answers them as they were written. */
export async function writeTickets(tx: Ctx, userId: string, tickets: readonly Ticket[], stake: TicketStake): Promise<PlacedBet[]> {
  const { stakeCents, contestOn } = stake;
  // Limits first: their row's lock lets one placing of a user follow the other, so that sums are seen whole.
  await checkMayStake(tx, userId, stakeCents * tickets.length, () => practiceUsage(tx, userId));
  const placed = tickets.map((ticket) => placedOf(tx, betOf(tx, userId, ticket, stake), ticket));
  const stakes = placed.map(({ bet }) => stakeOf(bet));
  const writing = insertingBets(
    placed.map(({ bet }) => bet),
    placed.flatMap(({ legs }) => legs.map(({ leg }) => leg)),
  );
  if (await postWhereOpen(tx, stakes, writing)) return placed;
  await (contestOn === null ? ensurePlayer(tx, userId) : ensureContest(tx, userId, contestOn));
  if (await postWhereOpen(tx, stakes, writing)) return placed;
  throw new Error(`the account of ${userId} was opened and is not open`);
}

const placedOf = (tx: Ctx, bet: NewBet, { legs }: Ticket): PlacedBet => ({
  bet,
  legs: legs.map((leg) => ({ leg: legOf(tx, bet.id, leg), contest: leg.contest })),
});

function stakeOf({ id, userId, stakeCents, contestOn }: NewBet): Transfer {
  const { bankroll, openStakes } = accountsOf(userId, contestOn);
  return {
    kind: 'stake',
    key: `stake:${id}`,
    betId: id,
    reason: null,
    entries: [
      { accountId: bankroll, amountCents: -stakeCents },
      { accountId: openStakes, amountCents: stakeCents },
    ],
  };
}

const NO_WIN = 'At this price the stake wins less than a cent. Stake more, or take another bet.';

function betOf(tx: Ctx, userId: string, ticket: Ticket, { stakeCents, contestOn }: TicketStake): NewBet {
  const won = ticket.legs.map(({ position, offer }) => ({ position, odds: offer.odds, result: 'win' as const }));
  const { returnCents } = payBet(cents(stakeCents), won, ticket.sameGame);
  if (returnCents! <= stakeCents) throw new DomainError('UNPROCESSABLE', NO_WIN, { issues: [{ path: 'stake', message: NO_WIN }] });
  return {
    id: tx.newId(),
    userId,
    betType: ticket.pricing === 'table' ? 'teaser' : ticket.legs.length > 1 ? 'parlay' : ticket.legs[0]!.wanted.betType,
    odds: ticket.odds,
    stakeCents,
    toWinCents: returnCents! - stakeCents,
    pricing: ticket.pricing,
    holdFraction: ticket.holdFraction,
    sameGame: ticket.sameGame,
    countsOn: ticket.legs.map(({ contest }) => contest.slateOn).reduce((last, one) => (one > last ? one : last)),
    contestOn,
    placedAt: tx.now(),
    status: 'pending',
    result: null,
    payoutCents: null,
    settledAt: null,
    settlements: 0,
    seenRevisions: 0,
    ruleVersion: HOUSE_RULES_VERSION,
    resetAt: null,
    notes: null,
  };
}

const legOf = (tx: Ctx, betId: string, { position, contest, selection, wanted, words, offer }: AcceptedLeg): VirtualLegRow => ({
  id: tx.newId(),
  betId,
  position,
  contestId: contest.id,
  betType: wanted.betType,
  selectionText: words ?? wanted.selection,
  selection,
  terms: termsOf(contest),
  odds: offer.odds,
  book: offer.book,
  bookName: offer.bookName,
  priceSource: offer.source,
  placedChances: offer.chances,
  result: null,
  rule: null,
  formula: null,
  awayScore: null,
  homeScore: null,
  factsVersion: null,
  revision: 0,
  flag: null,
});
