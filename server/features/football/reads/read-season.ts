import type { Ctx } from '../../../kernel/ctx.ts';
import type { SourceInfo } from '../../../ports/index.ts';
import type { FootballGame } from '../football-game.ts';
import { listSeason, listSeasons } from '../football-rows.ts';

export interface Season {
  /** Null where the source in use has no CFL: then nothing is stored of it, or nothing that may be shown. */
  source: SourceInfo | null;
  /** Null without a stored season. */
  year: number | null;
  seasons: number[];
  games: FootballGame[];
}

/** Who tells of the CFL, or null. */
export const sourceOf = ({ ports }: Ctx): SourceInfo | null => (ports.leagues.cfl ? ports.source : null);

/** A season's games, of the latest stored one unless told otherwise; one that is not stored has no games. */
export async function readSeason(ctx: Ctx, wanted?: number): Promise<Season> {
  const source = sourceOf(ctx);
  if (!source) return { source, year: null, seasons: [], games: [] };
  const seasons = await listSeasons(ctx.db);
  const year = wanted ?? seasons[0] ?? null;
  return { source, year, seasons, games: year === null ? [] : await listSeason(ctx.db, year) };
}
