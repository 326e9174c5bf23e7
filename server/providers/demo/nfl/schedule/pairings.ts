import { createChance } from '../../chance.ts';
import { NFL_TEAMS } from '../teams.ts';

export interface Pairing {
  away: string;
  home: string;
}

const CONFERENCES = ['AFC', 'NFC'] as const;
const DIVISIONS = ['East', 'North', 'South', 'West'] as const;
const PLACES = [0, 1, 2, 3] as const;
/** Which divisions of a conference meet in a year of three. */
const WITHIN = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** Clubs of a division from the best to the worst of last season, as far as a lot stands in for it. */
function placesOf(text: string, conference: string, division: string): string[] {
  const lot = ({ code }: { code: string }): number => createChance(`${text}|place|${code}`)();
  return NFL_TEAMS.filter((team) => team.conference === conference && team.division === division)
    .sort((a, b) => lot(a) - lot(b))
    .map(({ code }) => code);
}

const alternating = (first: readonly string[], second: readonly string[]): Pairing[] =>
  PLACES.flatMap((i) =>
    PLACES.map((j) => ((i + j) % 2 === 0 ? { home: first[i]!, away: second[j]! } : { home: second[j]!, away: first[i]! })),
  );
const samePlace = (home: readonly string[], away: readonly string[]): Pairing[] =>
  PLACES.map((place) => ({ home: home[place]!, away: away[place]! }));

function withinConference(divisions: readonly string[][], year: number): Pairing[] {
  const [p, q, r, s] = WITHIN[((year % 3) + 3) % 3]!.map((at) => divisions[at]!) as [string[], string[], string[], string[]];
  const rivals = divisions.flatMap((clubs) =>
    clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => ({ home, away }))),
  );
  const met = [...alternating(p, q), ...alternating(r, s)];
  return [...rivals, ...met, ...samePlace(p, r), ...samePlace(r, q), ...samePlace(q, s), ...samePlace(s, p)];
}

/** The 272 games of a season by the league's formula: 6 in the division, 4 and 4 against two others, 2 of the same place, and a seventeenth. */
export function seasonPairings(text: string, year: number): Pairing[] {
  const [afc, nfc] = CONFERENCES.map((conference) => DIVISIONS.map((division) => placesOf(text, conference, division))) as [
    string[][],
    string[][],
  ];
  const across = DIVISIONS.flatMap((_, at) => alternating(afc[at]!, nfc[(at + year) % 4]!));
  const seventeenth = DIVISIONS.flatMap((_, at) => {
    const [own, other] = [afc[at]!, nfc[(at + year + 2) % 4]!];
    return year % 2 === 1 ? samePlace(own, other) : samePlace(other, own);
  });
  return [...withinConference(afc, year), ...withinConference(nfc, year), ...across, ...seventeenth];
}
