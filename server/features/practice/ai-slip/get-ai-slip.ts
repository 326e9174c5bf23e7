import type { Contract } from '@clearedge/contract';
import { PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { isShown } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { withSummaries } from '../../analysis/index.ts';
import { accountsOf, readOpenedBalance } from '../../ledger/index.ts';
import { checkMayGetSlip } from '../../limits/index.ts';
import { type Game, listGames } from '../../odds/index.ts';
import { contestWeekAt } from '../account/contest-week.ts';
import { STARTING_CENTS } from '../account/ensure-player.ts';
import { whose } from '../account/whose.ts';

import { type Advice, adviseGame } from './advise-game.ts';
import { budgetOf, impliedValue, SLIP_GAMES, stakesOf } from './slip-rules.ts';

type Route = Contract['GET /api/virtual/ai-slip'];
type Slip = VerbResult<Route>;

const isOpen = ({ status, gameTime }: Game, now: Date): boolean =>
  (status === 'scheduled' || status === 'delayed') && new Date(gameTime) > now;

/** What the model would stake of one's balance on the first games of a day. Without pro the bare selections: no probability, no reason. */
export async function getAiSlip(ctx: Ctx, { query }: VerbInput<Route>): Promise<Slip> {
  const userId = await whose(ctx, undefined);
  await checkMayGetSlip(ctx, userId);
  const now = ctx.now();
  const slateOn = query.date ?? easternDay(now);
  const open = (await listGames(ctx, slateOn)).filter((game) => isOpen(game, now)).slice(0, SLIP_GAMES);
  const games = await withSummaries(ctx, open, 'pro');
  const isLocked = !isShown(ctx.actor, 'pro');
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
