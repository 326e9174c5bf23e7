import type { GameFacts } from '@clearedge/quant/grading';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { BoxScore, LiveState } from '../../../ports/index.ts';
import { type GameAnswer, type GameReport, gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../contest.ts';
import { isEnded } from '../contest-rules.ts';
import { findContest, lockContests } from '../rows/contest-rows.ts';
import { writeFinalScore, writeLive, writeResultHolds } from '../rows/contest-write-rows.ts';
import { type FactsHead, findFacts, findFactsHead, insertFacts, upsertBox } from '../rows/fact-rows.ts';
import { planLive } from '../sync/live-rules.ts';
import { type FactsPlan, hashFacts, planFacts, withResumeWindow } from './facts-rules.ts';
import { findRegression } from './regression-rules.ts';
import { requestFacts } from './request-facts.ts';

const STEADY_MS = 130_000;

export interface RecordedFacts {
  contestId: string;
  gameId: string;
  /** Null: no facts yet, but a part of the game in play is complete, or was corrected. */
  version: number | null;
}
/** What follows new facts, in the transaction that stores them. */
export type OnFacts = (tx: Ctx, recorded: RecordedFacts) => Promise<void>;

interface Said {
  facts: GameReport;
  box: BoxScore | null;
  live: LiveState | null;
}

/**
 * Stores what the source says of an ended game: facts, box score, line score. Nothing changes when it says the same as before. A result in
 * doubt, or one that takes back what was final, is held for the operator, and what is stored stays.
 */
export async function recordFacts(ctx: Ctx, gameId: string, onFacts: OnFacts): Promise<void> {
  const contest = await findContest(ctx.db, gameId, 'any');
  if (!contest || !isEnded(contest)) return;
  const answer = askSource(ctx, contest);
  if (!answer) return;
  const { facts: told, box, live } = await answer;
  const facts = told && 'facts' in told ? withResumeWindow(told, await findFactsHead(ctx.db, contest.id), ctx.now()) : told;
  if (facts && 'doubts' in facts) return holdResult(ctx, contest, facts.doubts.join('; '));
  if (!facts && contest.status === 'final') return withoutFacts(ctx, contest);
  if (facts && !facts.isFinal && contest.status === 'final') await askAgain(ctx, gameId);
  if (!facts || (await isKnown(ctx, contest, facts))) return;
  await ctx.transact((tx) => store(tx, gameId, { facts, box, live }, onFacts));
}

/** A final without facts is a source that lags: the job is tried again. One whose facts are stored has lost them since. */
async function withoutFacts(ctx: Ctx, contest: Contest): Promise<void> {
  const head = await findFactsHead(ctx.db, contest.id);
  if (!head?.isFinal) throw new Error(`${contest.gameId} is final, and the source has no facts of it yet`);
  await holdResult(ctx, contest, 'The result was final, and the source no longer reports it');
}

/** Freezes the grading of a contest until the source makes sense again, and says why in the settlement queue. */
async function holdResult(ctx: Ctx, { gameId }: Contest, reason: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const contest = (await lockContests(tx.db, [gameId])).get(gameId);
    if (contest && isEnded(contest)) await writeHold(tx, contest, reason);
  });
  if (await findContest(ctx.db, gameId, 'any').then((contest) => contest?.status === 'final')) await askAgain(ctx, gameId);
}

async function writeHold(tx: Ctx, contest: Contest, reason: string | null): Promise<void> {
  if (contest.resultHold === reason) return;
  await writeResultHolds(tx.db, [{ id: contest.id, resultHold: reason }]);
  if (reason) tx.log.warn({ gameId: contest.gameId, reason }, 'a result is in doubt; nothing is graded on it');
  await publishSlate(tx, contest);
}

async function publishSlate(tx: Ctx, { slateOn, resumesOn, sport }: Contest): Promise<void> {
  for (const day of resumesOn ? [slateOn, resumesOn] : [slateOn]) await tx.publish({ topic: 'slate', slateOn: day, sport });
}

/** A result that has not stood long enough to count is looked at again in a moment, and not with the next round. */
async function askAgain(ctx: Ctx, gameId: string): Promise<void> {
  const runAt = new Date(ctx.now().getTime() + STEADY_MS);
  const minute = Math.floor(runAt.getTime() / 60_000);
  await requestFacts(ctx, [gameId], { runAt, dedupeKey: `${gameId} again ${minute}` });
}
/** Null where the source in use does not follow the sport. */
const askSource = (ctx: Ctx, { sport, gameId }: Contest): Promise<GameAnswer> | null =>
  gameModuleOf(sport)?.askAnswer(ctx.ports, gameId, ctx.now()) ?? null;

// Finals are looked at again for a day, and most say the same as before: that takes no transaction.
async function isKnown(ctx: Ctx, contest: Contest, facts: GameReport): Promise<boolean> {
  if (contest.resultHold !== null) return false;
  const head = await findFactsHead(ctx.db, contest.id);
  return (
    head !== null &&
    (head.hasBox || !gameModuleOf(contest.sport)?.hasBoxScore) &&
    planFacts(contest, head, facts, ctx.now()).kind === 'same'
  );
}

async function store(tx: Ctx, gameId: string, said: Said, onFacts: OnFacts, isAccepted = false): Promise<void> {
  const contest = (await lockContests(tx.db, [gameId])).get(gameId);
  if (!contest || !isEnded(contest)) return;
  const now = tx.now();
  const head = await findFactsHead(tx.db, contest.id);
  const plan = isAccepted ? planAccepted(contest, head, said.facts, now) : planFacts(contest, head, said.facts, now);
  if (plan.kind === 'nonsense')
    tx.log.error({ gameId, reason: plan.reason }, 'a source gave facts that cannot be graded; they were not stored');
  if (plan.kind === 'nonsense' || plan.kind === 'late') return;
  const stored = !isAccepted && plan.kind === 'record' && head?.isFinal ? await findFacts(tx.db, contest.id, head.version) : null;
  const regression = stored && findRegression(stored.facts as GameFacts, said.facts.facts);
  if (regression) return writeHold(tx, contest, regression);
  const wasHeld = contest.resultHold !== null;
  await writeHold(tx, contest, null);
  // What waited while the result was in doubt is graded by the facts that stand.
  if (wasHeld && plan.kind === 'same' && head) await onFacts(tx, { contestId: contest.id, gameId, version: head.version });
  const hasChanged = await storeScores(tx, contest, said, now);
  if (plan.kind === 'record') {
    const { facts, isFinal, reportedAt } = said.facts;
    const { version, hash } = plan;
    await insertFacts(tx.db, {
      id: tx.newId(),
      contestId: contest.id,
      version,
      isFinal,
      facts,
      factsHash: hash,
      isAccepted,
      reportedAt,
      recordedAt: now,
    });
    if (contest.status === 'final' && isFinal) await writeFinalScore(tx.db, contest.id, facts.score);
    await onFacts(tx, { contestId: contest.id, gameId, version });
    await publishSlate(tx, contest);
  }
  if (hasChanged || plan.kind === 'record') await tx.publish({ topic: 'live', gameId, sport: contest.sport });
}

/** What staff accept is followed however late it comes. */
function planAccepted(contest: Contest, head: FactsHead | null, said: GameReport, now: Date): FactsPlan {
  const plan = planFacts(contest, head, said, now);
  return plan.kind === 'late' ? { kind: 'record', version: (head?.version ?? 0) + 1, hash: hashFacts(said.facts) } : plan;
}

/** Takes the source's present result in place of the held one: it must be complete, final and free of contradictions. */
export const acceptHeldResult =
  (onFacts: OnFacts): Verb<'POST /api/admin/settlement-queue/:gameId/accept-result'> =>
  async (ctx, { params: { gameId }, body: { hold, reason } }) => {
    const contest = await findContest(ctx.db, gameId, 'any');
    const answer = contest && askSource(ctx, contest);
    if (!contest || !answer) throw new Refusal('NOT_FOUND', 'The requested game could not be found.');
    const { facts, box, live } = await answer;
    if (facts && 'doubts' in facts)
      throw new Refusal('CONFLICT', `The source still contradicts itself: ${facts.doubts.join('; ')}. There is no result to accept.`);
    if (!facts?.isFinal) throw new Refusal('CONFLICT', 'The source reports no final result at the moment. There is nothing to accept.');
    return ctx.transact(async (tx) => {
      const locked = (await lockContests(tx.db, [gameId])).get(gameId);
      if (!locked || locked.resultHold !== hold)
        throw new Refusal('CONFLICT', 'The result is no longer held for this reason. Load the queue again.');
      const plan = planAccepted(locked, await findFactsHead(tx.db, locked.id), facts, tx.now());
      if (plan.kind === 'nonsense') throw new Refusal('CONFLICT', `The source’s result cannot be graded: ${plan.reason}.`);
      await store(tx, gameId, { facts, box, live }, onFacts, true);
      const { score } = facts.facts;
      const before = { away: locked.awayScore, home: locked.homeScore };
      await audit(tx, 'result.accepted', `contest:${gameId}`, { hold, from: before, to: score, reason });
      return { gameId, score };
    });
  };

async function storeScores(tx: Ctx, contest: Contest, { box, live }: Said, now: Date): Promise<boolean> {
  const write = live && planLive(contest, live, now);
  if (write) await writeLive(tx.db, [write]);
  const isNewBox = box !== null && (await upsertBox(tx.db, contest.id, box, now));
  return write !== null || isNewBox;
}
