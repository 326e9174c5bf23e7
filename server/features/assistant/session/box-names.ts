import { LEAGUE_SPORTS, type SportKey } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ReadRoute } from '../../../kernel/read-route.ts';
import { type Contest, listGamesBetween } from '../../contests/index.ts';
import type { KnownPlayer } from '../understand/directory.ts';

/** A box score is asked of its source, so no more of them than a league plays on a day. */
const MOST_GAMES = 16;
const MOST_STORED = 200;

/** Everyone in the box scores of the leagues' games that were over on these days. */
export type ListBoxPlayers = (ctx: Ctx, days: { from: string; to: string }, sports: readonly SportKey[]) => Promise<KnownPlayer[]>;

/** Reads each game's box score once: who played does not change. */
export function cachedBoxPlayers(read: ReadRoute): ListBoxPlayers {
  const stored = new Map<string, readonly KnownPlayer[]>();
  const playersOf = async (ctx: Ctx, { gameId, sport, awayCode, homeCode }: Contest): Promise<readonly KnownPlayer[]> => {
    const known = stored.get(gameId);
    const league = LEAGUE_SPORTS.find((one) => one === sport);
    if (known || !league) return known ?? [];
    const box = await read(ctx, 'GET /api/:league/games/:gameId/box-score', { params: { league, gameId } }).catch(() => null);
    if (!box) return [];
    const players = (['away', 'home'] as const).flatMap((side) =>
      box[side].tables.flatMap((table) =>
        table.players.map(
          ({ playerId, name }): KnownPlayer => ({ sport, name, teamCode: side === 'away' ? awayCode : homeCode, playerId }),
        ),
      ),
    );
    const distinct = [...new Map(players.map((player) => [player.playerId, player])).values()];
    if (stored.size >= MOST_STORED) stored.clear();
    stored.set(gameId, distinct);
    return distinct;
  };
  return async (ctx, { from, to }, sports) => {
    const own = LEAGUE_SPORTS.filter((league) => sports.length === 0 || sports.includes(league));
    const over = (await listGamesBetween(ctx, from, to, own)).filter(({ status }) => status === 'final').slice(-MOST_GAMES);
    return (await Promise.all(over.map((contest) => playersOf(ctx, contest)))).flat();
  };
}
