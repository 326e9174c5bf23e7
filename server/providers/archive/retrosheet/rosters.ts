import { findTeamCode } from '../teams.ts';
import { splitRecord } from './record.ts';
import type { Refusals } from './refusals.ts';

export interface RosterPlayer {
  id: string;
  first: string;
  last: string;
  bats: 'L' | 'R' | 'S';
  throws: 'L' | 'R';
  /** Listed position at each club of the season, by the product's code. */
  teams: Record<string, string>;
}

const hand = (mark: string | undefined): 'L' | 'R' | 'S' => (mark === 'L' ? 'L' : mark === 'B' || mark === 'S' ? 'S' : 'R');

/** Adds the players of one `TTTYYYY.ROS`. */
export function addRoster(players: Map<string, RosterPlayer>, fileName: string, text: string, refusals: Refusals): void {
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [id, last = '', first = '', bats, throws, team = '', position = ''] = splitRecord(line.trim());
    const teamCode = findTeamCode(team);
    if (!id || !last || !teamCode) {
      refusals.add('roster row lacks a player or a known club', `${fileName}: ${line.trim().slice(0, 60)}`);
      continue;
    }
    const player = players.get(id) ?? { id, first, last, bats: hand(bats), throws: throws === 'L' ? 'L' : 'R', teams: {} };
    player.teams[teamCode] = position;
    players.set(id, player);
  }
}

/** A man who played without being on a roster file: all that is known is the name in the event file. */
export function addUnlisted(players: Map<string, RosterPlayer>, id: string, name: string, teamCode: string, position: string): void {
  const [first = '', ...rest] = name.split(' ');
  const player = players.get(id) ?? { id, first, last: rest.join(' ') || first, bats: 'R', throws: 'R', teams: {} };
  player.teams[teamCode] ??= position;
  players.set(id, player);
}
