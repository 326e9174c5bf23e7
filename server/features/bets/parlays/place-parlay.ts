import type { Contract } from '@clearedge/contract';
import { readBetType } from '@clearedge/contract/aliases';
import { eachDetail } from '@clearedge/contract/bet-details';
import type { VerbInput } from '@clearedge/contract/route';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { once } from '../../../kernel/once.ts';
import { checkMayStake } from '../../limits/index.ts';
import { getBetView, insertBet } from '../bet-rows.ts';
import { decidePlacement, decideTerms } from '../bet-rules.ts';
import { chooseSelection, playersFor } from '../reading/read-text.ts';
import { requestGrade } from '../request-grade.ts';
import { type BetTarget, pickedWords, sportOf, targetColumns } from '../target/bet-target.ts';
import { cachedReadsOf, matchTarget, type TargetReads } from '../target/match-target.ts';
import { type BetWire, toBet } from '../to-bet.ts';
import { weeklyUsage } from '../usage/weekly-usage.ts';
import { type BetLegRow, insertLegs } from './leg-rows.ts';
import { productOf, unitsOf } from './pay-rules.ts';
import { REPEATED_LEG, repeatedLeg, ticketColumns } from './ticket-rules.ts';

type Body = VerbInput<Contract['POST /api/bets/parlays']>['body'];

/** Records a parlay, teaser or round robin as a book took it, once per Idempotency-Key. */
export async function placeParlay(ctx: Ctx, { body }: VerbInput<Contract['POST /api/bets/parlays']>): Promise<BetWire> {
  const userId = requireUser(ctx.actor);
  const bet = await ctx.transact((tx) => once(tx, userId, 'POST /api/bets/parlays', body, () => placeIn(tx, userId, body)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return bet;
}

const refuse = (path: string, message: string): DomainError => new DomainError('INVALID_INPUT', message, { issues: [{ path, message }] });

interface ReadLeg {
  target: BetTarget | null;
  row: Omit<BetLegRow, 'id' | 'betId'>;
  startsAt: Date | null;
}

async function readLeg(
  tx: Ctx,
  reads: TargetReads,
  leg: Body['legs'][number],
  position: number,
  stated: Date | undefined,
): Promise<ReadLeg> {
  const type = readBetType(leg.betType)!;
  const target = await matchTarget(reads, leg.gameId, stated ?? tx.now(), leg.sport);
  decidePlacement(target, stated, tx.now());
  const chosen = await chooseSelection({ type, text: leg.selection, odds: leg.odds ?? null }, leg.pick, target, reads.players);
  const names = await playersFor(type, target, reads.players);
  const { contestId, startsAt } = targetColumns(target);
  return {
    target,
    startsAt,
    row: {
      position,
      contestId,
      sport: (target && sportOf(target)) ?? leg.sport ?? null,
      gameLabel: leg.gameId,
      betType: type.betType,
      selectionText: leg.pick ? pickedWords(type, leg.selection, chosen.selection, target, names) : leg.selection,
      selection: chosen.selection,
      readAs: chosen.readAs,
      terms: decideTerms('action', target),
      odds: leg.odds ?? null,
      result: null,
      rule: null,
      formula: null,
      factsVersion: null,
    },
  };
}

interface Price {
  odds: number;
  units: number;
  sizes: number[] | null;
}

/** The ticket's price and how many parlays it holds; refuses what its legs cannot make. */
function priceOf({ kind, legs, odds, sizes }: Body): Price {
  const product = productOf(legs.map((leg) => ({ odds: leg.odds ?? null })));
  if (kind !== 'round_robin') {
    const price = odds ?? product;
    if (price === null) throw refuse('odds', 'Enter the price of the ticket, or the price of every leg.');
    return { odds: price, units: 1, sizes: null };
  }
  if (product === null) throw refuse('legs', 'A round robin needs the price of every leg.');
  const chosen = [...new Set(sizes ?? [2])].sort((a, b) => a - b);
  if (chosen.some((size) => size > legs.length)) throw refuse('sizes', `There are only ${legs.length} legs.`);
  return { odds: product, units: unitsOf(legs.length, chosen), sizes: chosen };
}

async function placeIn(tx: Ctx, userId: string, body: Body): Promise<BetWire> {
  const stated = body.placedAt ? new Date(body.placedAt) : undefined;
  const reads = cachedReadsOf(tx);
  const legs: ReadLeg[] = [];
  for (const [position, leg] of body.legs.entries()) legs.push(await readLeg(tx, reads, leg, position, stated));
  const again = repeatedLeg(legs.map(({ row }) => row));
  if (again !== -1) throw refuse(`legs.${again}.selection`, REPEATED_LEG);
  const { odds, units, sizes } = priceOf(body);
  const total = dollarsToCents(body.stake) * units;
  const stakeCents = body.isFreeBet ? 0 : total;
  await checkMayStake(tx, userId, stakeCents, () => weeklyUsage(tx, userId));
  const id = tx.newId();
  await insertBet(tx, {
    id,
    userId,
    ...ticketColumns(
      body.kind,
      legs.map(({ row }) => row),
      legs.map(({ startsAt }) => startsAt),
    ),
    terms: { pitcherRule: 'action' },
    odds,
    stakeCents,
    freeStakeCents: body.isFreeBet ? total : 0,
    boostPercent: body.boostPercent ?? null,
    teaserPoints: body.kind === 'teaser' ? (body.teaserPoints ?? null) : null,
    sizes,
    ...eachDetail((name) => body[name] || null),
    source: stated ? 'manual' : 'slip',
    placedAt: stated ?? tx.now(),
    countedAt: tx.now(),
    status: 'pending',
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  });
  await insertLegs(
    tx,
    legs.map(({ row }) => ({ id: tx.newId(), betId: id, ...row })),
  );
  for (const { target } of legs) await requestGrade(tx, target);
  return toBet(await getBetView(tx, id, userId));
}
