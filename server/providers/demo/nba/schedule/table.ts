import type { Fixture, ResultOf } from '../../leagues/league.ts';
import type { TableRow } from '../../leagues/table.ts';
import type { LeagueTeam } from '../../leagues/team.ts';
import { NBA_TEAMS } from '../teams.ts';

export const CONFERENCES = ['Eastern', 'Western'] as const;

/** The better side first. */
export type Pair = readonly [LeagueTeam, LeagueTeam];
export const inConference = (table: readonly TableRow[], conference: string): LeagueTeam[] =>
  table.map(({ team }) => team).filter((team) => team.conference === conference);

export function winnerOf({ home, away }: Fixture, resultOf: ResultOf, fixture: Fixture): LeagueTeam {
  const { score } = resultOf(fixture);
  const code = score.home > score.away ? home : away;
  return NBA_TEAMS.find((team) => team.code === code)!;
}
export const loserOf = (fixture: Fixture, winner: LeagueTeam): LeagueTeam =>
  NBA_TEAMS.find(({ code }) => code !== winner.code && (code === fixture.home || code === fixture.away))!;
