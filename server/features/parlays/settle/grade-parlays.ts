import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { heldUntil } from '../../bets/index.ts';
import { findFacts } from '../../contests/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { legWords } from '../../practice/index.ts';
import { listLegsToGrade, lockParlay, type ParlayView, writeLegGrade, writeOutcome } from '../saved/parlay-rows.ts';
import { type Facts, gradeLeg, type Outcome, outcomeOf } from './settle-rules.ts';

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
