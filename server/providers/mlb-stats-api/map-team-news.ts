import type { Injury } from '../../ports/player-stats.ts';
import { rateOf } from './read-number.ts';
import type { WireRoster, WireStandings, WireTransaction } from './schema/people.ts';
import { findMlbTeam } from './teams.ts';

const PLACED = /placed (?:(\S+) )?.+? on the \d+-day injured list(?: retroactive to [^.]+)?\.?\s*(.*)$/i;
const OUT = /injured|bereavement|paternity|restricted|suspended/i;
const STAY = /injured (\d+)-day/i;

const dayOf = ({ effectiveDate, date }: WireTransaction): string | null => effectiveDate ?? date ?? null;
const latestFirst = (a: WireTransaction, b: WireTransaction): number => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? '') || b.id - a.id;

/**
 * Who is out by a club's 40-man roster, with what the transactions say of the latest placement.
 * Throws where the roster is another one than asked for or gives no status: it would read as a healthy club.
 */
export function mapInjuries({ roster, rosterType }: WireRoster, transactions: readonly WireTransaction[], teamCode: string): Injury[] {
  if (rosterType && rosterType.toLowerCase() !== '40man') throw new Error(`a ${rosterType} roster does not list injured players`);
  if (!roster.rows.some(({ status }) => status?.description)) throw new Error('the roster gives no status of its players');
  const placements = transactions.filter(({ description }) => PLACED.test(description ?? '')).sort(latestFirst);
  return roster.rows.flatMap(({ person, position, status }): Injury[] => {
    const words = status?.description ?? '';
    if (!OUT.test(words)) return [];
    const days = STAY.exec(words)?.[1];
    const placed = days === undefined ? undefined : placements.find((row) => row.person?.id === person.id);
    const [, reported, why] = PLACED.exec(placed?.description ?? '') ?? [];
    const list = days === undefined ? words : `${days}-day injured list`;
    return [
      {
        playerId: String(person.id),
        name: person.fullName,
        teamCode,
        position: reported ?? position?.abbreviation ?? null,
        description: why ? `${list}: ${why.trim().replace(/\.$/, '')}` : list,
        since: placed ? dayOf(placed) : null,
        expectedReturn: null,
      },
    ];
  });
}

export interface TeamStanding {
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
export const mapStandings = ({ records }: WireStandings): TeamStanding[] =>
  records.flatMap(({ division, teamRecords }) =>
    teamRecords.rows.flatMap((row) => {
      const known = findMlbTeam(row.team.id);
      if (!known) return [];
      return {
        code: known.code,
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
