import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { sportOf } from '@clearedge/contract/sports';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import { advisePropParlay, rateParlay } from '@clearedge/quant/parlay';
import { comparePrices, formatAmerican } from '@clearedge/quant/price';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { once } from '../../../kernel/once.ts';
import { weeklyUsage } from '../../bets/index.ts';
import { checkMayStake } from '../../limits/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { parlayOutcome, payBet } from '../../practice/index.ts';
import type { JudgedLeg } from '../quote/judge-legs.ts';
import { type ParlayLeg, type PricedParlay, partsOf, priceParlay } from '../quote/priced-parlay.ts';
import { insertParlay, type LegRow, lockParlay, type ParlayRow } from './parlay-rows.ts';
import { presentParlay, type SavedParlay } from './present-parlay.ts';

/** Legs that can all be had now, together and at no worse a price than was seen; the judged legs in their order. */
function acceptLegs({ quote, judged }: PricedParlay, wanted: readonly ParlayLeg[], now: Date): JudgedLeg[] {
  const taken = quote.legs.map((leg, at) => {
    const own = judged[at];
    if (leg.problem !== null || leg.odds === null || !own)
      throw new DomainError('UNPROCESSABLE', `${leg.selection}: ${leg.problem ?? 'not found.'}`);
    if (own.inputs.contest.startsAt <= now)
      throw new DomainError(
        'CONTEST_STARTED',
        `This game has already started. Bets close at ${sportOf(own.inputs.contest.sport).startWord}.`,
      );
    return own;
  });
  if (quote.problem !== null) throw new DomainError('UNPROCESSABLE', quote.problem);
  const issues = quote.legs.flatMap(({ odds, selection }, at) =>
    comparePrices(odds!, wanted[at]!.odds) < 0
      ? [{ path: `legs.${at}.odds`, message: `${selection}: ${formatAmerican(wanted[at]!.odds)} is now ${formatAmerican(odds!)}.` }]
      : [],
  );
  if (issues.length > 0) {
    const stated = issues.map(({ message }) => message).join(' ');
    throw new DomainError('PRICE_MOVED', `The price moved. ${stated}`, {
      issues,
      ...(quote.odds === null ? {} : { currentOdds: quote.odds }),
    });
  }
  return taken;
}

export interface Order {
  kind: ParlayRow['kind'];
  legs: readonly ParlayLeg[];
  stake: number;
  /** Names the route and holds the body for the Idempotency-Key. */
  scope: string;
  body: unknown;
}

/** Saves a parlay at the prices of now with what is thought of it, once per Idempotency-Key. No money moves. */
export async function saveOrder(ctx: Ctx, order: Order, askForProps: PropFetcher): Promise<SavedParlay> {
  const userId = requireUser(ctx.actor);
  // Before the transaction, because it asks sources. It refuses nothing: a repeat is answered though a game has begun.
  const priced = await priceParlay(ctx, order.legs, askForProps);
  return ctx.transact((tx) => once(tx, userId, order.scope, order.body, () => saveIn(tx, userId, order, priced)));
}

async function saveIn(tx: Ctx, userId: string, { kind, legs, stake }: Order, priced: PricedParlay): Promise<SavedParlay> {
  const taken = acceptLegs(priced, legs, tx.now());
  const stakeCents = dollarsToCents(stake);
  await checkMayStake(tx, userId, stakeCents, () => weeklyUsage(tx, userId));
  const parlay = parlayRow(tx, userId, kind, stakeCents, priced);
  await insertParlay(
    tx,
    parlay,
    taken.map((leg) => legRow(tx, parlay.id, leg, legs[leg.position]!, priced)),
  );
  return presentParlay((await lockParlay(tx, parlay.id))!);
}

const UNKNOWN = { probability: null, independentProbability: null, ev: null, advice: 'analysis_needed' };

function edgeOf(
  kind: ParlayRow['kind'],
  priced: PricedParlay,
): Pick<ParlayRow, 'probability' | 'independentProbability' | 'ev' | 'advice'> {
  const { joint } = priced;
  if ('reason' in joint) return UNKNOWN;
  const { ev } = parlayOutcome(partsOf(priced, joint));
  const advice = kind === 'parlay' ? rateParlay(ev * 100) : advisePropParlay(ev).advice;
  return { probability: joint.probability, independentProbability: joint.independent, ev, advice };
}

function parlayRow(tx: Ctx, userId: string, kind: ParlayRow['kind'], stakeCents: number, priced: PricedParlay): ParlayRow {
  const { quote, sameGame } = priced;
  const won = quote.legs.map(({ odds }, position) => ({ position, odds: odds!, result: 'win' as const }));
  return {
    id: tx.newId(),
    userId,
    kind,
    odds: quote.odds!,
    stakeCents,
    toWinCents: payBet(stakeCents, won, sameGame).returnCents! - stakeCents,
    sameGame,
    ...edgeOf(kind, priced),
    savedAt: tx.now(),
    status: 'pending',
    result: null,
    payoutCents: null,
    settledAt: null,
    settlements: 0,
    ruleVersion: HOUSE_RULES_VERSION,
  };
}

function legRow(tx: Ctx, parlayId: string, leg: JudgedLeg, wanted: ParlayLeg, { quote }: PricedParlay): LegRow {
  const { contest } = leg.inputs;
  const { odds, book, bookName, selection: words } = quote.legs[leg.position]!;
  return {
    id: tx.newId(),
    parlayId,
    position: leg.position,
    contestId: contest.id,
    betType: wanted.betType,
    selectionText: words,
    selection: leg.selection,
    terms: { pitcherRule: 'action', scheduledInningsAtBet: contest.scheduledInnings },
    odds: odds!,
    book,
    bookName,
    probability: leg.chance.probability,
    result: null,
    rule: null,
    formula: null,
    awayScore: null,
    homeScore: null,
    factsVersion: null,
  };
}

export const saveParlay =
  (askForProps: PropFetcher) =>
  (ctx: Ctx, { body }: VerbInput<Contract['POST /api/parlays']>): Promise<SavedParlay> =>
    saveOrder(ctx, { kind: 'parlay', legs: body.legs, stake: body.stake, scope: 'POST /api/parlays', body }, askForProps);
