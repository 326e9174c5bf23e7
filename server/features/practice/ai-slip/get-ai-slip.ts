import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { isShown } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { withSummaries } from '../../analysis/index.ts';
import { bankrollOf, readBalance } from '../../ledger/index.ts';
import { type Game, listGames } from '../../odds/index.ts';
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
  const now = ctx.now();
  const slateOn = query.date ?? easternDay(now);
  const open = (await listGames(ctx, slateOn)).filter((game) => isOpen(game, now)).slice(0, SLIP_GAMES);
  const games = await withSummaries(ctx, open, 'pro');
  const isLocked = !isShown(ctx.actor, 'pro');
  const found = games.map((game) => ({ game, advice: adviseGame(game, !isLocked) }));
  const advised = found.flatMap(({ game, advice }) => ('odds' in advice ? [{ game, advice }] : []));
  const balanceCents = await readBalance(ctx, bankrollOf(userId));
  const stakes = stakesOf(
    budgetOf(balanceCents),
    advised.map(({ advice }) => advice.confidence),
  );
  const entries = advised.map(({ game, advice }, at) => entryOf(game, advice, stakes[at]!, isLocked)).filter(({ stake }) => stake > 0);
  return {
    slateOn,
    balance: centsToDollars(balanceCents),
    budget: centsToDollars(budgetOf(balanceCents)),
    totalStake: centsToDollars(stakes.reduce((sum, stake) => sum + stake, 0)),
    entries,
    isLocked,
    skipped: found.flatMap(({ game, advice }) =>
      'reason' in advice ? [{ gameId: game.gameId, matchup: matchupOf(game), reason: advice.reason }] : [],
    ),
    generatedAt: now.toISOString(),
  };
}

const matchupOf = ({ awayTeam, homeTeam }: Game): string => `${awayTeam} @ ${homeTeam}`;

function entryOf(game: Game, advice: Advice, stakeCents: number, isLocked: boolean): Slip['entries'][number] {
  const { probability, pushProbability, ev, reasoning } = advice;
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
          aiProbability: Math.round(probability * 1000) / 10,
          expectedReturn: centsToDollars(Math.round(stakeCents * returned)),
          impliedValue: impliedValue(ev),
          reasoning,
        }),
  };
}
