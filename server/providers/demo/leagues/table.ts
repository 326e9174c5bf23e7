import { createChance } from '../chance.ts';
import type { Fixture, ResultOf } from './league.ts';
import type { LeagueTeam } from './team.ts';

export interface TableRow {
  team: LeagueTeam;
  won: number;
  /** After regulation. */
  wonInRegulation: number;
  lost: number;
  lostInOvertime: number;
  tied: number;
  difference: number;
}

/**
 * The league's table after these games, best first by `worthOf` (a share or points), then wins in regulation, then the difference in points,
 * then a lot. The real leagues' longer tie-breaks are the standings' business.
 */
export function tableOf(
  teams: readonly LeagueTeam[],
  games: readonly Fixture[],
  resultOf: ResultOf,
  worthOf: (row: TableRow) => number,
  text: string,
): TableRow[] {
  const blank = (team: LeagueTeam): TableRow => ({ team, won: 0, wonInRegulation: 0, lost: 0, lostInOvertime: 0, tied: 0, difference: 0 });
  const rows = new Map(teams.map((team) => [team.code, blank(team)]));
  for (const fixture of games) {
    const { score, hasOvertime } = resultOf(fixture);
    for (const [side, other] of [
      ['away', 'home'],
      ['home', 'away'],
    ] as const) {
      const row = rows.get(fixture[side])!;
      const margin = score[side] - score[other];
      row.difference += margin;
      if (margin === 0) row.tied += 1;
      else if (margin > 0) row.won += 1;
      else if (hasOvertime) row.lostInOvertime += 1;
      else row.lost += 1;
      if (margin > 0 && !hasOvertime) row.wonInRegulation += 1;
    }
  }
  const lots = new Map(teams.map(({ code }) => [code, createChance(`${text}|lot|${code}`)()]));
  return [...rows.values()].sort(
    (a, b) =>
      worthOf(b) - worthOf(a) ||
      b.wonInRegulation - a.wonInRegulation ||
      b.difference - a.difference ||
      lots.get(a.team.code)! - lots.get(b.team.code)!,
  );
}

/** Wins of all games, a tie being half of one. */
export const winShare = ({ won, lost, lostInOvertime, tied }: TableRow): number =>
  (won + tied / 2) / Math.max(1, won + lost + lostInOvertime + tied);
