import type { Ctx } from '../../../kernel/ctx.ts';
import type { SportEvent } from '../../events/index.ts';
import { listOpinions } from '../../forecasts/index.ts';
import { type AskForProps, listBoardPrices, type OfferedPrice } from '../../odds/index.ts';
import type { Grounds } from '../../practice/index.ts';
import { listProjections } from '../../props/index.ts';

/** What is known of a game, and what every book offers on it. */
export interface GameGrounds extends Grounds {
  event: SportEvent;
  board: readonly OfferedPrice[];
}

/** Prices and opinions of some games, by their ids as bettors know them. Props are asked for only where a leg is about a player. */
export async function readGrounds(
  ctx: Ctx,
  events: readonly SportEvent[],
  withProps: ReadonlySet<string>,
  askForProps: AskForProps,
): Promise<Map<string, GameGrounds>> {
  const ids = events.map(({ id }) => id);
  const [opinions, projections, board] = [await listOpinions(ctx, ids), await listProjections(ctx, ids), await listBoardPrices(ctx, ids)];
  const grounds = await Promise.all(
    events.map(
      async (event): Promise<[string, GameGrounds]> => [
        event.gameId,
        {
          event,
          distribution: opinions.get(event.id)?.distribution() ?? null,
          projection: projections.get(event.id) ?? null,
          props: withProps.has(event.gameId) ? (await askForProps(ctx, event.gameId)).props : [],
          board: board.filter(({ eventId }) => eventId === event.id),
        },
      ],
    ),
  );
  return new Map(grounds);
}
