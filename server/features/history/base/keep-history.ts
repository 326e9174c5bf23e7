import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { PastOpinionSide } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { MODEL_VERSION } from '../../ratings/index.ts';
import { type Extent, listPastGames, listPastOpinions, readExtent, type StoredPastGame } from '../rows/past-game-rows.ts';
import type { HistoryBase, PastGame } from './past-game.ts';
import { restsOf } from './rest-rules.ts';

export type ReadHistory = (ctx: Pick<Ctx, 'db' | 'now'>) => Promise<HistoryBase>;

interface Kept {
  rows: Map<string, StoredPastGame>;
  opinions: Map<string, PastOpinionSide[]>;
  extent: Extent;
  games: PastGame[];
}

/** A walk that is behind by more than these days has not come to the end yet. */
const CAUGHT_UP_DAYS = 4;

const versionOf = ({ games, gamesAt, opinions, opinionsAt }: Extent): string => [games, gamesAt, opinions, opinionsAt].join('|');
const asDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The history in memory, read once and then only what was added: make one for each process. Seven thousand games are a few megabytes. */
export function keptHistory(): ReadHistory {
  let kept: Kept | null = null;
  let reading: Promise<Kept> | null = null;
  return async (ctx) => {
    const extent = await readExtent(ctx.db, MODEL_VERSION);
    if (kept === null || versionOf(kept.extent) !== versionOf(extent)) {
      reading ??= read(ctx, kept, extent).finally(() => {
        reading = null;
      });
      kept = await reading;
    }
    return present(kept, extent, easternDay(ctx.now()));
  };
}

async function read({ db }: Pick<Ctx, 'db'>, before: Kept | null, extent: Extent): Promise<Kept> {
  const isGrown = before !== null && extent.games >= before.extent.games && extent.opinions >= before.extent.opinions;
  const rows = isGrown ? before.rows : new Map<string, StoredPastGame>();
  const opinions = isGrown ? before.opinions : new Map<string, PastOpinionSide[]>();
  for (const row of await listPastGames(db, isGrown ? asDate(before.extent.gamesAt) : null)) rows.set(row.gameId, row);
  for (const { gameId, sides } of await listPastOpinions(db, isGrown ? asDate(before.extent.opinionsAt) : null))
    opinions.set(gameId, sides);
  return { rows, opinions, extent, games: gamesOf(rows, opinions) };
}

function gamesOf(rows: ReadonlyMap<string, StoredPastGame>, opinions: ReadonlyMap<string, PastOpinionSide[]>): PastGame[] {
  const inOrder = [...rows.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.gameId < b.gameId ? -1 : 1));
  const rests = restsOf(inOrder);
  return inOrder.map((row, at) => toPastGame(row, rests[at]!, opinions.get(row.gameId)));
}

function toPastGame(row: StoredPastGame, rest: PastGame['rest'], said: readonly PastOpinionSide[] | undefined): PastGame {
  const sides = row.sides.map((side) => {
    const own = said?.find(({ market, side: name }) => market === side.market && name === side.side);
    return { ...side, probability: own?.probability ?? null, confidence: own?.confidence ?? null };
  });
  return { ...row, rest, sides };
}

function present({ games, opinions }: Kept, extent: Extent, today: string): HistoryBase {
  return {
    games,
    version: versionOf(extent),
    from: games[0]?.slateOn ?? null,
    to: games.at(-1)?.slateOn ?? null,
    withoutOpinion: games.length - games.filter(({ gameId }) => opinions.has(gameId)).length,
    isReading: extent.walkedTo === null || extent.walkedTo < shiftDay(today, -CAUGHT_UP_DAYS),
  };
}
