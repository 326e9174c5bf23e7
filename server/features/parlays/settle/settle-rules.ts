import { type BaseballFacts, gradeBaseball, mayGrade } from '@clearedge/quant/grading';
import { payBet } from '../../practice/index.ts';
import type { LegGrade, LegRow, ParlayRow, ParlayView } from '../saved/parlay-rows.ts';

export interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

/** What the newest facts make of a leg; null while they decide nothing. */
export function gradeLeg({ selection, terms }: LegRow, { version, isFinal, facts }: Facts): (LegGrade & { factsVersion: number }) | null {
  if (!mayGrade(selection, facts, isFinal)) return null;
  const decision = gradeBaseball(selection, facts, terms);
  if (decision.kind === 'undecided') return null;
  const { grade: result, rule, formula } = decision;
  return { result, rule, formula, awayScore: facts.score?.away ?? null, homeScore: facts.score?.home ?? null, factsVersion: version };
}

export type Outcome = Pick<ParlayRow, 'status' | 'result' | 'payoutCents' | 'settledAt' | 'settlements'>;

/** What a parlay's legs come to: one lost leg at once loses it, one that is pushed or void drops out. Null where nothing changed. */
export function outcomeOf({ parlay, legs }: ParlayView, now: Date): Outcome | null {
  const { result, returnCents } = payBet(
    parlay.stakeCents,
    legs.map(({ leg }) => ({ position: leg.position, odds: leg.odds, result: leg.result ?? 'pending' })),
    parlay.sameGame,
  );
  if (result === 'pending' || returnCents === null) return null;
  if (result === parlay.result && returnCents === parlay.payoutCents) return null;
  return { status: 'settled', result, payoutCents: returnCents, settledAt: now, settlements: parlay.settlements + 1 };
}
