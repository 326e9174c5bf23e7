import { liveChances, type Standing } from '@clearedge/quant/game';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findOpinion } from '../../forecasts/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { chanceOf } from '../pricing/same-game.ts';
import type { LegView } from '../rows/bet-rows.ts';

/**
 * Before the first pitch: the market's chance of a leg without margin, on the very line; the model's where no book has it, and of several legs of
 * one game. Null when nobody knows.
 */
export async function chanceBefore(ctx: Ctx, legs: readonly LegView[]): Promise<number | null> {
  const [first] = legs;
  const selection = first!.leg.selection;
  if (legs.length === 1 && selection.market !== 'prop' && selection.period === 'full' && !('team' in selection)) {
    const sides = await listMarketSides(ctx, [first!.leg.eventId]);
    const line = 'line' in selection ? selection.line : null;
    const own = sides.find((one) => one.market === selection.market && one.side === selection.side && one.line === line);
    if (own?.noVigProbability) return own.noVigProbability;
  }
  const selections = legs.map(({ leg }) => leg.selection);
  return (await chanceOf(ctx, first!.leg.eventId, selections))(selections);
}

/** Neither about a player nor about a part of the game. */
export const isOfFinalScore = ({ leg: { selection } }: LegView): boolean => selection.market !== 'prop' && selection.period === 'full';

/**
 * In play, between two halves: what the last published opinion of the game makes of its score. Null without an opinion, and for legs about a
 * player or a part of the game, of which the score alone says too little.
 */
export async function chanceLive(ctx: Ctx, legs: readonly LegView[], standing: Standing): Promise<number | null> {
  if (!legs.every(isOfFinalScore)) return null;
  const selections = legs.flatMap(({ leg: { selection } }) => (selection.market === 'prop' ? [] : [selection]));
  const opinion = await findOpinion(ctx, legs[0]!.leg.eventId);
  if (!opinion) return null;
  const { win, lose } = liveChances(opinion.distribution(), standing, selections);
  return win + lose > 0 ? win / (win + lose) : 0;
}
