import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { BoxScore, LiveState } from '../../../ports/index.ts';
import { gameModuleOf, type ResultAnswer, type ResultReport, resultsOf } from '../../../sports/registry.ts';
import type { ContestRow } from '../contest.ts';
import { isEnded } from '../contest-rules.ts';
import { findContestRow, lockContestRow } from '../rows/contest-rows.ts';
import { writeFinalScore, writeLive, writeResultHolds } from '../rows/contest-write-rows.ts';
import { type FactsHead, findFacts, findFactsHead, insertFacts, upsertBox } from '../rows/fact-rows.ts';
import { toContest } from '../rows/revive.ts';
import { planLive } from '../sync/live-rules.ts';
import { type FactsPlan, findNonsense, hashFacts, planFacts, withResumeWindow } from './facts-rules.ts';
import { requestFacts } from './request-facts.ts';

const STEADY_MS = 130_000;

export interface RecordedFacts {
  contestId: string;
  gameId: string;
  /** Null: no new facts, but a part of the game in play is complete or was corrected, or the result is no longer held. */
  version: number | null;
}
/** What follows new facts, in the transaction that stores them. */
export type OnFacts = (tx: Ctx, recorded: RecordedFacts) => Promise<void>;

interface Stated {
  facts: ResultReport;
  box: BoxScore | null;
  live: LiveState | null;
}

/** A game's facts come after its end, a tournament's first ones with the cut. */
const mayHaveFacts = (contest: ContestRow): boolean => contest.kind === 'tournament' || isEnded(contest);
/** The source of a game that is over has facts soon; a tournament's result becomes official when it does, and is asked for by its own schedule. */
const awaitsFinal = ({ kind, status }: ContestRow): boolean => kind === 'game' && status === 'final';

/**
 * Stores what the source says of a result: facts, and a game's box score and line score. Nothing changes when it says the same as before. A
 * result in doubt, or one that takes back what is stored, is held for the operator, and what is stored stays.
 */
export async function recordFacts(ctx: Ctx, gameId: string, onFacts: OnFacts): Promise<void> {
  const contest = await findContestRow(ctx.db, gameId);
  if (!contest || !mayHaveFacts(contest)) return;
  const answer = fetchFrom(ctx, contest);
  if (!answer) return;
  const { facts: reported, box, live } = await answer;
  const head = await findFactsHead(ctx.db, contest.id);
  const facts = reported && 'facts' in reported ? withResumeWindow(contest.sport, reported, head, ctx.now()) : reported;
  if (facts && 'doubts' in facts) return holdResult(ctx, contest, facts.doubts.join('; '));
  if (!facts) return withoutFacts(ctx, contest);
  if (!facts.isFinal && awaitsFinal(contest)) await askAgain(ctx, gameId);
  if (await isKnown(ctx, contest, facts)) return;
  if (facts.hold !== undefined) return holdResult(ctx, contest, facts.hold);
  await ctx.transact((tx) => store(tx, gameId, { facts, box, live }, onFacts));
}

/** A final without facts is a source that lags: the job is tried again. One whose facts are stored has lost them since. */
async function withoutFacts(ctx: Ctx, contest: ContestRow): Promise<void> {
  if (contest.kind === 'game' && contest.status !== 'final') return;
  const head = await findFactsHead(ctx.db, contest.id);
  if (head?.isFinal) return holdResult(ctx, contest, 'The result was final, and the source no longer reports it');
  if (awaitsFinal(contest)) throw new Error(`${contest.gameId} is final, and the source has no facts of it yet`);
}

/** Freezes the grading of a contest until the source makes sense again, and says why in the settlement queue. */
async function holdResult(ctx: Ctx, { gameId }: ContestRow, reason: string): Promise<void> {
  const held = await ctx.transact(async (tx) => {
    const contest = await lockContestRow(tx.db, gameId);
    if (contest && mayHaveFacts(contest)) await writeHold(tx, contest, reason);
    return contest;
  });
  if (held && awaitsFinal(held)) await askAgain(ctx, gameId);
}

async function writeHold(tx: Ctx, contest: ContestRow, reason: string | null): Promise<void> {
  if (contest.resultHold === reason) return;
  await writeResultHolds(tx.db, [{ id: contest.id, resultHold: reason }]);
  if (reason) tx.log.warn({ gameId: contest.gameId, reason }, 'a result is in doubt; nothing is graded on it');
  await publishSlate(tx, contest);
}

async function publishSlate(tx: Ctx, { slateOn, resumesOn, sport }: ContestRow): Promise<void> {
  for (const day of resumesOn ? [slateOn, resumesOn] : [slateOn]) await tx.publish({ topic: 'slate', slateOn: day, sport });
}

/** A result that has not stood long enough to count is looked at again in a moment, and not with the next round. */
async function askAgain(ctx: Ctx, gameId: string): Promise<void> {
  const runAt = new Date(ctx.now().getTime() + STEADY_MS);
  const minute = Math.floor(runAt.getTime() / 60_000);
  await requestFacts(ctx, [gameId], { runAt, dedupeKey: `${gameId} again ${minute}` });
}
/** Null where the source in use does not follow the sport. */
const fetchFrom = (ctx: Ctx, { sport, gameId }: ContestRow): Promise<ResultAnswer> | null =>
  resultsOf(sport).ask(ctx.ports, gameId, ctx.now());

// Finals are looked at again for a day, and most say the same as before: that takes no transaction.
async function isKnown(ctx: Ctx, contest: ContestRow, facts: ResultReport): Promise<boolean> {
  if (contest.resultHold !== null) return false;
  const head = await findFactsHead(ctx.db, contest.id);
  return (
    head !== null &&
    (head.hasBox || !gameModuleOf(contest.sport)?.hasBoxScore) &&
    planFacts(contest, head, facts, ctx.now()).kind === 'same'
  );
}

async function store(tx: Ctx, gameId: string, stated: Stated, onFacts: OnFacts, isAccepted = false): Promise<void> {
  const contest = await lockContestRow(tx.db, gameId);
  if (!contest || !mayHaveFacts(contest)) return;
  const now = tx.now();
  const head = await findFactsHead(tx.db, contest.id);
  const plan = isAccepted ? planAccepted(contest, head, stated.facts, now) : planFacts(contest, head, stated.facts, now);
  if (plan.kind === 'late') return;
  if (plan.kind === 'nonsense') return writeHold(tx, contest, `The result cannot be graded: ${plan.reason}`);
  const regression = isAccepted || plan.kind === 'same' ? null : await findRegression(tx, contest, head, stated.facts);
  if (regression !== null) return writeHold(tx, contest, regression);
  // After a restart a final is told as not yet steady, and a correction has to be steady before it counts.
  if (head?.isFinal && !stated.facts.isFinal) return;
  const wasHeld = contest.resultHold !== null;
  await writeHold(tx, contest, null);
  // What waited while the result was in doubt is graded by the facts that stand.
  if (wasHeld && plan.kind === 'same') await onFacts(tx, { contestId: contest.id, gameId, version: null });
  const hasChanged = await storeScores(tx, contest, stated, now);
  if (plan.kind === 'record') {
    const { facts, isFinal, reportedAt } = stated.facts;
    const { version, hash: factsHash } = plan;
    const row = { contestId: contest.id, version, isFinal, facts, factsHash, reportedAt, recordedAt: now };
    await insertFacts(tx.db, { id: tx.newId(), ...row });
    if (contest.status === 'final' && isFinal && 'score' in facts) await writeFinalScore(tx.db, contest.id, facts.score);
    await onFacts(tx, { contestId: contest.id, gameId, version });
    await publishSlate(tx, contest);
  }
  if (hasChanged || plan.kind === 'record') await tx.publish({ topic: 'live', gameId, sport: contest.sport });
}

async function findRegression(tx: Ctx, { id, sport }: ContestRow, head: FactsHead | null, reported: ResultReport): Promise<string | null> {
  const stored = head && (await findFacts(tx.db, id, head.version));
  return stored && resultsOf(sport).findRegression(stored, reported.facts);
}

/** What staff accept is followed however late it comes. */
function planAccepted(contest: ContestRow, head: FactsHead | null, stated: ResultReport, now: Date): FactsPlan {
  const plan = planFacts(contest, head, stated, now);
  return plan.kind === 'late' ? { kind: 'record', version: (head?.version ?? 0) + 1, hash: hashFacts(stated.facts) } : plan;
}

/** Takes the source's present result in place of the held one: it must be complete, final and free of contradictions. */
export const acceptHeldResult =
  (onFacts: OnFacts): Verb<'POST /api/admin/settlement-queue/:gameId/accept-result'> =>
  async (ctx, { params: { gameId }, body: { hold, reason } }) => {
    const contest = await findContestRow(ctx.db, gameId);
    const answer = contest && fetchFrom(ctx, contest);
    if (!contest || !answer) throw new DomainError('NOT_FOUND', 'The requested game or tournament could not be found.');
    const { facts, box, live } = await answer;
    if (facts && 'doubts' in facts)
      throw new DomainError('CONFLICT', `The source still contradicts itself: ${facts.doubts.join('; ')}. There is no result to accept.`);
    if (!facts?.isFinal) throw new DomainError('CONFLICT', 'The source reports no final result at the moment. There is nothing to accept.');
    const nonsense = findNonsense(contest.sport, facts.facts);
    if (nonsense !== null) throw new DomainError('CONFLICT', `The source’s result cannot be graded: ${nonsense}.`);
    return ctx.transact(async (tx) => {
      const locked = await lockContestRow(tx.db, gameId);
      if (!locked || locked.resultHold !== hold)
        throw new DomainError('CONFLICT', 'The result is no longer held for this reason. Load the queue again.');
      await store(tx, gameId, { facts, box, live }, onFacts, true);
      const score = 'score' in facts.facts ? facts.facts.score : null;
      const before = score && { away: locked.awayScore, home: locked.homeScore };
      await audit(tx, 'result.accepted', `contest:${gameId}`, { hold, from: before, to: score, reason });
      return { gameId, score };
    });
  };

async function storeScores(tx: Ctx, contest: ContestRow, { box, live }: Stated, now: Date): Promise<boolean> {
  const write = live && planLive(toContest(contest), live, now);
  if (write) await writeLive(tx.db, [write]);
  const isNewBox = box !== null && (await upsertBox(tx.db, contest.id, box, now));
  return write !== null || isNewBox;
}
