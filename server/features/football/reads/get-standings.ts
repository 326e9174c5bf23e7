import type { Ctx } from '../../../kernel/ctx.ts';
import { isFinal } from '../football-game.ts';
import type { Standings } from '../present/wire.ts';
import { tableOf } from '../rules/table-rules.ts';
import { TABLE_RULES } from '../rules/table-words.ts';
import { readSeason } from './read-season.ts';

/** Both divisions of a season, the latest stored one unless told otherwise; no divisions where nothing is stored. */
export async function getStandings(ctx: Ctx, wanted?: number): Promise<Standings> {
  const { source, year, seasons, games } = await readSeason(ctx, wanted);
  const regular = games.filter(({ stage }) => stage === 'regular');
  const base = {
    source,
    season: year,
    seasons,
    played: regular.filter(isFinal).length,
    games: regular.length,
    rules: [...TABLE_RULES],
    asOf: ctx.now().toISOString(),
  };
  if (!games.length) return { ...base, divisions: [], crossover: null };
  const { west, east, crossover } = tableOf(games);
  return {
    ...base,
    crossover,
    divisions: [
      { division: 'west', name: 'West Division', rows: west },
      { division: 'east', name: 'East Division', rows: east },
    ],
  };
}
