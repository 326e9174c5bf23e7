import { easternInstant } from '@clearedge/quant/calendar';
import type { PlannedGame } from '../lineups/plan-game.ts';
import { createSeason } from '../lineups/season.ts';
import { isPostponed } from '../schedule/fixture.ts';

export const SEED = 'samples';
/** The season of early 2026. */
export const SEASON = -1;
/** Three weeks into it, so that there is a record to look back on and not much to play. */
export const SLATE = '2026-02-10';
/** So many hours after the slate's Eastern midnight. */
export const hoursIn = (hours: number): Date => new Date(easternInstant(SLATE).getTime() + hours * 3_600_000);

/** The first games of a season, in the order of play. */
export function firstGames(count: number): PlannedGame[] {
  const season = createSeason(SEED, SEASON);
  return season.schedule.fixtures
    .filter((fixture) => !isPostponed(fixture))
    .slice(0, count)
    .map((fixture) => ({ season, fixture }));
}
