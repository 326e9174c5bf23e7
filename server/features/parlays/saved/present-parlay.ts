import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { HOUSE_RULES } from '@clearedge/quant/grading';
import { centsToDollars } from '@clearedge/quant/money';
import { legWords } from '../../practice/index.ts';
import type { LegView, ParlayView } from './parlay-rows.ts';

export type SavedParlay = VerbResult<Contract['GET /api/my-parlays']>[number];

export function presentParlay({ parlay, legs }: ParlayView): SavedParlay {
  const { stakeCents, payoutCents } = parlay;
  return {
    id: parlay.id,
    kind: parlay.kind,
    odds: parlay.odds,
    stake: centsToDollars(stakeCents),
    potentialPayout: centsToDollars(stakeCents + parlay.toWinCents),
    estimatedProbability: parlay.probability,
    independentProbability: parlay.independentProbability,
    expectedValue: parlay.ev,
    recommendation: parlay.advice,
    savedAt: parlay.savedAt.toISOString(),
    status: parlay.status,
    result: parlay.result,
    payout: payoutCents === null ? null : centsToDollars(payoutCents),
    profit: payoutCents === null ? null : centsToDollars(payoutCents - stakeCents),
    settledAt: parlay.settledAt?.toISOString() ?? null,
    isCorrected: parlay.settlements > 1,
    legs: legs.map(presentLeg),
  };
}

function presentLeg({ leg, contest }: LegView): SavedParlay['legs'][number] {
  const { awayScore: away, homeScore: home } = leg;
  return {
    gameId: contest.gameId,
    matchup: `${contest.awayCode} @ ${contest.homeCode}`,
    startsAt: contest.startsAt.toISOString(),
    contestStatus: contest.status,
    betType: leg.betType,
    selection: legWords(leg, contest),
    pick: leg.selection,
    odds: leg.odds,
    book: leg.book,
    bookName: leg.bookName,
    probability: leg.probability,
    result: leg.result,
    rule: HOUSE_RULES.find(({ id }) => id === leg.rule)?.title ?? leg.rule,
    explanation: leg.formula,
    finalScore: away === null || home === null ? null : { away, home },
  };
}
