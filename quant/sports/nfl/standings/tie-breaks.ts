import { gamesOf, groupBy, outcomeOf, type PlayedGame, recordOf, type TeamGame, type WinLossTie, winShare } from '../../league/table.ts';
import { type Conference, conferenceOf, DIVISIONS, type Division, divisionOf } from './divisions.ts';

/** What can part clubs with the same share of wins, in the league's words for its steps. */
export type TieBreak =
  | 'head_to_head'
  | 'sweep'
  | 'division'
  | 'common'
  | 'conference'
  | 'strength_of_victory'
  | 'strength_of_schedule'
  | 'conference_ranking'
  | 'league_ranking'
  | 'common_net'
  | 'conference_net'
  | 'all_net'
  | 'coin_toss';
type Step = Exclude<TieBreak, 'coin_toss'>;

/** The best of some tied clubs, with what parted each of the others from it. */
interface Best {
  code: string;
  partedBy: ReadonlyMap<string, TieBreak>;
}

const LAST_STEPS = ['strength_of_victory', 'strength_of_schedule', 'conference_ranking', 'league_ranking'] as const;
const WITHIN_DIVISION: readonly Step[] = ['head_to_head', 'division', 'common', 'conference', ...LAST_STEPS, 'common_net', 'all_net'];
const TWO_ACROSS: readonly Step[] = ['head_to_head', 'conference', 'common', ...LAST_STEPS, 'conference_net', 'all_net'];
const MORE_ACROSS: readonly Step[] = ['sweep', ...TWO_ACROSS.slice(1)];
/** Games against common opponents that clubs of several divisions need each before those count. */
const LEAST_COMMON = 4;

const net = (games: readonly TeamGame[]): number => games.reduce((sum, { scored, allowed }) => sum + scored - allowed, 0);

/** A season's games as its tie-breaks read them. */
export interface Season {
  own: ReadonlyMap<string, readonly TeamGame[]>;
  record: ReadonlyMap<string, WinLossTie>;
  /** Places in points scored and allowed, added; among the clubs of the conference, and of the league. */
  ranking: { conference: ReadonlyMap<string, number>; league: ReadonlyMap<string, number> };
}

/** Places in points scored and in points allowed, added; clubs with as many share the better place. */
function combinedRanking(codes: readonly string[], own: Season['own']): [string, number][] {
  const points = codes.map((code) => ({ code, ...recordOf(own.get(code)!) }));
  return points.map((club) => {
    const scored = points.filter(({ pointsFor }) => pointsFor > club.pointsFor).length;
    const allowed = points.filter(({ pointsAgainst }) => pointsAgainst < club.pointsAgainst).length;
    return [club.code, scored + allowed];
  });
}

const CODES: readonly string[] = Object.values(DIVISIONS).flat();
const codesIn = (conference: Conference): string[] => CODES.filter((code) => conferenceOf(divisionOf(code)!) === conference);

/** RangeError for a score that is no whole number from 0 on. */
export function readSeason(games: readonly PlayedGame[]): Season {
  const own = new Map(CODES.map((code) => [code, gamesOf(code, games)]));
  return {
    own,
    record: new Map(CODES.map((code) => [code, recordOf(own.get(code)!)])),
    ranking: {
      conference: new Map([...combinedRanking(codesIn('AFC'), own), ...combinedRanking(codesIn('NFC'), own)]),
      league: new Map(combinedRanking(CODES, own)),
    },
  };
}

const ofConference = (division: Division) => {
  const conference = conferenceOf(division);
  return ({ opponent }: TeamGame): boolean => conferenceOf(divisionOf(opponent)!) === conference;
};

/** The games of a tied club against opponents that all of them have met. */
function commonGames({ own }: Season, tied: readonly string[], code: string): TeamGame[] {
  const met = tied.map((one) => new Set(own.get(one)!.map(({ opponent }) => opponent)));
  return own.get(code)!.filter(({ opponent }) => met.every((opponents) => opponents.has(opponent)));
}

/** 1 for a club that beat each of the others, -1 for one that lost to each of them; a club that split, or did not meet one, is neither. */
function sweepOf(games: readonly TeamGame[], others: readonly string[]): number {
  const results = others.map((other) => {
    const outcomes = games.filter(({ opponent }) => opponent === other).map(outcomeOf);
    return outcomes.length > 0 && outcomes.every((outcome) => outcome === outcomes[0]) ? outcomes[0] : null;
  });
  if (results.every((outcome) => outcome === 'win')) return 1;
  return results.every((outcome) => outcome === 'loss') ? -1 : 0;
}

/** Record of the clubs played, each as often as it was. */
function strength({ record }: Season, games: readonly TeamGame[]): number {
  const sum = { wins: 0, losses: 0, ties: 0 };
  for (const { opponent } of games)
    for (const outcome of ['wins', 'losses', 'ties'] as const) sum[outcome] += record.get(opponent)![outcome];
  return winShare(sum);
}

/** What a tied club is worth at a step; more is better. */
function worthAt(step: Step, season: Season, tied: readonly string[], code: string): number {
  const games = season.own.get(code)!;
  const division = divisionOf(code)!;
  const share = (some: readonly TeamGame[]): number => winShare(recordOf(some));
  switch (step) {
    case 'head_to_head':
      return share(games.filter(({ opponent }) => tied.includes(opponent)));
    case 'sweep':
      return sweepOf(
        games,
        tied.filter((other) => other !== code),
      );
    case 'division':
      return share(games.filter(({ opponent }) => divisionOf(opponent) === division));
    case 'common':
      return share(commonGames(season, tied, code));
    case 'conference':
      return share(games.filter(ofConference(division)));
    case 'strength_of_victory':
      return strength(
        season,
        games.filter((game) => outcomeOf(game) === 'win'),
      );
    case 'strength_of_schedule':
      return strength(season, games);
    case 'conference_ranking':
      return -season.ranking.conference.get(code)!;
    case 'league_ranking':
      return -season.ranking.league.get(code)!;
    case 'common_net':
      return net(commonGames(season, tied, code));
    case 'conference_net':
      return net(games.filter(ofConference(division)));
    case 'all_net':
      return net(games);
  }
}

function isApplied(step: Step, season: Season, tied: readonly string[], isAcross: boolean): boolean {
  return !isAcross || step !== 'common' || tied.every((code) => commonGames(season, tied, code).length >= LEAST_COMMON);
}

/** The clubs that the first step to part them puts ahead; the first by name where none does. */
function partOf(tied: readonly string[], steps: readonly Step[], season: Season, isAcross: boolean): { step: TieBreak; top: string[] } {
  for (const step of steps) {
    if (!isApplied(step, season, tied, isAcross)) continue;
    const [top] = groupBy(tied, (code) => worthAt(step, season, tied, code));
    if (top!.length < tied.length) return { step, top: top! };
  }
  return { step: 'coin_toss', top: tied.slice(0, 1) };
}

/**
 * The best of some clubs with the same share of wins, all of one division or each of another. Clubs that a step puts behind are out, and
 * those left begin again at the first step for as many. Net touchdowns are not kept, so a coin toss, shown in alphabetical order, follows
 * net points. Source: operations.nfl.com, tie-breaking procedures in force since 2002.
 */
export function bestOf(tied: readonly string[], season: Season): Best {
  const partedBy = new Map<string, TieBreak>();
  const isAcross = new Set(tied.map(divisionOf)).size > 1;
  let left = [...tied].sort();
  const drop = (kept: readonly string[], step: TieBreak): void => {
    for (const code of left) if (!kept.includes(code)) partedBy.set(code, step);
    left = [...kept];
  };
  while (left.length > 1) {
    const steps = !isAcross ? WITHIN_DIVISION : left.length === 2 ? TWO_ACROSS : MORE_ACROSS;
    const parted = partOf(left, steps, season, isAcross);
    drop(parted.top, parted.step);
  }
  return { code: left[0]!, partedBy };
}
