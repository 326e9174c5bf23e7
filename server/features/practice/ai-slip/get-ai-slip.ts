import type { Contract } from '@clearedge/contract';
import { PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { CONFIDENCE } from '@clearedge/contract/constants';
import { can } from '@clearedge/contract/entitlements';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import { scoreWords } from '@clearedge/contract/words/selection-words';
import { easternDay } from '@clearedge/quant/calendar';
import type { Selection } from '@clearedge/quant/grading';
import { cents, centsToDollars, dollarsToCents, splitCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { withSummaries } from '../../analysis/index.ts';
import { accountsOf, readOpenedBalance } from '../../ledger/index.ts';
import { checkMayGetSlip } from '../../limits/index.ts';
import { type Game, listGames } from '../../odds/index.ts';
import { resolveUser, STARTING_CENTS } from '../account/ensure-player.ts';
import { contestWeekAt } from '../reads/spans.ts';

const SLIP_GAMES = 5;
const SLIP_SHARE = 10;
const [LEAST_VALUE, MOST_VALUE] = [-100, 1000];

/** A tenth of the balance, rounded down: the slip never stakes more than that. */
export const budgetOf = (balanceCents: number): number => Math.floor(balanceCents / SLIP_SHARE);

const LEAST_CENTS: number = dollarsToCents(PRACTICE_STAKE_LEAST);
/** The budget over the games in proportion to their confidence, to the cent. A share under the minimum stake goes to the other games, the least first. */
export function stakesOf(budgetCents: number, confidences: readonly number[]): number[] {
  const weights = confidences.map((confidence) => Math.max(0, confidence));
  while (budgetCents > 0 && weights.some((weight) => weight > 0)) {
    const stakes = splitCents(cents(budgetCents), weights);
    if (!stakes.some((stake) => stake > 0 && stake < LEAST_CENTS)) return stakes;
    const least = Math.min(...weights.filter((weight) => weight > 0));
    weights[weights.lastIndexOf(least)] = 0;
  }
  return confidences.map(() => 0);
}

/** Expected profit per unit as percent, held between −100 and 1000. Only screens round it: rounded twice, −2.746 would print as −2.8. */
export const impliedValue = (ev: number): number => Math.min(MOST_VALUE, Math.max(LEAST_VALUE, ev * 100));

type ScoreSelection = Exclude<Selection, { market: 'prop' }>;

/** A side of the board as a selection; null for what the practice slip does not carry. */
export function toSelection(market: string, side: string, line: number | null): ScoreSelection | null {
  const period = 'full' as const;
  const isTeam = side === 'away' || side === 'home';
  if (market === 'moneyline' && isTeam) return { market, period, side };
  if (line === null) return null;
  if (market === 'spread' && isTeam) return { market, period, side, line };
  return market === 'total' && (side === 'over' || side === 'under') ? { market, period, side, line } : null;
}

/** What the model would bet on in a game. Probability: of winning, given that the stake does not come back. */
interface Advice {
  team: string;
  selection: string;
  pick: ScoreSelection;
  odds: number;
  book: string;
  bookName: string;
  confidence: number;
  probability: number;
  pushProbability: number;
  ev: number;
  /** Whether it is one of the game's value plays; the favored side alone is not, whatever its expected value. */
  isValue: boolean;
  reasoning: string;
}
interface NoAdvice {
  reason: string;
}

type Summary = NonNullable<Game['aiSummary']>;
type OpenSummary = Exclude<Summary, { locked: true }>;

const isOpenSummary = (summary: Game['aiSummary']): summary is OpenSummary => !!summary && !('locked' in summary);

const NO_CONFIDENCE = {
  one_book: 'No bet: only one book prices this game, so there is nothing to compare its price with.',
  no_results: 'No bet: the model has no results of these teams yet.',
} as const;

/**
 * The game's best value play where `mayUsePlays`, else the favoured side to win. Which bets are value is what pro pays for,
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

/** The words of slips and receipts, so that a moneyline reads the same whoever chose it. */
const wordsOf = ({ awayTeam, homeTeam }: Game, pick: ScoreSelection): string =>
  scoreWords(pick, { awayName: awayTeam, homeName: homeTeam });

function fromPlay(game: Game, { valuePlays, confidence }: OpenSummary): Advice | null {
  const best = valuePlays
    .toSorted((a, b) => b.expectedValue - a.expectedValue)
    .find((play) => toSelection(play.market, play.side, play.line));
  if (!best) return null;
  const { odds, book, bookName, probability, pushProbability, expectedValue: ev, reasoning } = best;
  const pick = toSelection(best.market, best.side, best.line)!;
  const team = best.side === 'away' ? game.awayTeam : best.side === 'home' ? game.homeTeam : `${game.awayTeam} @ ${game.homeTeam}`;
  return {
    team,
    selection: wordsOf(game, pick),
    pick,
    odds,
    book,
    bookName,
    confidence,
    probability,
    pushProbability,
    ev,
    isValue: true,
    reasoning,
  };
}

function fromFavored(game: Game, { favored, confidence, summary }: OpenSummary): Advice | NoAdvice {
  const moneyline = game.odds.find((market) => market.market === 'moneyline');
  const cell = moneyline?.[favored.side];
  if (cell?.state !== 'open' || cell.odds === null || cell.book === null) return { reason: 'No book offers this game right now.' };
  const { probability, side, team } = favored;
  const pick = { market: 'moneyline', period: 'full', side } as const;
  return {
    team,
    selection: wordsOf(game, pick),
    pick,
    odds: cell.odds,
    book: cell.book,
    bookName: cell.bookName ?? cell.book,
    confidence,
    probability,
    pushProbability: 0,
    ev: probability * americanToDecimal(cell.odds) - 1,
    isValue: false,
    reasoning: summary,
  };
}

type Route = Contract['GET /api/virtual/ai-slip'];
type Slip = VerbResult<Route>;

const isOpen = ({ status, gameTime }: Game, now: Date): boolean =>
  (status === 'scheduled' || status === 'delayed') && new Date(gameTime) > now;

/** What the model would stake of one's balance on the first games of a day. Without pro the bare selections: no probability, no reason. */
export async function getAiSlip(ctx: Ctx, { query }: VerbInput<Route>): Promise<Slip> {
  const userId = await resolveUser(ctx, undefined);
  await checkMayGetSlip(ctx, userId);
  const now = ctx.now();
  const slateOn = query.date ?? easternDay(now);
  const open = (await listGames(ctx, slateOn, sportsWith('hasAnalysis'))).filter((game) => isOpen(game, now)).slice(0, SLIP_GAMES);
  const games = await withSummaries(ctx, open, 'entitled');
  const isLocked = !can(ctx.actor, 'analysis');
  const found = games.map((game) => ({ game, advice: adviseGame(game, !isLocked) }));
  const advised = found.flatMap(({ game, advice }) => ('odds' in advice ? [{ game, advice }] : []));
  const contestOn = query.bankroll === 'contest' ? contestWeekAt(now).weekOn : null;
  const balanceCents = (await readOpenedBalance(ctx, accountsOf(userId, contestOn).bankroll)) ?? STARTING_CENTS;
  const stakes = stakesOf(
    budgetOf(balanceCents),
    advised.map(({ advice }) => advice.confidence),
  );
  const entries = advised.map(({ game, advice }, at) => entryOf(game, advice, stakes[at]!, isLocked)).filter(({ stake }) => stake > 0);
  const small = advised.flatMap(({ game }, at) => (stakes[at]! > 0 ? [] : [skippedOf(game, TOO_SMALL)]));
  return {
    slateOn,
    bankroll: query.bankroll,
    balance: centsToDollars(balanceCents),
    budget: centsToDollars(budgetOf(balanceCents)),
    totalStake: centsToDollars(stakes.reduce((sum, stake) => sum + stake, 0)),
    entries,
    isLocked,
    skipped: [...found.flatMap(({ game, advice }) => ('reason' in advice ? [skippedOf(game, advice.reason)] : [])), ...small],
    generatedAt: now.toISOString(),
  };
}

const TOO_SMALL = `Its share of the slip is under the minimum stake of $${PRACTICE_STAKE_LEAST}.`;
const skippedOf = (game: Game, reason: string): Slip['skipped'][number] => ({ gameId: game.gameId, matchup: matchupOf(game), reason });
const matchupOf = ({ awayTeam, homeTeam }: Game): string => `${awayTeam} @ ${homeTeam}`;

const percentOf = (fraction: number): number => Math.round(fraction * 1000) / 10;

function entryOf(game: Game, advice: Advice, stakeCents: number, isLocked: boolean): Slip['entries'][number] {
  const { probability, pushProbability, ev, isValue, reasoning } = advice;
  const returned = (1 - pushProbability) * probability * americanToDecimal(advice.odds) + pushProbability;
  return {
    gameId: game.gameId,
    team: advice.team,
    matchup: matchupOf(game),
    startsAt: game.gameTime,
    betType: advice.pick.market,
    selection: advice.selection,
    pick: advice.pick,
    odds: advice.odds,
    book: advice.book,
    bookName: advice.bookName,
    confidence: advice.confidence,
    stake: centsToDollars(stakeCents),
    ...(isLocked
      ? {}
      : {
          aiProbability: percentOf(probability * (1 - pushProbability)),
          pushProbability: percentOf(pushProbability),
          expectedReturn: centsToDollars(Math.round(stakeCents * returned)),
          impliedValue: impliedValue(ev),
          isValue,
          reasoning,
        }),
  };
}
