import type { Contract } from '@clearedge/contract';
import { can } from '@clearedge/contract/entitlements';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { cents, centsToDollars, dollarsToCents } from '@clearedge/quant/money';
import { type TeaserWorth, teaserPrice } from '@clearedge/quant/parlay';
import { americanToDecimal, fairAmericanRounded, toWinCents } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type TeasedLeg, type TeasedSlip, teaseSlip } from './tease-slip.ts';
import { judgeTeaser, type LegWorth } from './teaser-chances.ts';

type Route = Contract['POST /api/virtual/teasers/quote'];
type Quote = VerbResult<Route>;

const NO_FORECAST = 'There is no chance yet: our model has no forecast of one of these games.';

/** What legs pay as a teaser, and what it is worth to those whose plan includes chances; places nothing. */
export async function quoteTeaser(ctx: Ctx, { body }: VerbInput<Route>): Promise<Quote> {
  const slip = await teaseSlip(ctx, body.legs, body.points);
  const isLocked = !can(ctx.actor, 'parlays');
  const { legs, whole } = isLocked ? { legs: [], whole: null } : await judgeTeaser(ctx, slip);
  const isWhole = slip.problem === null && slip.legs.every(({ problem }) => problem === null);
  return {
    points: body.points,
    offered: [...slip.offered],
    legs: slip.legs.map((leg, at) => presentLeg(leg, legs[at] ?? null)),
    ...priceOf(isWhole ? slip : null, body),
    table: Object.entries(slip.terms?.prices ?? {}).map(([count, odds]) => ({ legs: Number(count), odds })),
    worth: whole && isWhole ? presentWorth(whole) : null,
    unpriced: isWhole && !isLocked && whole === null ? NO_FORECAST : null,
    isLocked,
    problem: slip.problem?.message ?? null,
    asOf: ctx.now().toISOString(),
  };
}

function priceOf(slip: TeasedSlip | null, { legs, stake }: VerbInput<Route>['body']): Pick<Quote, 'odds' | 'decimal' | 'potentialWin'> {
  if (!slip?.terms) return { odds: null, decimal: null, potentialWin: null };
  const odds = teaserPrice(slip.terms, legs.length);
  const potentialWin = stake === undefined ? null : centsToDollars(toWinCents(cents(dollarsToCents(stake)), odds));
  return { odds, decimal: americanToDecimal(odds), potentialWin };
}

function presentWorth({ fairDecimal, ...worth }: TeaserWorth): NonNullable<Quote['worth']> {
  return { ...worth, fairOdds: fairDecimal !== null && fairDecimal > 1 ? fairAmericanRounded(1 / fairDecimal) : null };
}

const presentLeg = ({ leg, board, moved, words, problem }: TeasedLeg, worth: LegWorth | null): Quote['legs'][number] => ({
  gameId: leg.wanted.gameId,
  selection: leg.words ?? leg.wanted.selection,
  teased: words,
  line: board?.line ?? null,
  teasedLine: moved?.line ?? null,
  bookName: leg.offer?.bookName ?? null,
  problem: problem?.message ?? null,
  worth,
});
