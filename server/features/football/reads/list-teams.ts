import type { Ctx } from '../../../kernel/ctx.ts';
import type { Teams } from '../present/wire.ts';
import { tableOf } from '../rules/table-rules.ts';
import { presentTeam } from '../rules/team-rules.ts';
import { readSeason } from './read-season.ts';

/** The clubs by division and rank; none where no season is stored. */
export async function listTeams(ctx: Ctx): Promise<Teams> {
  const { source, year, games } = await readSeason(ctx);
  if (!games.length) return { source, season: year, teams: [] };
  const table = tableOf(games);
  const teamsOf = (division: 'west' | 'east') => table[division].map((row) => presentTeam(row, division, games));
  return { source, season: year, teams: [...teamsOf('west'), ...teamsOf('east')] };
}
