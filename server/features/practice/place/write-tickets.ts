import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { bankrollOf, openStakesOf, postTransfers } from '../../ledger/index.ts';
import { checkMayStake } from '../../limits/index.ts';
import { ensurePlayer } from '../account/ensure-player.ts';
import { practiceUsage } from '../account/practice-usage.ts';
import { termsOf } from '../pricing/leg-rules.ts';
import { payBet } from '../pricing/pay-rules.ts';
import { type BetView, insertBets, type VirtualBetRow, type VirtualLegRow } from '../rows/bet-rows.ts';
import type { TakenLeg, Ticket } from './placement-rules.ts';

/** Writes bets and moves their stakes, all or none; the caller's transaction. Answers them as they were written. */
export async function writeTickets(tx: Ctx, userId: string, tickets: readonly Ticket[], stakeCents: number): Promise<BetView[]> {
  const period = await checkLimits(tx, userId, stakeCents * tickets.length);
  const bets = tickets.map((ticket) => betOf(tx, userId, period, ticket, stakeCents));
  await postStakes(tx, userId, bets);
  const views = tickets.map((ticket, at) => viewOf(tx, bets[at]!, ticket));
  await insertBets(
    tx,
    bets,
    views.flatMap(({ legs }) => legs.map(({ leg }) => leg)),
  );
  return views;
}

/** Limits first: their row's lock lets one placing of a user follow the other, so that sums are seen whole. Answers the statistics period. */
async function checkLimits(tx: Ctx, userId: string, stakeCents: number): Promise<number> {
  let period: number | null = null;
  await checkMayStake(tx, userId, stakeCents, async () => {
    const { period: running, ...usage } = await practiceUsage(tx, userId);
    period = running;
    return usage;
  });
  return period ?? (await ensurePlayer(tx, userId)).period;
}

async function postStakes(tx: Ctx, userId: string, bets: readonly VirtualBetRow[]): Promise<void> {
  await postTransfers(
    tx,
    bets.map(({ id, stakeCents }) => ({
      kind: 'stake' as const,
      key: `stake:${id}`,
      betId: id,
      reason: null,
      entries: [
        { accountId: bankrollOf(userId), amountCents: -stakeCents },
        { accountId: openStakesOf(userId), amountCents: stakeCents },
      ],
    })),
    { areKeysNew: true },
  );
}

/** What reading the bet back would answer. */
const viewOf = (tx: Ctx, bet: VirtualBetRow, { legs }: Ticket): BetView => ({
  bet,
  legs: legs.map((leg) => ({ leg: legOf(tx, bet.id, leg), event: leg.event })),
});

function betOf(tx: Ctx, userId: string, period: number, ticket: Ticket, stakeCents: number): VirtualBetRow {
  const won = ticket.legs.map(({ position, offer }) => ({ position, odds: offer.odds, result: 'win' as const }));
  const { returnCents } = payBet(cents(stakeCents), won, ticket.sameGame);
  return {
    id: tx.newId(),
    userId,
    period,
    betType: ticket.legs.length > 1 ? 'parlay' : ticket.legs[0]!.wanted.betType,
    odds: ticket.odds,
    stakeCents,
    toWinCents: returnCents! - stakeCents,
    pricing: ticket.pricing,
    holdFraction: ticket.holdFraction,
    sameGame: ticket.sameGame,
    countsOn: ticket.legs.map(({ event }) => event.slateOn).reduce((last, one) => (one > last ? one : last)),
    placedAt: tx.now(),
    status: 'pending',
    result: null,
    payoutCents: null,
    settledAt: null,
    settlements: 0,
    seenRevisions: 0,
    ruleVersion: HOUSE_RULES_VERSION,
    notes: null,
  };
}

const legOf = (tx: Ctx, betId: string, { position, event, selection, wanted, offer }: TakenLeg): VirtualLegRow => ({
  id: tx.newId(),
  betId,
  position,
  eventId: event.id,
  betType: wanted.betType,
  selectionText: wanted.selection,
  selection,
  terms: termsOf(event),
  odds: offer.odds,
  book: offer.book,
  bookName: offer.bookName,
  priceSource: offer.source,
  result: null,
  rule: null,
  formula: null,
  awayScore: null,
  homeScore: null,
  factsVersion: null,
  revision: 0,
  flag: null,
});
