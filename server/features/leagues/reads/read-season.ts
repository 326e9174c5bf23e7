import type { LeagueSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { SourceInfo } from '../../../ports/index.ts';
import type { LeagueGame } from '../league-game.ts';
import { listSeason, listSeasons } from '../league-rows.ts';

export interface Season {
  /** Null where the source in use has no such league: then nothing is stored of it, or nothing that may be shown. */
  source: SourceInfo | null;
  /** Null without a stored season. */
  year: number | null;
  seasons: number[];
  games: LeagueGame[];
}

/** Who tells of a league, or null. */
export const sourceOf = ({ ports }: Ctx, sport: LeagueSport): SourceInfo | null => (ports.leagues[sport] ? ports.source : null);

/** A season's games, of the latest stored one unless told otherwise; one that is not stored has no games. */
export async function readSeason(ctx: Ctx, sport: LeagueSport, wanted?: number): Promise<Season> {
  const source = sourceOf(ctx, sport);
  if (!source) return { source, year: null, seasons: [], games: [] };
  const seasons = await listSeasons(ctx.db, sport);
  const year = wanted ?? seasons[0] ?? null;
  return { source, year, seasons, games: year === null ? [] : await listSeason(ctx.db, sport, year) };
}
