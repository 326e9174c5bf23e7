import { z } from 'zod';
import { BET_TYPES } from '../bet-types.ts';
import { BANKROLLS } from '../competition.ts';
import { Instant, Money, SlateDate, Uuid } from '../terms.ts';
import { SelectionSchema } from './bets/selections.ts';

const ContestBalance = z
  .object({
    weekOn: SlateDate.meta({ description: 'Monday of the week, Eastern' }),
    endsOn: SlateDate.meta({ description: 'Its Sunday: the last day whose games it takes' }),
    balance: Money,
    openBets: z.number(),
    settledBets: z.number().meta({ description: 'Of this week' }),
    openStake: Money,
    startingBalance: Money,
  })
  .meta({ id: 'ContestBalance' });
export const VirtualBalance = z
  .object({
    userId: Uuid,
    balance: Money,
    totalWinnings: Money.meta({ description: 'Profit of won bets since the last reset' }),
    totalLosses: Money.meta({ description: 'Stakes of lost bets since the last reset, positive' }),
    cashOutProfit: Money.meta({ description: 'What cash-outs since the last reset paid above the stakes, negative below' }),
    notCharged: Money.meta({ description: 'Of payouts that a correction took back, what was no longer on the balance and is not owed' }),
    winRate: z.number().nullable().meta({ description: 'Wins over wins and losses, 0..1; null before the first' }),
    winCount: z.number(),
    betCount: z.number().meta({ description: 'Bets of this statistics period, pending ones included' }),
    decidedCount: z.number().meta({ description: 'Won and lost: what the win rate divides by' }),
    settledCount: z.number(),
    openBets: z.number(),
    openStake: Money.meta({
      description: 'balance = startingBalance + totalWinnings − totalLosses + cashOutProfit + notCharged − openStake',
    }),
    startingBalance: Money,
    periodStartedAt: Instant.nullable().meta({ description: 'Null before the first bet or reset' }),
    resets: z.number(),
    lastResetAt: Instant.nullable(),
    nextResetAt: Instant.nullable().meta({ description: 'When the next reset is possible; null: now' }),
    earlierBets: z.number().meta({ description: 'Practice bets from before the last reset' }),
    contest: ContestBalance,
  })
  .meta({ id: 'VirtualBalance' });

const ByType = z.object({
  count: z.number(),
  winRate: z.number().nullable(),
  winnings: z.number().meta({ description: 'Net profit, cents' }),
  staked: z.number().meta({ description: 'Cents' }),
});
export const VirtualPerformance = z
  .object({
    totalBets: z.number(),
    settledBets: z.number(),
    pendingBets: z.number(),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    cashedOut: z.number(),
    avgStake: z.number().meta({ description: 'Cents' }),
    netProfit: z.number().meta({ description: 'Cents, of settled bets' }),
    totalStaked: z.number().meta({ description: 'Cents, of settled bets' }),
    winRate: z.number().nullable().meta({ description: 'Fraction of wins among wins and losses; null before the first' }),
    winRateInterval: z.object({ low: z.number(), high: z.number() }).nullable(),
    avgWin: z.number().meta({ description: 'Cents of profit per won bet' }),
    roi: z.number().nullable().meta({ description: 'Fraction: net profit over stakes of settled bets; null before the first' }),
    byBetType: z.record(z.string(), ByType),
    curve: z
      .array(z.object({ at: Instant, netProfit: z.number(), bets: z.number() }))
      .meta({ description: 'Net profit in cents after each Eastern day with a settled bet' }),
    drawdown: z.number().meta({ description: 'Max drawdown in cents, bet by bet in the order of settlement; voids are no part of it' }),
    since: Instant.nullable(),
  })
  .meta({ id: 'VirtualPerformance' });

export const AiSlipEntry = z
  .object({
    gameId: z.string(),
    team: z.string(),
    matchup: z.string(),
    startsAt: Instant,
    betType: z.enum(BET_TYPES),
    selection: z.string(),
    pick: SelectionSchema,
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    aiProbability: z.number().optional().meta({ description: 'Percent that it wins; a push is no win. Absent without pro' }),
    pushProbability: z.number().optional().meta({ description: 'Percent that the stake comes back; absent without pro' }),
    confidence: z.number().meta({ description: 'Percent' }),
    stake: Money,
    expectedReturn: Money.optional().meta({ description: 'Expected payout of the stake; absent without pro' }),
    impliedValue: z.number().optional().meta({ description: 'Percent, −100 to 1000: EV per unit staked; absent without pro' }),
    isValue: z
      .boolean()
      .optional()
      .meta({ description: "One of the game's value plays; false for the favored side alone, whatever its EV. Absent without pro" }),
    reasoning: z.string().optional().meta({ description: 'Absent without pro' }),
  })
  .meta({ id: 'AiSlipEntry' });
export const AiSlip = z
  .object({
    slateOn: SlateDate,
    bankroll: z.enum(BANKROLLS),
    balance: Money,
    budget: Money.meta({ description: '10% of the balance, rounded down to the cent' }),
    totalStake: Money,
    entries: z.array(AiSlipEntry),
    isLocked: z.boolean().meta({ description: 'True without the analysis: probabilities and reasons are absent' }),
    skipped: z.array(z.object({ gameId: z.string(), matchup: z.string(), reason: z.string() })),
    generatedAt: Instant,
  })
  .meta({ id: 'AiSlip' });

export const VirtualProp = z
  .object({
    playerId: z.string(),
    playerName: z.string(),
    teamCode: z.string(),
    prop: z.string(),
    label: z.string().meta({ description: 'As the selection reads: "Aaron Judge Hits Over 1.5"' }),
    side: z.enum(['over', 'under']),
    line: z.number(),
    odds: z.number(),
    book: z.string().nullable(),
    bookName: z.string().nullable(),
    priceSource: z.enum(['book', 'model']),
    pick: SelectionSchema,
  })
  .meta({ id: 'VirtualProp' });
export const VirtualProps = z
  .object({
    gameId: z.string(),
    props: z.array(VirtualProp),
    isModelPrice: z.boolean().meta({ description: 'No book offers props of this game: the model’s fair price less the hold' }),
    holdFraction: z.number().nullable(),
  })
  .meta({ id: 'VirtualProps' });

export const CashOutOffer = z
  .object({
    betId: Uuid,
    amount: Money.nullable().meta({ description: 'Null while none can be offered' }),
    holdFraction: z.number().meta({ description: 'Kept by the house for each leg' }),
    legs: z.array(
      z.object({
        position: z.number(),
        odds: z.number().meta({ description: 'American, as it was taken' }),
        oddsNow: z.number().nullable().meta({ description: 'The best price now; null once its game has begun, and without an offer' }),
      }),
    ),
    isLive: z.boolean().meta({ description: 'The offer follows from the closing prices and a score between two halves' }),
    reason: z.string().nullable().meta({ description: 'Why there is no offer' }),
    opensAt: Instant.nullable().meta({ description: 'When the first offer can come, in the first minute after placing' }),
    asOf: Instant,
  })
  .meta({ id: 'CashOutOffer' });

const StatementLine = z.object({
  id: Uuid,
  at: Instant,
  kind: z.enum(['grant', 'stake', 'settlement', 'reversal', 'cash_out', 'reset']),
  text: z.string(),
  amount: Money.meta({ description: 'What the bankroll gained, negative for what it gave' }),
  balanceAfter: Money,
  betId: Uuid.nullable(),
});
export const VirtualStatement = z
  .object({
    bankroll: z.enum(BANKROLLS),
    balance: Money,
    openStake: Money,
    at: Instant.nullable(),
    balanceAt: Money.nullable().meta({ description: 'The bankroll at the time asked for' }),
    entries: z.array(StatementLine).meta({ description: 'Newest first, at most 200' }),
    nextBefore: z.string().nullable().meta({ description: 'Pass as `before` for older entries' }),
  })
  .meta({ id: 'VirtualStatement' });
