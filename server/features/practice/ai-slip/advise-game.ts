import { CONFIDENCE } from '@clearedge/contract/constants';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { withSummaries } from '../../analysis/index.ts';
import type { Game } from '../../odds/index.ts';
import { type Advice, type NoAdvice, type SlipGame, toAdvice, toSelection } from './advice.ts';

type Summary = NonNullable<Game['aiSummary']>;
type OpenSummary = Exclude<Summary, { locked: true }>;

const isOpenSummary = (summary: Game['aiSummary']): summary is OpenSummary => !!summary && !('locked' in summary);

const NO_CONFIDENCE = {
  one_book: 'No bet: only one book prices this game, so there is nothing to compare its price with.',
  no_results: 'No bet: the model has no results of these teams yet.',
} as const;

/**
 * The game's best value play where `mayUsePlays`, else the favored side to win. Which bets are value is what pro pays for,
 * so a slip without pro is the same whether there are any or not.
 */
export function adviseGame(game: Game, mayUsePlays: boolean): Advice | NoAdvice {
  const { aiSummary } = game;
  if (!isOpenSummary(aiSummary)) return { reason: 'Not analyzed yet.' };
  if (aiSummary.noConfidence) return { reason: NO_CONFIDENCE[aiSummary.noConfidence] };
  if (aiSummary.confidence < CONFIDENCE.least)
    return { reason: `No bet: confidence ${Math.floor(aiSummary.confidence)}/100. The slip takes ${CONFIDENCE.least} or more.` };
  return (mayUsePlays ? fromPlay(game, aiSummary) : null) ?? fromFavored(game, aiSummary);
}

function fromPlay(game: Game, { valuePlays, confidence }: OpenSummary): Advice | null {
  const best = valuePlays
    .toSorted((a, b) => b.expectedValue - a.expectedValue)
    .find((play) => toSelection(play.market, play.side, play.line));
  if (!best) return null;
  const { odds, book, bookName, probability, pushProbability, expectedValue: ev, reasoning } = best;
  const worth = { odds, book, bookName, confidence, probability, pushProbability, ev, isValue: true, reasoning };
  return toAdvice(game, toSelection(best.market, best.side, best.line)!, worth);
}

function fromFavored(game: Game, { favored, confidence, summary }: OpenSummary): Advice | NoAdvice {
  const moneyline = game.odds.find((market) => market.market === 'moneyline');
  const cell = moneyline?.[favored.side];
  if (cell?.state !== 'open' || cell.odds === null || cell.book === null) return { reason: 'No book offers this game right now.' };
  const { odds, book } = cell;
  const { probability, side } = favored;
  const worth = { odds, book, bookName: cell.bookName ?? book, confidence, probability, pushProbability: 0, isValue: false };
  const ev = probability * americanToDecimal(odds) - 1;
  return toAdvice(game, { market: 'moneyline', period: 'full', side }, { ...worth, ev, reasoning: summary });
}

/** What the analyses say of these games. */
export async function adviseGames(
  ctx: Ctx,
  games: readonly Game[],
  mayUsePlays: boolean,
): Promise<{ game: SlipGame; advice: Advice | NoAdvice }[]> {
  return (await withSummaries(ctx, games, 'entitled')).map((game) => ({ game, advice: adviseGame(game, mayUsePlays) }));
}
