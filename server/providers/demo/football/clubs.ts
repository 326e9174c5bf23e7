import type { TeamRef } from '../../../ports/index.ts';

export interface FootballClub extends TeamRef {
  venue: { name: string; city: string; roof: 'open' | 'retractable' };
  /** IANA zone of the stadium. */
  zone: string;
}

const club = (code: string, name: string, stadium: string, city: string, zone: string): FootballClub => ({
  code,
  name,
  venue: { name: stadium, city, roof: code === 'BC' ? 'retractable' : 'open' },
  zone: `America/${zone}`,
});

/** The clubs and stadiums of the real league; their players here are invented. */
export const CLUBS: readonly FootballClub[] = [
  club('BC', 'BC Lions', 'BC Place', 'Vancouver', 'Vancouver'),
  club('CGY', 'Calgary Stampeders', 'McMahon Stadium', 'Calgary', 'Edmonton'),
  club('EDM', 'Edmonton Elks', 'Commonwealth Stadium', 'Edmonton', 'Edmonton'),
  club('HAM', 'Hamilton Tiger-Cats', 'Hamilton Stadium', 'Hamilton', 'Toronto'),
  club('MTL', 'Montreal Alouettes', 'Percival Molson Memorial Stadium', 'Montreal', 'Toronto'),
  club('OTT', 'Ottawa Redblacks', 'TD Place Stadium', 'Ottawa', 'Toronto'),
  club('SSK', 'Saskatchewan Roughriders', 'Mosaic Stadium', 'Regina', 'Regina'),
  club('TOR', 'Toronto Argonauts', 'BMO Field', 'Toronto', 'Toronto'),
  club('WPG', 'Winnipeg Blue Bombers', 'Princess Auto Stadium', 'Winnipeg', 'Winnipeg'),
];

const byCode = new Map(CLUBS.map((each) => [each.code, each]));

export function clubOf(code: string): FootballClub {
  const found = byCode.get(code);
  if (found === undefined) throw new RangeError(`Not a club of the league: ${code}`);
  return found;
}
