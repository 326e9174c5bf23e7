import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import { findGrade } from '@clearedge/quant/grading';
import { formatAmerican } from '@clearedge/quant/price';
import { z } from 'zod';
import { requireUser } from '../../kernel/access.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { deferUntil } from '../bets/index.ts';
import { type ContestFacts, findContestFacts, isAboutSlate, lockGradable } from '../contests/index.ts';
import { checkMayOffer } from '../limits/index.ts';
import { postNotification } from '../notifications/index.ts';
import { cachedProps, type PropFetcher } from '../odds/index.ts';
import { legWords, payBet } from '../practice/index.ts';
import { listBuilderProps } from './offers/list-builder-props.ts';
import { listOpportunities } from './offers/list-opportunities.ts';
import { propLabel, propText, readPropId } from './offers/prop-words.ts';
import type { ParlayLeg } from './quote/priced-parlay.ts';
import { quoteParlay } from './quote/quote-parlay.ts';
import { deleteMyParlay, listMyParlays } from './saved/my-parlays.ts';
import {
  type LegGrade,
  type LegRow,
  listContestsToGrade,
  listLegsToGrade,
  lockParlay,
  type ParlayRow,
  type ParlayView,
  writeLegGrade,
  writeOutcome,
} from './saved/parlay-rows.ts';
import type { SavedParlay } from './saved/present-parlay.ts';
import { saveOrder, saveParlay } from './saved/save-parlay.ts';

/** What the newest facts make of a leg; null while they decide nothing. */
function gradeLeg({ selection, terms }: LegRow, found: ContestFacts): (LegGrade & { factsVersion: number }) | null {
  const decision = findGrade(selection, found, terms);
  if (!decision) return null;
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

/**
 * Grades the legs on a contest by its newest facts and settles what they decide; a corrected score settles again. Each parlay by itself.
 * Nothing while the result is held.
 */
export async function gradeParlaysOfContest(ctx: Ctx, contestId: string): Promise<void> {
  const known = await findContestFacts(ctx, contestId);
  if (!known) return;
  const waiting = await listLegsToGrade(ctx, contestId, known.version);
  for (const parlayId of new Set(waiting.map((leg) => leg.parlayId))) {
    const changed = await ctx.transact(async (tx) => {
      const found = await lockGradable(tx, contestId, known);
      return found === null || found === 'held' ? null : settleOne(tx, parlayId, contestId, found);
    });
    if (changed) await ctx.publish({ topic: 'user', userId: changed, what: 'bets' });
  }
}

/** Answers the owner's id when a leg or the parlay changed. */
async function settleOne(tx: Ctx, parlayId: string, contestId: string, found: ContestFacts): Promise<string | null> {
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
    shownFrom: await deferUntil(tx, parlay.userId),
  });
}

type Body = VerbInput<Contract['POST /api/player-prop-parlays']>['body'];

const UNREADABLE = 'This prop could not be read. Pick it from the list.';

/** A chosen prop as a leg; what it is comes from its id alone. */
function legOf({ propId, selection: side, odds, playerName }: Body['selections'][number], at: number): ParlayLeg {
  const named = readPropId(propId);
  if (!named) throw new DomainError('INVALID_INPUT', UNREADABLE, { issues: [{ path: `selections.${at}.propId`, message: UNREADABLE }] });
  const { gameId, playerId, prop, line } = named;
  const selection = propText(propLabel(playerName, prop), side, line);
  return { gameId, betType: 'prop', selection, odds, pick: { market: 'prop', playerId, prop, side, line } };
}

const savePropParlay =
  (askForProps: PropFetcher) =>
  (ctx: Ctx, { body }: VerbInput<Contract['POST /api/player-prop-parlays']>): Promise<SavedParlay> => {
    const { selections, stake } = body;
    // The rest of the body is what the page worked out, and may differ when the same order is sent again.
    const order = {
      kind: 'player_prop',
      legs: selections.map(legOf),
      stake,
      scope: 'POST /api/player-prop-parlays',
      body: { selections, stake },
    } as const;
    return saveOrder(ctx, order, askForProps);
  };

/** Runs when a game's facts are recorded. */
export const gradeParlaysJob = defineJob({
  payload: z.object({ contestId: z.string() }),
  name: 'grade-saved-parlays',
  maxAttempts: 5,
  run: (ctx, { contestId }) => gradeParlaysOfContest(ctx, contestId),
});

/** Picks up what no job covered: saved after the facts, suspended games whose time ran out. */
const sweepParlaysJob = defineJob({
  payload: FIRED,
  name: 'sweep-saved-parlays',
  maxAttempts: 3,
  run: async (ctx) => {
    for (const contestId of await listContestsToGrade(ctx)) await gradeParlaysOfContest(ctx, contestId);
  },
});

const sweepSchedule = defineSchedule({ name: 'sweep-saved-parlays', job: sweepParlaysJob, every: { seconds: 600 } });

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

/** Without a day it is today's list, and today is whatever day the message speaks of. */
const isChangedBy = (message: StreamMessage, { query }: { query: { date?: string | undefined } }): boolean =>
  query.date === undefined ? message.topic !== 'user' : isAboutSlate(message, query.date, sportsWith('hasAnalysis'));

/** A feature has its own memory of the props it asked for. */
export const parlaysFeature = (askForProps: PropFetcher = cachedProps()): Feature =>
  defineFeature({
    name: 'parlays',
    routes: {
      'GET /api/parlay-opportunities': {
        shared: true,
        build: listOpportunities(askForProps),
        admit: (ctx) => checkMayOffer(ctx, requireUser(ctx.actor)),
        freshForMs: FRESH_MS,
        isChangedBy,
      },
      'GET /api/player-props': { shared: true, build: listBuilderProps(askForProps), freshForMs: FRESH_MS, isChangedBy },
      'POST /api/parlays/quote': quoteParlay(askForProps),
      'POST /api/parlays': saveParlay(askForProps),
      'POST /api/player-prop-parlays': savePropParlay(askForProps),
      'GET /api/my-parlays': listMyParlays,
      'DELETE /api/my-parlays/:parlayId': deleteMyParlay,
    },
    jobs: [gradeParlaysJob, sweepParlaysJob],
    schedules: [sweepSchedule],
  });
