import type { Contract } from '@clearedge/contract';
import { can } from '@clearedge/contract/entitlements';
import type { VerbResult } from '@clearedge/contract/route';
import { priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { Ctx } from '../../../../kernel/ctx.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import { type Contest, getContest, isBettingClosed } from '../../../contests/index.ts';
import type { GameProjection } from '../../../forecasts/index.ts';
import type { PickRow } from '../../chain/pick-statement.ts';
import { isInPlan, isRevealed, listPickViews } from '../../daily-picks.ts';
import { listPicksOfContest, listPicksOfDay } from '../../pick-rows.ts';
import { selectionWords } from '../../publish/selection-words.ts';
import { selectionOfPick } from '../../results/record-result.ts';
import type { Decision } from './choose-picks.ts';
import { lookAtGames } from './look-at-games.ts';
import { noPickOfGame, noPickText } from './no-pick-words.ts';
import { presentPicks } from './present-picks.ts';

type GamePicks = VerbResult<Contract['GET /api/games/:gameId/picks']>;
type Now = GamePicks['picks'][number]['now'];

/** A published bet as its line is judged now, at the best price of exactly that; by our forecast where no one offers it. */
function nowOf(pick: PickRow, projection: GameProjection, decisions: readonly Decision[]): Now {
  const found = decisions.find(({ play }) => play.market === pick.market && play.side === pick.side && play.line === pick.line);
  const viewAt = projection.createdAt.toISOString();
  if (!found) {
    const { win, push } = priceSelection(projection.distribution(), selectionOfPick(pick));
    return { viewAt, winProbability: win, pushProbability: push, best: null };
  }
  const { play, why } = found;
  return {
    viewAt,
    winProbability: play.winProbability,
    pushProbability: play.pushProbability,
    best: { odds: play.odds, bookName: play.bookName, expectedValue: 100 * play.ev, why: why === null ? null : noPickText(why) },
  };
}

async function whyNoPick(ctx: Ctx, contest: Contest, decide: (current: readonly PickRow[]) => Decision[]): Promise<string | null> {
  const current = (await listPicksOfDay(ctx.db, contest.slateOn, 'mlb')).filter(({ kind }) => kind === 'pick');
  return noPickOfGame(decide(current), (play) => selectionWords(play, contest));
}

/** The published picks of a game, as far as the reader may see them, beside our view of now. */
export const listGamePicks: Verb<'GET /api/games/:gameId/picks'> = async (ctx, { params }) => {
  const contest = await getContest(ctx, params.gameId, ['mlb']);
  const [hasAll, now] = [can(ctx.actor, 'picks'), ctx.now()];
  const all = await listPickViews(ctx, await listPicksOfContest(ctx.db, contest.id));
  const views = all.filter(({ pick, result }) => isInPlan(ctx.actor, pick) || isRevealed(pick, result !== null, now));
  const look = hasAll && !isBettingClosed(contest, now) ? await lookAtGames(ctx, [contest]) : null;
  const projection = look?.projections.get(contest.id);
  const decisions = look?.decide([]) ?? [];
  const shown = await presentPicks(ctx, views);
  const noPick = look && all.length === 0 ? await whyNoPick(ctx, contest, look.decide) : null;
  return {
    picks: shown.map((pick, at) => ({ pick, now: projection ? nowOf(views[at]!.pick, projection, decisions) : null })),
    hidden: all.length - views.length,
    ...(noPick === null ? {} : { noPick }),
  };
};
