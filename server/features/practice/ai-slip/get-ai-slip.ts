import type { Contract } from '@clearedge/contract';
import { PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import { can } from '@clearedge/contract/entitlements';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { type GameSport, LEAGUE_SPORTS } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { cents, centsToDollars, dollarsToCents, splitCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { requestedSport } from '../../../kernel/requested-sport.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { accountsOf, readOpenedBalance } from '../../ledger/index.ts';
import { checkMayGetSlip } from '../../limits/index.ts';
import { type Game, listGames } from '../../odds/index.ts';
import { resolveUser, STARTING_CENTS } from '../account/ensure-player.ts';
import { contestWeekAt } from '../reads/spans.ts';
import type { Advice, SlipGame } from './advice.ts';
import { adviseGames } from './advise-game.ts';
import { adviseLeague } from './advise-league.ts';

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

type Route = Contract['GET /api/virtual/ai-slip'];
type Slip = VerbResult<Route>;

const isOpen = ({ status, gameTime }: Game, now: Date): boolean =>
  (status === 'scheduled' || status === 'delayed') && new Date(gameTime) > now;

/** What to bet on the first open games of a sport's day. */
async function adviseDay(ctx: Ctx, { sport, date: slateOn }: { sport: GameSport; date: string }, mayUsePlays: boolean) {
  const now = ctx.now();
  const league = LEAGUE_SPORTS.find((key) => key === sport);
  if (!league)
    return adviseGames(ctx, (await listGames(ctx, slateOn, [sport])).filter((game) => isOpen(game, now)).slice(0, SLIP_GAMES), mayUsePlays);
  const open = (await listSlate(ctx, slateOn, league)).filter((contest) => !isBettingClosed(contest, now));
  return adviseLeague(ctx, league, open.slice(0, SLIP_GAMES), mayUsePlays);
}

/** What the model would stake of one's balance on the first games of a sport's day. Without pro the bare selections: no probability, no reason. */
export async function getAiSlip(ctx: Ctx, { query }: VerbInput<Route>): Promise<Slip> {
  const userId = await resolveUser(ctx, undefined);
  await checkMayGetSlip(ctx, userId);
  const now = ctx.now();
  const slateOn = query.date ?? easternDay(now);
  const isLocked = !can(ctx.actor, 'analysis');
  const found = await adviseDay(ctx, { sport: requestedSport(query), date: slateOn }, !isLocked);
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
const skippedOf = (game: SlipGame, reason: string): Slip['skipped'][number] => ({ gameId: game.gameId, matchup: matchupOf(game), reason });
const matchupOf = ({ awayTeam, homeTeam }: SlipGame): string => `${awayTeam} @ ${homeTeam}`;

const percentOf = (fraction: number): number => Math.round(fraction * 1000) / 10;

function entryOf(game: SlipGame, advice: Advice, stakeCents: number, isLocked: boolean): Slip['entries'][number] {
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
