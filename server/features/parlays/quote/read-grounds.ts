import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { listOpinions } from '../../forecasts/index.ts';
import { type AskForProps, listBoardPrices, type OfferedPrice } from '../../odds/index.ts';
import type { Grounds } from '../../practice/index.ts';
import { listProjections } from '../../props/index.ts';

/** What is known of a game, and what every book offers on it. */
export interface GameGrounds extends Grounds {
  contest: Contest;
  board: readonly OfferedPrice[];
}

/** Prices and opinions of some games, by their ids as bettors know them. Props are asked for only where a leg is about a player. */
export async function readGrounds(
  ctx: Ctx,
  contests: readonly Contest[],
  withProps: ReadonlySet<string>,
  askForProps: AskForProps,
): Promise<Map<string, GameGrounds>> {
  const ids = contests.map(({ id }) => id);
  const [opinions, projections, board] = [await listOpinions(ctx, ids), await listProjections(ctx, ids), await listBoardPrices(ctx, ids)];
  const grounds = await Promise.all(
    contests.map(
      async (contest): Promise<[string, GameGrounds]> => [
        contest.gameId,
        {
          contest,
          distribution: opinions.get(contest.id)?.distribution() ?? null,
          projection: projections.get(contest.id) ?? null,
          props: withProps.has(contest.gameId) ? (await askForProps(ctx, contest.gameId)).props : [],
          board: board.filter(({ contestId }) => contestId === contest.id),
        },
      ],
    ),
  );
  return new Map(grounds);
}
