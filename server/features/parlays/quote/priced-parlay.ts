import { lineFault, sportsWith } from '@clearedge/contract/sports';
import type { Selection } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findContest } from '../../contests/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { type Part, partName, partOf, quoteWithParts } from '../../practice/index.ts';
import type { BookQuote, RequestedLeg } from '../parlay-price.ts';
import { evaluateLeg, type JointMemory, type JudgedLeg, type Together, together } from './judge-legs.ts';
import { readPricingInputs } from './read-pricing-inputs.ts';

export type ParlayLeg = RequestedLeg & { pick: NonNullable<RequestedLeg['pick']> };

/** Legs at the prices of now with what is believed of them, alone and together. */
export interface PricedParlay {
  quote: BookQuote;
  sameGame: SameGameLegs[];
  /** By position; null for a leg of a game that is not known. */
  judged: (JudgedLeg | null)[];
  joint: Together | { reason: string };
  /** The chances of the others, for each leg that might drop out; null where they are not known. */
  without: (Together | null)[];
}

/** What a leg is about, as the grader reads it. */
function selectionOf(pick: ParlayLeg['pick']): Selection {
  if (pick.market !== 'total') return pick;
  const { team, ...total } = pick;
  return team ? { ...total, team } : total;
}

const NO_SUCH_GAME = 'One of the games could not be found.';

async function readContests(ctx: Ctx, legs: readonly ParlayLeg[]): Promise<Contest[]> {
  const found: Contest[] = [];
  for (const gameId of new Set(legs.map((leg) => leg.gameId))) {
    const contest = await findContest(ctx, gameId, sportsWith('hasPractice'));
    if (contest) found.push(contest);
  }
  return found;
}

async function withoutEach(ctx: Ctx, judged: readonly JudgedLeg[], memory: JointMemory): Promise<(Together | null)[]> {
  const chances: (Together | null)[] = [];
  for (const dropped of judged) {
    const rest = judged.filter((leg) => leg !== dropped);
    const left = rest.length === 0 ? null : await together(ctx, rest, memory);
    chances.push(left && 'probability' in left ? left : null);
  }
  return chances;
}

/** Prices and judges legs; refuses nothing. It asks sources and may play games: call it before a transaction. */
export async function priceParlay(ctx: Ctx, legs: readonly ParlayLeg[], askForProps: PropFetcher): Promise<PricedParlay> {
  // The practice book's own answer: what is shown here is to the cent what Place Parlay Bet will get.
  const { quote, sameGame } = await quoteWithParts(ctx, { legs: [...legs] });
  const withProps = new Set(legs.filter(({ pick }) => pick.market === 'prop').map(({ gameId }) => gameId));
  const games = await readPricingInputs(ctx, await readContests(ctx, legs), withProps, askForProps);
  const judged = legs.map(({ gameId, pick }, at) => {
    const inputs = games.get(gameId);
    // A line that the sport cannot have is no leg: the quote says so, and nothing can be counted of it.
    if (inputs && 'line' in pick && lineFault(inputs.contest.sport, pick.market, pick.line)) return null;
    return inputs ? evaluateLeg(at, selectionOf(pick), inputs, quote.legs[at]!, ctx.now()) : null;
  });
  const known = judged.filter((leg) => leg !== null);
  // Legs that cannot stand together have no chance of their own: 'exclusive' would read as nought, 'implied' as a single.
  const isWhole = known.length === legs.length && quote.problem === null;
  const memory: JointMemory = new Map();
  const joint = isWhole ? await together(ctx, known, memory) : { reason: quote.problem ?? NO_SUCH_GAME };
  const isPriced = quote.odds !== null;
  return {
    quote,
    sameGame: isPriced ? sameGame : [],
    judged,
    joint,
    without: isPriced ? await withoutEach(ctx, known, memory) : legs.map(() => null),
  };
}

/** Each game's legs as one part of the parlay, with the price that the book pays for it, whole and with some legs pushed. */
export const partsOf = ({ quote, sameGame }: PricedParlay, { games }: Together): Part[] =>
  games.map((game) => {
    const group = sameGame.find(({ legs }) => legs.includes(game.positions[0]!));
    const oddsOf = (stored: readonly number[]): number =>
      stored.length === 1 ? quote.legs[stored[0]!]!.odds! : group!.prices[partName(stored)]!;
    return partOf(game, (stored) => americanToDecimal(oddsOf(stored)));
  });
