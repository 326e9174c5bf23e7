import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { gradeSelection } from '../../../sports/registry.ts';
import { deferUntil } from '../../bets/index.ts';
import type { Gradable, GradingFacts } from '../../contests/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { legWords, payBet } from '../../practice/index.ts';
import {
  type LegGrade,
  type LegRow,
  listParlaysToGrade,
  lockParlay,
  openParlayLegs,
  type ParlayRow,
  type ParlayView,
  writeLegGrade,
  writeOutcome,
} from '../saved/parlay-rows.ts';

/** What the newest facts make of a leg; null while they decide nothing. */
function gradeLeg({ selection, terms }: LegRow, found: GradingFacts): LegGrade | null {
  const decision = gradeSelection(selection, found, terms);
  if (decision?.kind !== 'graded' || found.version === null) return null;
  const { grade: result, rule, formula } = decision;
  const score = 'score' in found.facts ? found.facts.score : null;
  return { result, rule, formula, awayScore: score?.away ?? null, homeScore: score?.home ?? null, factsVersion: found.version };
}

type Outcome = Pick<ParlayRow, 'status' | 'result' | 'payoutCents' | 'settledAt' | 'settlements'>;

/** What a parlay's legs come to: one lost leg at once loses it, one that is pushed or void drops out. Null where nothing changed. */
function outcomeOf({ parlay, legs }: ParlayView, now: Date): Outcome | null {
  const { result, returnCents } = payBet(
    parlay.stakeCents,
    legs.map(({ leg }) => ({ position: leg.position, odds: leg.odds, result: leg.result ?? 'pending' })),
    parlay.sameGame,
  );
  if (result === 'pending' || returnCents === null) return null;
  if (result === parlay.result && returnCents === parlay.payoutCents) return null;
  return { status: 'settled', result, payoutCents: returnCents, settledAt: now, settlements: parlay.settlements + 1 };
}

async function gradeSaved(tx: Ctx, contestId: string, parlayId: string, found: GradingFacts | null): Promise<void> {
  const before = found && (await lockParlay(tx, parlayId));
  if (!before) return;
  let isGraded = false;
  for (const { leg } of before.legs.filter((one) => one.leg.contestId === contestId)) {
    const grade = gradeLeg(leg, found);
    if (!grade) continue;
    await writeLegGrade(tx, leg.id, grade);
    isGraded = true;
  }
  if (!isGraded) return;
  const after = (await lockParlay(tx, parlayId))!;
  const outcome = outcomeOf(after, tx.now());
  if (outcome) {
    await writeOutcome(tx, parlayId, outcome);
    await tell(tx, after, outcome);
  }
  await tx.publish({ topic: 'user', userId: after.parlay.userId, what: 'bets' });
}

const TITLE = { win: 'Saved parlay won', loss: 'Saved parlay lost', push: 'Saved parlay pushed', void: 'Saved parlay void' } as const;

async function tell(tx: Ctx, { parlay, legs }: ParlayView, { result, settlements }: Outcome): Promise<void> {
  const count = legs.length === 1 ? legWords(legs[0]!.leg, legs[0]!.contest) : `${legs.length} legs`;
  await postNotification(tx, {
    userId: parlay.userId,
    kind: 'bet_settled',
    title: TITLE[result!],
    body: `${settlements > 1 ? 'Corrected result. ' : ''}${count} at ${formatAmerican(parlay.odds)}.`,
    href: parlay.kind === 'parlay' ? '/parlay-builder?tab=saved' : '/player-prop-builder?tab=saved',
    dedupeKey: `parlay:${parlay.id}:${settlements}`,
    shownFrom: await deferUntil(tx, parlay.userId),
  });
}

/** Saved parlays: one is graded with all its legs on a contest. */
export const savedParlays: Gradable = {
  key: 'parlay-leg',
  table: 'saved_parlay_legs',
  open: openParlayLegs,
  listItems: async (ctx, contestId, found) =>
    found === null || found.version === null ? [] : listParlaysToGrade(ctx, contestId, found.version),
  grade: gradeSaved,
};
