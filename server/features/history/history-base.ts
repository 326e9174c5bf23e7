import type { GameSport, SportData } from '@clearedge/contract/sports';
import { daysBetween, easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { PastSide, PastWeather } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { MODEL_VERSION } from '../ratings/index.ts';
import { type Extent, listPastGames, listPastProjections, readExtent, type StoredPastGame } from './past-game-rows.ts';

/** A side of a game as history knows it, with what the model would have predicted before the game. */
export interface HistorySide extends PastSide {
  /** That the bet wins, given that the stake does not come back, 0..1; null without an opinion. */
  probability: number | null;
  confidence: number | null;
}

/** What is known of a game before it begins, past or coming: conditions look at nothing else. */
export interface Setting {
  gameId: string;
  slateOn: string;
  awayCode: string;
  homeCode: string;
  venue: string;
  roof: 'open' | 'retractable' | 'dome' | 'unknown';
  weather: PastWeather | null;
  /** Days without a game before this one; null for the first game of a season. */
  rest: { away: number | null; home: number | null };
}

export interface PastGame extends Setting {
  seasonYear: number;
  startsAt: Date;
  awayScore: number;
  homeScore: number;
  isNight: boolean;
  sides: HistorySide[];
}

/** All past games in order of their start, shared by everybody who reads them. */
export interface HistoryBase {
  games: readonly PastGame[];
  /** Changes whenever a game or an opinion is added. */
  version: string;
  from: string | null;
  to: string | null;
  withoutProjection: number;
  /** The day of each club's last game. */
  lastPlayed: ReadonlyMap<string, string>;
  /** Whether no older game is still to be read; what the model would have predicted of some may be. */
  hasAllGames: boolean;
  /** Whether older games, or what the model would have predicted of them, are still being read. */
  isReading: boolean;
}

/** A longer gap is winter or the All-Star break, and says nothing of rest; of a sport by the week, one week off does. */
const LONGEST_GAP_DAYS = { day: 10, week: 20 } as const;
type Slate = SportData['slate'];

interface Meeting {
  slateOn: string;
  awayCode: string;
  homeCode: string;
}

/** Days without a game since the last one; 0 on the day after, and for the second game of a day. */
export function restBetween(last: string | undefined, slateOn: string, slate: Slate = 'day'): number | null {
  if (last === undefined) return null;
  const days = daysBetween(last, slateOn);
  return days > LONGEST_GAP_DAYS[slate] ? null : Math.max(0, days - 1);
}

/** The rest of both clubs before each game, of games in order of their start. */
export function restsOf(games: readonly Meeting[], slate?: Slate): { away: number | null; home: number | null }[] {
  const last = new Map<string, string>();
  return games.map(({ slateOn, awayCode, homeCode }) => {
    const rest = { away: restBetween(last.get(awayCode), slateOn, slate), home: restBetween(last.get(homeCode), slateOn, slate) };
    last.set(awayCode, slateOn);
    last.set(homeCode, slateOn);
    return rest;
  });
}

/** The day of each club's last game, of games in order of their start. */
export const lastPlayedIn = (games: readonly Meeting[]): Map<string, string> =>
  new Map(games.flatMap(({ slateOn, awayCode, homeCode }) => [[awayCode, slateOn] as const, [homeCode, slateOn] as const]));

export type Reader = Pick<Ctx, 'db' | 'now' | 'ports'>;
export type ReadHistory = (ctx: Reader, sport: GameSport) => Promise<HistoryBase>;
export type ReadBase = (ctx: Reader) => Promise<HistoryBase>;

interface Stored {
  byId: ReadonlyMap<string, PastGame>;
  projected: ReadonlySet<string>;
  extent: Extent;
  games: PastGame[];
  lastPlayed: ReadonlyMap<string, string>;
}

/** A walk that is behind by more than these days has not come to the end yet. */
const CAUGHT_UP_DAYS = 4;

const versionOf = ({ games, gamesAt, projections, projectionsAt }: Extent): string =>
  [games, gamesAt, projections, projectionsAt].join('|');
const asDate = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** The stored games in memory, read once and then only what was added. Seven thousand games are a few megabytes. */
export function cachedPastGames(): ReadBase {
  let stored: Stored | null = null;
  let reading: Promise<Stored> | null = null;
  return async (ctx) => {
    const extent = await readExtent(ctx.db, MODEL_VERSION);
    if (stored === null || versionOf(stored.extent) !== versionOf(extent)) {
      reading ??= read(ctx, stored, extent).finally(() => {
        reading = null;
      });
      stored = await reading;
    }
    return present(stored, extent, easternDay(ctx.now()));
  };
}

async function read({ db }: Pick<Ctx, 'db'>, before: Stored | null, extent: Extent): Promise<Stored> {
  const known = before !== null && extent.games >= before.extent.games && extent.projections >= before.extent.projections ? before : null;
  const rows = await listPastGames(db, asDate(known?.extent.gamesAt));
  const stated = new Map((await listPastProjections(db, asDate(known?.extent.projectionsAt))).map(({ gameId, sides }) => [gameId, sides]));
  // A game that is as it was keeps its object: another of each would be as much again at every final.
  const changed = new Map<string, FinishedGame>(rows.map((row) => [row.gameId, row]));
  for (const gameId of stated.keys()) if (!changed.has(gameId) && known?.byId.has(gameId)) changed.set(gameId, known.byId.get(gameId)!);
  const games = gamesOf(known, changed, stated);
  const projected = new Set([...(known?.projected ?? []), ...stated.keys()]);
  return { byId: new Map(games.map((game) => [game.gameId, game])), projected, extent, games, lastPlayed: lastPlayedIn(games) };
}

/** All games in order of their start, those that changed made anew. */
function gamesOf(
  known: Stored | null,
  changed: ReadonlyMap<string, FinishedGame>,
  stated: ReadonlyMap<string, readonly Opinion[]>,
): PastGame[] {
  const inOrder = [...(known?.games ?? []).filter(({ gameId }) => !changed.has(gameId)), ...changed.values()].sort(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.gameId < b.gameId ? -1 : 1),
  );
  const rests = restsOf(inOrder);
  return inOrder.map((row, at) => {
    const rest = rests[at]!;
    const before = known?.byId.get(row.gameId);
    if (before === row && before.rest.away === rest.away && before.rest.home === rest.home) return before;
    return toPastGame(row, rest, stated.get(row.gameId) ?? before?.sides);
  });
}

type FinishedGame = Omit<StoredPastGame, 'innings' | 'recordedAt'>;
type Opinion = Pick<HistorySide, 'market' | 'side' | 'probability' | 'confidence'>;

/** Assigned, not spread: an object that begins with a spread may get a hidden class of its own, three times its size, for as long as it is kept. */
function toPastGame(row: FinishedGame, rest: PastGame['rest'], stated: readonly Opinion[] | undefined): PastGame {
  const sides = row.sides.map((side) => {
    const own = stated?.find(({ market, side: name }) => market === side.market && name === side.side);
    return Object.assign({}, side, { probability: own?.probability ?? null, confidence: own?.confidence ?? null });
  });
  return Object.assign({}, row, { rest, sides });
}

function present({ games, projected, lastPlayed }: Stored, extent: Extent, today: string): HistoryBase {
  const isReading = extent.walkedTo === null || extent.walkedTo < shiftDay(today, -CAUGHT_UP_DAYS);
  return {
    games,
    version: versionOf(extent),
    from: games[0]?.slateOn ?? null,
    to: games.at(-1)?.slateOn ?? null,
    withoutProjection: games.length - games.filter(({ gameId }) => projected.has(gameId)).length,
    lastPlayed,
    hasAllGames: !isReading,
    isReading,
  };
}
