import { DIVISIONS } from '@clearedge/quant/sports/football/standings';
import type { FootballGame } from '../football-game.ts';
import { presentMeeting } from '../present/present-game.ts';
import type { TeamPage } from '../present/wire.ts';
import { finalsOf, viewOf } from './record-rules.ts';
import { nameIn } from './table-rules.ts';
import { splitOf } from './team-rules.ts';

/** A club against each other one in all stored games that count, by name; clubs it has not met stand with noughts. */
export const headToHead = (games: readonly FootballGame[], code: string): TeamPage['headToHead'] =>
  [...DIVISIONS.west, ...DIVISIONS.east]
    .filter((other) => other !== code)
    .map((other) => againstClub(games, code, other))
    .sort((a, b) => a.name.localeCompare(b.name));

function againstClub(games: readonly FootballGame[], code: string, other: string): TeamPage['headToHead'][number] {
  const own = finalsOf(games, code).filter((game) => viewOf(game, code).opponent === other);
  const { record, pointsFor, pointsAgainst } = splitOf(own.map((game) => viewOf(game, code)));
  return { code: other, name: nameIn(games, other), record, pointsFor, pointsAgainst, meetings: own.map(presentMeeting) };
}
