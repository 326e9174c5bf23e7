import { duelChances, GOLF_MODEL } from '@clearedge/quant/sports/golf';
import type { GolfChances } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GolfMarket, GolfPrice } from '../../../ports/index.ts';
import type { EntryRow } from '../rows/entry-rows.ts';
import { findProjection } from '../rows/projection-rows.ts';
import type { TournamentRow } from '../rows/tournament-rows.ts';
import { fieldPlayer } from './field-of.ts';

/** The chance that a price's selection wins, a dead heat counted by its share, and that its stake comes back. Null where the model says nothing. */
export type ModelView = (price: Pick<GolfPrice, 'playerId' | 'opponentId' | 'side'>) => { win: number; push: number } | null;

function fieldView(market: Exclude<GolfMarket, 'head_to_head'>, players: Record<string, GolfChances>): ModelView {
  return ({ playerId, side }) => {
    const chances = players[playerId];
    if (!chances) return null;
    const share = market === 'outright' ? chances.win : market === 'make_cut' ? chances.makeCut : chances[market];
    if (share === null) return null;
    return { win: side === 'no' ? 1 - share : share, push: 0 };
  };
}

type Entries = ReadonlyMap<string, EntryRow>;

/** Two players from where they stand, with the skill that the projection started from. */
function duelView(row: TournamentRow, entries: Entries, players: Record<string, GolfChances>): ModelView {
  return ({ playerId, opponentId }) => {
    const [first, second] = [playerId, opponentId].map((id) => {
      const [entry, known] = id === null ? [] : [entries.get(id), players[id]];
      return entry && known && fieldPlayer(row, entry, { skillOf: () => known });
    });
    if (!first || !second) return null;
    const chances = duelChances(first, second, GOLF_MODEL);
    return { win: chances.first, push: chances.tie };
  };
}

/** The model's chances in one market of a tournament, and the leaderboard they started from; null where it has none. */
export async function modelView(
  ctx: Pick<Ctx, 'db'>,
  row: TournamentRow,
  market: GolfMarket,
  entries: Entries,
): Promise<{ view: ModelView; asOf: Date } | null> {
  const projection = row.status === 'completed' ? null : await findProjection(ctx.db, row.id);
  if (!projection) return null;
  const view = market === 'head_to_head' ? duelView(row, entries, projection.players) : fieldView(market, projection.players);
  return { view, asOf: projection.boardAsOf };
}
