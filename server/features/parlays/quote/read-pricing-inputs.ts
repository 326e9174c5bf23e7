import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { listGameProjections } from '../../forecasts/index.ts';
import { listBoardPrices, type OfferedPrice, type PropFetcher } from '../../odds/index.ts';
import { leagueChances, type PricingInputs } from '../../practice/index.ts';
import { projectionsOf } from '../../props/index.ts';

/** What is known of a game, and what every book offers on it. */
export interface GamePricingInputs extends PricingInputs {
  contest: Contest;
  board: readonly OfferedPrice[];
}

/** Prices and opinions of some games, by their ids as bettors know them. Props are asked for only where a leg is about a player. */
export async function readPricingInputs(
  ctx: Ctx,
  contests: readonly Contest[],
  withProps: ReadonlySet<string>,
  askForProps: PropFetcher,
): Promise<Map<string, GamePricingInputs>> {
  const ids = contests.map(({ id }) => id);
  const [gameProjections, scores, projections, board] = [
    await listGameProjections(ctx, ids),
    await leagueChances(ctx, contests),
    await projectionsOf(
      ctx,
      contests.filter(({ gameId }) => withProps.has(gameId)),
    ),
    await listBoardPrices(ctx, ids),
  ];
  const inputs = await Promise.all(
    contests.map(
      async (contest): Promise<[string, GamePricingInputs]> => [
        contest.gameId,
        {
          contest,
          distribution: gameProjections.get(contest.id)?.distribution() ?? null,
          scores: scores.get(contest.id),
          projection: projections.get(contest.id) ?? null,
          props: withProps.has(contest.gameId) ? (await askForProps(ctx, contest.gameId)).props : [],
          board: board.filter(({ contestId }) => contestId === contest.id),
        },
      ],
    ),
  );
  return new Map(inputs);
}
