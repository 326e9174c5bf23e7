import type { Ctx } from '../../../kernel/ctx.ts';
import type { BoxScore, LiveState } from '../../../ports/index.ts';
import { isEnded } from '../event-rules.ts';
import { findEvent, lockEvents } from '../rows/event-rows.ts';
import { writeLive } from '../rows/event-write-rows.ts';
import { findFactsHead, insertFacts, upsertBox } from '../rows/fact-rows.ts';
import { messageSport } from '../slate-messages.ts';
import type { SportEvent } from '../sport-event.ts';
import { planLive } from '../sync/live-rules.ts';
import { planFacts, type SaidFacts } from './facts-rules.ts';
import { requestFacts } from './request-facts.ts';

const STEADY_MS = 130_000;

export interface RecordedFacts {
  eventId: string;
  gameId: string;
  version: number;
}
/** What follows new facts, in the transaction that stores them. */
export type OnFacts = (tx: Ctx, recorded: RecordedFacts) => Promise<void>;

interface Said {
  facts: SaidFacts;
  box: BoxScore | null;
  live: LiveState | null;
}

/** Stores what the source says of an ended game: facts, box score, line score. Nothing changes when it says the same as before. */
export async function recordFacts(ctx: Ctx, gameId: string, onFacts: OnFacts): Promise<void> {
  const event = await findEvent(ctx.db, gameId, 'any');
  if (!event || !isEnded(event)) return;
  const source = askerOf(ctx, event);
  if (!source) return;
  const { facts, box, live } = await source();
  // A final without facts is a source that lags: the job is tried again.
  if (!facts && event.status === 'final') throw new Error(`${gameId} is final, and the source has no facts of it yet`);
  if (facts && !facts.isFinal && event.status === 'final') await askAgain(ctx, gameId);
  if (!facts || (await isKnown(ctx, event, facts))) return;
  await ctx.transact((tx) => store(tx, gameId, { facts, box, live }, onFacts));
}

/** A result that has not stood long enough to count is looked at again in a moment, and not with the next round. */
async function askAgain(ctx: Ctx, gameId: string): Promise<void> {
  const runAt = new Date(ctx.now().getTime() + STEADY_MS);
  const minute = Math.floor(runAt.getTime() / 60_000);
  await requestFacts(ctx, [gameId], { runAt, dedupeKey: `${gameId} again ${minute}` });
}
interface Answer extends Omit<Said, 'facts'> {
  facts: SaidFacts | null;
}

/** Null where the source in use does not follow the sport. */
function askerOf(ctx: Ctx, { sport, gameId }: SportEvent): (() => Promise<Answer>) | null {
  const { events, football } = ctx.ports;
  const asOf = ctx.now();
  if (sport === 'cfl') return football && (async () => ({ facts: await football.feed.findFacts(gameId, asOf), box: null, live: null }));
  return async () => {
    const [facts, box, live] = await Promise.all([
      events.findFacts(gameId, asOf),
      events.findBoxScore(gameId, asOf),
      events.findLiveState(gameId, asOf),
    ]);
    return { facts, box, live };
  };
}

// Finals are looked at again for a day, and most say the same as before: that takes no transaction.
async function isKnown(ctx: Ctx, event: SportEvent, facts: SaidFacts): Promise<boolean> {
  const head = await findFactsHead(ctx.db, event.id);
  return head !== null && (head.hasBox || event.sport !== 'mlb') && planFacts(event, head, facts, ctx.now()).kind === 'same';
}

async function store(tx: Ctx, gameId: string, said: Said, onFacts: OnFacts): Promise<void> {
  const event = (await lockEvents(tx.db, [gameId])).get(gameId);
  if (!event || !isEnded(event)) return;
  const now = tx.now();
  const plan = planFacts(event, await findFactsHead(tx.db, event.id), said.facts, now);
  if (plan.kind === 'nonsense')
    tx.log.error({ gameId, reason: plan.reason }, 'a source gave facts that cannot be graded; they were not stored');
  if (plan.kind === 'nonsense' || plan.kind === 'late') return;
  const hasChanged = await storeScores(tx, event, said, now);
  if (plan.kind === 'record') {
    const { facts, isFinal, reportedAt } = said.facts;
    const { version, hash } = plan;
    await insertFacts(tx.db, { id: tx.newId(), eventId: event.id, version, isFinal, facts, factsHash: hash, reportedAt, recordedAt: now });
    await onFacts(tx, { eventId: event.id, gameId, version });
    await tx.publish({ topic: 'slate', slateOn: event.slateOn, ...messageSport(event.sport) });
  }
  if (hasChanged || plan.kind === 'record') await tx.publish({ topic: 'live', gameId, ...messageSport(event.sport) });
}

async function storeScores(tx: Ctx, event: SportEvent, { box, live }: Said, now: Date): Promise<boolean> {
  const write = live && planLive(event, live, now);
  if (write) await writeLive(tx.db, [write]);
  const isNewBox = box !== null && (await upsertBox(tx.db, event.id, box, now));
  return write !== null || isNewBox;
}
