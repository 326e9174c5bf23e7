import type { LeagueSport } from '@clearedge/contract/sports';
import { impliedProbability } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { type LeaguePlay, listLeaguePlays } from '../../forecasts/index.ts';
import { type Advice, type NoAdvice, type SlipGame, toAdvice, toSelection } from './advice.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const gameOf = ({ gameId, awayName, homeName, startsAt }: Contest): SlipGame => ({
  gameId,
  awayTeam: awayName,
  homeTeam: homeName,
  gameTime: startsAt.toISOString(),
});

/** The chances of both sides and what the price needs. */
function reasoningOf({ basis, probability, marketProbability, odds }: LeaguePlay): string {
  const needs = `The price needs ${percent(impliedProbability(odds))}.`;
  if (basis === 'market' || marketProbability === null)
    return `The market is our number: the books together, without their margin, make it ${percent(probability)}. ${needs}`;
  return `We say ${percent(probability)}, the books without their margin ${percent(marketProbability)}. ${needs}`;
}

/** A play as a bet of the slip; `confidence` 0 to 100. */
function adviceOf(game: SlipGame, play: LeaguePlay, confidence: number): Advice | null {
  const pick = toSelection(play.market, play.side, play.line);
  if (!pick) return null;
  const { odds, book, bookName, probability, pushProbability, ev, isValue } = play;
  const reasoning = reasoningOf(play);
  return toAdvice(game, pick, { odds, book, bookName, confidence, probability, pushProbability, ev, isValue, reasoning });
}

/**
 * The game's best value play where `mayUsePlays`, at the confidence that its price is on our side, else the favored side to win, at its chance to.
 * As in baseball, a slip without the plays is the same whether there are any or not.
 */
export function adviseLeagueGame(game: SlipGame, plays: readonly LeaguePlay[], mayUsePlays: boolean): Advice | NoAdvice {
  const fresh = plays.filter(({ isStale }) => !isStale);
  const value = mayUsePlays ? fresh.filter(({ isValue }) => isValue).toSorted((a, b) => b.ev - a.ev)[0] : undefined;
  const favored = fresh.filter(({ market }) => market === 'moneyline').toSorted((a, b) => b.probability - a.probability)[0];
  if (plays.length === 0) return { reason: 'No bet: the model has no forecast of this game yet, or no book prices it.' };
  const advice = value ? adviceOf(game, value, value.confidence) : favored ? adviceOf(game, favored, 100 * favored.probability) : null;
  return advice ?? { reason: 'No book offers this game right now.' };
}

/** What our forecasts say of a league's games. */
export async function adviseLeague(
  ctx: Ctx,
  sport: LeagueSport,
  contests: readonly Contest[],
  mayUsePlays: boolean,
): Promise<{ game: SlipGame; advice: Advice | NoAdvice }[]> {
  const plays = await listLeaguePlays(ctx, sport, contests);
  return contests.map((contest) => {
    const game = gameOf(contest);
    const own = plays.filter(({ contestId }) => contestId === contest.id);
    return { game, advice: adviseLeagueGame(game, own, mayUsePlays) };
  });
}
