import type { Standing } from '@clearedge/quant/game';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, listEventsByIds, type SportEvent } from '../../events/index.ts';
import { groupBy } from '../group-by.ts';
import { payBet } from '../pricing/pay-rules.ts';
import type { BetView, LegView } from '../rows/bet-rows.ts';
import { chanceBefore, chanceLive, isOfFinalScore } from './leg-chance.ts';
import { readStanding } from './live-rules.ts';

/** What the house keeps of a bet that is closed early: five cents of the dollar of its fair value. */
export const CASH_OUT_HOLD = 0.05;

export type FairValue =
  /** `basis` says what was valued: the same words later mean that nothing has happened since. */
  | { kind: 'value'; probability: number; fairCents: number; offerCents: number; basis: string; isLive: boolean }
  /** There is no fair price now, in words. */
  | { kind: 'none'; reason: string };

const UNPRICED = 'Neither the market nor the model has a price for this bet now.';
const UNPRICED_LIVE = 'Once its game has begun, a bet on a player or on a part of the game cannot be closed early.';

/** The games of a bet's open legs: not begun, or between two halves; or why one of them has no fair price. */
type Basis = { kind: 'known'; standings: Map<string, Standing | null>; words: string } | { kind: 'none'; reason: string };

const openLegs = ({ legs }: BetView): LegView[] => legs.filter(({ leg }) => leg.result === null);

/** Where the games of the open legs stand now. Reads rows alone, so that it may be asked again inside the transaction that closes the bet. */
export async function readBasis(ctx: Ctx, view: BetView): Promise<Basis> {
  const ids = [...new Set(openLegs(view).map(({ leg }) => leg.eventId))].sort();
  const events = new Map((await listEventsByIds(ctx, ids)).map((event): [string, SportEvent] => [event.id, event]));
  const standings = new Map<string, Standing | null>();
  for (const id of ids) {
    const event = events.get(id)!;
    if (!isBettingClosed(event, ctx.now())) standings.set(id, null);
    else {
      const live = readStanding(event, ctx.now());
      if (live.kind === 'none') return live;
      standings.set(id, live.standing);
    }
  }
  const decided = view.legs.map(({ leg }) => leg.result);
  return { kind: 'known', standings, words: JSON.stringify([decided, [...standings]]) };
}

/** What an open bet is worth now: what it pays if its open legs win, times the chance that they do. */
export async function fairValue(ctx: Ctx, view: BetView): Promise<FairValue> {
  const basis = await readBasis(ctx, view);
  if (basis.kind === 'none') return basis;
  let probability = 1;
  for (const [eventId, own] of groupBy(openLegs(view), ({ leg }) => leg.eventId)) {
    const standing = basis.standings.get(eventId) ?? null;
    const chance = standing ? await chanceLive(ctx, own, standing) : await chanceBefore(ctx, own);
    if (chance === null) return { kind: 'none', reason: standing && !own.every(isOfFinalScore) ? UNPRICED_LIVE : UNPRICED };
    probability *= chance;
  }
  return offerAt(view, probability, basis.words, [...basis.standings.values()].some(Boolean));
}

function offerAt({ bet, legs }: BetView, probability: number, basis: string, isLive: boolean): FairValue {
  const best = payBet(
    bet.stakeCents,
    legs.map(({ leg }) => ({ position: leg.position, odds: leg.odds, result: leg.result ?? 'win' })),
    bet.sameGame,
  ).returnCents!;
  const fairCents = Math.floor(best * probability);
  const offerCents = Math.floor(best * probability * (1 - CASH_OUT_HOLD));
  return offerCents > 0
    ? { kind: 'value', probability, fairCents, offerCents, basis, isLive }
    : { kind: 'none', reason: 'This bet is worth less than a cent now.' };
}
