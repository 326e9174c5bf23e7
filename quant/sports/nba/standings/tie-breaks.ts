import { type Placed, placeClubs } from '../../league/placing.ts';
import { gamesOf, type PlayedGame, recordOf, type TeamGame, winShare } from '../../league/table.ts';
import { CONFERENCES, type Conference, clubsIn, DIVISIONS, type Division, divisionOf } from './divisions.ts';

type Step = 'head_to_head' | 'division_winner' | 'division' | 'conference' | 'conference_playoffs' | 'other_playoffs' | 'net_points';
/** What can part clubs with the same share of wins. */
export type TieBreak = Step | 'coin_toss';

const LAST_OF_TWO: readonly Step[] = ['division', 'conference', 'conference_playoffs', 'other_playoffs', 'net_points'];
const LAST_OF_MORE: readonly Step[] = ['division', 'conference', 'conference_playoffs', 'net_points'];
const TWO: readonly Step[] = ['head_to_head', 'division_winner', ...LAST_OF_TWO];
const MORE: readonly Step[] = ['division_winner', 'head_to_head', ...LAST_OF_MORE];
const TWO_IN_DIVISION: readonly Step[] = ['head_to_head', ...LAST_OF_TWO];
const MORE_IN_DIVISION: readonly Step[] = ['head_to_head', ...LAST_OF_MORE];

/** Clubs of a conference in the playoffs. */
const PLAYOFF_CLUBS = 8;

/** A season's games as its tie-breaks read them. */
interface Season {
  own: ReadonlyMap<string, readonly TeamGame[]>;
  shareOf: (code: string) => number;
  /** Clubs with a share of wins at least that of the eighth of their conference. */
  playoffClubs: Readonly<Record<Conference, ReadonlySet<string>>>;
}

const KEYS = Object.keys(CONFERENCES) as Conference[];
const conferenceOf = (code: string): Conference => KEYS.find((key) => clubsIn(key).includes(code))!;

function readSeason(games: readonly PlayedGame[]): Season {
  const own = new Map(KEYS.flatMap(clubsIn).map((code) => [code, gamesOf(code, games)]));
  const shares = new Map([...own].map(([code, played]) => [code, winShare(recordOf(played))]));
  const shareOf = (code: string): number => shares.get(code)!;
  const within = (conference: Conference): ReadonlySet<string> => {
    const codes = clubsIn(conference).toSorted((a, b) => shareOf(b) - shareOf(a));
    const least = shareOf(codes[PLAYOFF_CLUBS - 1]!);
    return new Set(codes.filter((code) => shareOf(code) >= least));
  };
  return { own, shareOf, playoffClubs: { east: within('east'), west: within('west') } };
}

type Winners = ReadonlySet<string>;

/** What a tied club is worth at a step; more is better. Within a division only where all of the tied are of it. */
function worthAt(step: Step, code: string, tied: readonly string[], { own, playoffClubs }: Season, winners: Winners): number {
  const games = own.get(code)!;
  const conference = conferenceOf(code);
  const against = (isMet: (opponent: string) => boolean): number => winShare(recordOf(games.filter(({ opponent }) => isMet(opponent))));
  switch (step) {
    case 'head_to_head':
      return against((opponent) => tied.includes(opponent));
    case 'division_winner':
      return winners.has(code) ? 1 : 0;
    case 'division':
      return new Set(tied.map(divisionOf)).size > 1 ? 0 : against((opponent) => divisionOf(opponent) === divisionOf(code));
    case 'conference':
      return against((opponent) => conferenceOf(opponent) === conference);
    case 'conference_playoffs':
      return against((opponent) => playoffClubs[conference].has(opponent));
    case 'other_playoffs':
      return against((opponent) => playoffClubs[conference === 'east' ? 'west' : 'east'].has(opponent));
    case 'net_points': {
      const { pointsFor, pointsAgainst } = recordOf(games);
      return pointsFor - pointsAgainst;
    }
  }
}

/**
 * The clubs of each conference in order: share of wins, then the league's steps, for two clubs or for more. Ties for the first place of a
 * division are broken before any other, and decide nothing else. Source: nba.com, playoff tie-break procedures in force since 2015-16.
 * RangeError for a score that is no whole number from 0 on.
 */
export function placeConferences(games: readonly PlayedGame[]): Record<Conference, Placed<Step>[]> {
  const season = readSeason(games);
  const place = (codes: readonly string[], two: readonly Step[], more: readonly Step[], winners: Winners): Placed<Step>[] =>
    placeClubs(
      codes,
      season.shareOf,
      (tied) => (tied.length === 2 ? two : more),
      (step, code, tied) => worthAt(step, code, tied, season, winners),
    );
  const winnerOf = (division: Division): string => place(DIVISIONS[division], TWO_IN_DIVISION, MORE_IN_DIVISION, new Set())[0]!.code;
  const winners = new Set((Object.keys(DIVISIONS) as Division[]).map(winnerOf));
  const placed = (conference: Conference) => place(clubsIn(conference), TWO, MORE, winners);
  return { east: placed('east'), west: placed('west') };
}
