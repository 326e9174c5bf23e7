import type { TeamRef } from '../../../ports/index.ts';

export interface LeagueTeam extends TeamRef {
  conference: string;
  division: string;
  venue: { name: string; city: string; roof: 'open' | 'retractable' | 'dome' };
  /** IANA zone of the venue. */
  zone: string;
}

type Zone = 'E' | 'C' | 'M' | 'P' | 'A';
const ZONES: Record<Zone, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  A: 'America/Phoenix',
};

/** Rows of `code | name | venue | city | zone | o(pen), r(etractable) or d(ome)`, of one division. */
export const divisionOf = (conference: string, division: string, rows: string): LeagueTeam[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [code, name, venue, city, zone, roof] = row.split('|').map((cell) => cell.trim()) as [
        string,
        string,
        string,
        string,
        Zone,
        string,
      ];
      return {
        code,
        name,
        conference,
        division,
        zone: ZONES[zone],
        venue: { name: venue, city, roof: roof === 'o' ? 'open' : roof === 'r' ? 'retractable' : 'dome' },
      };
    });

/** The same with the club's name put in: rows of `code | venue | city | zone | roof`. */
export const clubsOf =
  (names: Readonly<Record<string, string>>) =>
  (conference: string, division: string, rows: string): LeagueTeam[] =>
    divisionOf(
      conference,
      division,
      rows.replace(/^(\s*)([A-Z]+) /gm, (_row, gap: string, code: string) => `${gap}${code} | ${names[code]} `),
    );
