import { type BaseballFacts, gradeBaseball, mayGrade } from '@clearedge/quant/grading';
import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { heldUntil } from '../../bets/index.ts';
import { findFacts } from '../../contests/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { legWords, payBet } from '../../practice/index.ts';
import {
  type LegGrade,
  type LegRow,
  listLegsToGrade,
  lockParlay,
  type ParlayRow,
  type ParlayView,
  writeLegGrade,
  writeOutcome,
} from '../saved/parlay-rows.ts';

interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

/** What the newest facts make of a leg; null while they decide nothing. */
function gradeLeg({ selection, terms }: LegRow, { version, isFinal, facts }: Facts): (LegGrade & { factsVersion: number }) | null {
  if (!mayGrade(selection, facts, isFinal)) return null;
  const decision = gradeBaseball(selection, facts, terms);
  if (decision.kind === 'undecided') return null;
  const { grade: result, rule, formula } = decision;
  return { result, rule, formula, awayScore: facts.score?.away ?? null, homeScore: facts.score?.home ?? null, factsVersion: version };
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

/** Grades the legs on a game by its newest facts and settles what they decide; a corrected score settles again. Each parlay by itself. */
export async function gradeParlaysOfContest(ctx: Ctx, contestId: string): Promise<void> {
  const found = await findFacts(ctx, contestId);
  if (!found) return;
  const waiting = await listLegsToGrade(ctx, contestId, found.version);
  for (const parlayId of new Set(waiting.map((leg) => leg.parlayId))) {
    const changed = await ctx.transact((tx) => settleOne(tx, parlayId, contestId, found));
    if (changed) await ctx.publish({ topic: 'user', userId: changed, what: 'bets' });
  }
}

/** Answers the owner's id when a leg or the parlay changed. */
async function settleOne(tx: Ctx, parlayId: string, contestId: string, found: Facts): Promise<string | null> {
  const before = await lockParlay(tx, parlayId);
  if (!before) return null;
  let isGraded = false;
  for (const { leg } of before.legs.filter((one) => one.leg.contestId === contestId)) {
    const grade = gradeLeg(leg, found);
    if (!grade) continue;
    await writeLegGrade(tx, leg.id, grade);
    isGraded = true;
  }
  if (!isGraded) return null;
  const after = (await lockParlay(tx, parlayId))!;
  const outcome = outcomeOf(after, tx.now());
  if (outcome) {
    await writeOutcome(tx, parlayId, outcome);
    await tell(tx, after, outcome);
  }
  return after.parlay.userId;
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
    shownFrom: await heldUntil(tx, parlay.userId),
  });
}
