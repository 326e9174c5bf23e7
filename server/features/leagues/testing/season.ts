import { syncSlateOdds } from '../../odds/index.ts';
import { syncWeekOdds } from '../leagues-feature.ts';
import { syncNearGames, syncSeason } from '../sync/sync-games.ts';
import { type Field, withField } from './field.ts';
import { finalGame, footballGame, quotesOf } from './games.ts';

/** Two weeks of games: TOR 2-0, HAM 1-1, MTL 0-2, BC 1-0-1, SSK 0-1-1; a preseason game that counts nowhere. */
export const SEASON = [
  finalGame('20260525_HAM@TOR', 50, 0, { week: -1, stage: 'preseason' }),
  finalGame('20260605_HAM@MTL', 20, 17, { week: 1 }),
  finalGame('20260606_SSK@TOR', 10, 30, { week: 1 }),
  finalGame('20260612_MTL@BC', 21, 28, { week: 2 }),
  finalGame('20260613_TOR@HAM', 24, 23, { week: 2 }),
  finalGame('20260619_SSK@BC', 27, 27, { week: 3 }),
  footballGame(),
  footballGame({ gameId: '20260712_BC@MTL', week: 6 }),
  footballGame({ gameId: '20260717_MTL@HAM', week: 7 }),
];

/** A field on which that season is stored and this week priced by one book. */
export async function withSeason(test: (field: Field) => Promise<void>, now?: string): Promise<void> {
  await withField(now ? { now } : {}, async (field) => {
    field.cfl.games.push(...SEASON);
    field.cfl.quotes.push(...quotesOf('SUM', new Date('2026-07-10T16:00:00Z')));
    await syncNearGames(field.ctx);
    await syncSeason(field.ctx);
    await syncSlateOdds(field.ctx, '2026-07-11', 'cfl');
    await syncWeekOdds(field.ctx);
    await test(field);
  });
}

export const ids = (games: readonly { gameId: string }[]): string[] => games.map(({ gameId }) => gameId);
