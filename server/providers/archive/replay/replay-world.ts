import { readSeason } from '../store/season-files.ts';
import type { StoredPrices } from '../store/stored-season.ts';
import { ReplayCalendar } from './calendar/calendar.ts';
import type { ReplayGame } from './calendar/replay-game.ts';
import { DayShelf } from './games/day-shelf.ts';
import type { GameScript } from './games/game-script.ts';
import { Names } from './players/names.ts';
import { SeasonTable } from './players/season-table.ts';

/** What every port of the replay reads from. */
export interface ReplayWorld {
  calendar: ReplayCalendar;
  names: Names;
  table: SeasonTable;
  /** By Retrosheet's game id. */
  prices: Map<string, StoredPrices[]>;
  script: (replay: ReplayGame) => Promise<GameScript>;
}

export async function openWorld(storeDir: string, season: number, anchorNow: Date): Promise<ReplayWorld> {
  const stored = await readSeason(storeDir, season);
  const shelf = new DayShelf(storeDir, season);
  const prices = new Map<string, StoredPrices[]>();
  for (const price of stored.prices) prices.set(price.game, [...(prices.get(price.game) ?? []), price]);
  return {
    calendar: new ReplayCalendar(season, stored.games, anchorNow),
    names: new Names(stored.players),
    table: new SeasonTable(stored),
    prices,
    script: ({ game }) => shelf.script(game),
  };
}
