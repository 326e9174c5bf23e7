import type { TeamRef } from '../../../ports/index.ts';

export interface FootballTeam extends TeamRef {
  venue: { name: string; city: string; roof: 'open' | 'retractable' };
  /** IANA zone of the stadium. */
  zone: string;
}

const team = (code: string, name: string, stadium: string, city: string, zone: string): FootballTeam => ({
  code,
  name,
  venue: { name: stadium, city, roof: code === 'BC' ? 'retractable' : 'open' },
  zone: `America/${zone}`,
});

/** The clubs and stadiums of the real league; their players here are invented. */
export const TEAMS: readonly FootballTeam[] = [
  team('BC', 'BC Lions', 'BC Place', 'Vancouver', 'Vancouver'),
  team('CGY', 'Calgary Stampeders', 'McMahon Stadium', 'Calgary', 'Edmonton'),
  team('EDM', 'Edmonton Elks', 'Commonwealth Stadium', 'Edmonton', 'Edmonton'),
  team('HAM', 'Hamilton Tiger-Cats', 'Hamilton Stadium', 'Hamilton', 'Toronto'),
  team('MTL', 'Montreal Alouettes', 'Percival Molson Memorial Stadium', 'Montreal', 'Toronto'),
  team('OTT', 'Ottawa Redblacks', 'TD Place Stadium', 'Ottawa', 'Toronto'),
  team('SSK', 'Saskatchewan Roughriders', 'Mosaic Stadium', 'Regina', 'Regina'),
  team('TOR', 'Toronto Argonauts', 'BMO Field', 'Toronto', 'Toronto'),
  team('WPG', 'Winnipeg Blue Bombers', 'Princess Auto Stadium', 'Winnipeg', 'Winnipeg'),
];

const byCode = new Map(TEAMS.map((each) => [each.code, each]));

export function teamOf(code: string): FootballTeam {
  const found = byCode.get(code);
  if (found === undefined) throw new RangeError(`Not a club of the league: ${code}`);
  return found;
}
