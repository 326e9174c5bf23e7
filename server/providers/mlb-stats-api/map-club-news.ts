import type { Injury } from '../../ports/player-stats.ts';
import { findMlbClub } from './clubs.ts';
import { rateOf } from './read-number.ts';
import type { WireStandings, WireTransaction } from './schema/people.ts';

const PLACED = /placed (?:(\S+) )?.+? on the (\d+)-day injured list(?: retroactive to [^.]+)?\.?\s*(.*)$/i;
const MOVED = /transferred .+ to the (\d+)-day injured list\.?\s*(.*)$/i;
const BACK = /(activated|reinstated) .+ from the .*injured list|released|retired|elected free agency/i;

/** Who is on an injured list after all of these, oldest first: a placement opens a stay, an activation ends it. */
export function mapInjuries(transactions: readonly WireTransaction[]): Injury[] {
  const inOrder = [...transactions].sort(
    (a, b) => (a.effectiveDate ?? a.date ?? '').localeCompare(b.effectiveDate ?? b.date ?? '') || a.id - b.id,
  );
  const hurt = new Map<number, Injury>();
  for (const transaction of inOrder) {
    const { person, description, toTeam, effectiveDate, date } = transaction;
    if (!person || !description) continue;
    const placed = PLACED.exec(description);
    const club = findMlbClub(toTeam?.id ?? -1);
    const before = hurt.get(person.id);
    const moved = MOVED.exec(description);
    if (placed && club) {
      const words = placed[3]?.trim() || 'Injured';
      hurt.set(person.id, {
        playerId: String(person.id),
        name: person.fullName ?? '',
        teamCode: club.code,
        position: placed[1] ?? '',
        description: `${placed[2]}-day injured list: ${words.replace(/\.$/, '')}`,
        since: effectiveDate ?? date ?? '',
        expectedReturn: null,
      });
    } else if (moved && before) hurt.set(person.id, { ...before, description: before.description.replace(/^\d+/, moved[1] ?? '60') });
    else if (BACK.test(description)) hurt.delete(person.id);
  }
  return [...hurt.values()];
}

export interface ClubStanding {
  code: string;
  divisionId: number | null;
  wins: number;
  losses: number;
  winRate: number | null;
  divisionRank: number | null;
  /** Zero for the leader. */
  gamesBehind: number | null;
  streak: string | null;
  runsScored: number | null;
  runsAllowed: number | null;
  /** By kind: home, away, lastTen, oneRun ... */
  splits: Record<string, { wins: number; losses: number }>;
}

const behind = (text: string | null | undefined): number | null => (text === '-' ? 0 : rateOf({ text: text?.replace('+', '') }, 'text'));

/** Clubs by their number: without hydration the names are the short ones. */
export const mapStandings = ({ records }: WireStandings): ClubStanding[] =>
  records.flatMap(({ division, teamRecords }) =>
    teamRecords.rows.flatMap((row) => {
      const club = findMlbClub(row.team.id);
      if (!club) return [];
      return {
        code: club.code,
        divisionId: division?.id ?? null,
        wins: row.leagueRecord.wins,
        losses: row.leagueRecord.losses,
        winRate: rateOf(row, 'winningPercentage') ?? rateOf(row.leagueRecord, 'pct'),
        divisionRank: rateOf(row, 'divisionRank'),
        gamesBehind: behind(row.gamesBack),
        streak: row.streak?.streakCode ?? null,
        runsScored: row.runsScored ?? null,
        runsAllowed: row.runsAllowed ?? null,
        splits: Object.fromEntries((row.records?.splitRecords ?? []).map(({ type, wins, losses }) => [type, { wins, losses }])),
      };
    }),
  );
