import type { FeedPitcher } from '../../ports/baseball-feed.ts';
import type { FeedPlayer, SeasonLine } from '../../ports/player-stats.ts';
import { rateOf, statOf, statsOf } from './read-number.ts';
import type { WirePerson } from './schema/people.ts';

type Stat = Readonly<Record<string, unknown>>;

/** The season's figures of a kind; a man traded during it has a split for each club and a last one for all. */
function seasonOf({ stats }: WirePerson, group: 'hitting' | 'pitching'): Stat | null {
  const found = stats?.find(({ type, group: each }) => type?.displayName === 'season' && each?.displayName === group);
  const splits = found?.splits ?? [];
  return (splits.find(({ team }) => !team) ?? splits.at(-1))?.stat ?? null;
}

const NO_GAMES: Stat = { wins: 0, losses: 0, outs: 0, battersFaced: 0, strikeOuts: 0, baseOnBalls: 0, gamesStarted: 0 };

const handOf = (code: string | null | undefined): 'L' | 'R' => (code === 'L' ? 'L' : 'R');
export const batsOf = (code: string | null | undefined): 'L' | 'R' | 'S' => (code === 'S' ? 'S' : handOf(code));

/** Figures that the source leaves out are null; a pitcher whose figures were asked for and who has none yet has zeros. */
export function mapPitcher(person: WirePerson): FeedPitcher {
  const stat = seasonOf(person, 'pitching') ?? (person.stats ? NO_GAMES : null);
  const [faced, strikeouts, outs] = [statOf(stat, 'battersFaced'), statOf(stat, 'strikeOuts'), statOf(stat, 'outs')];
  return {
    playerId: String(person.id),
    name: person.fullName,
    throws: handOf(person.pitchHand?.code),
    wins: statOf(stat, 'wins'),
    losses: statOf(stat, 'losses'),
    era: rateOf(stat, 'era'),
    // "65.2" is sixty-five and two thirds: outs are the number to reckon with.
    inningsPitched: outs === null ? null : outs / 3,
    strikeouts,
    walks: statOf(stat, 'baseOnBalls'),
    strikeoutRate: faced && strikeouts !== null ? strikeouts / faced : null,
    starts: statOf(stat, 'gamesStarted'),
  };
}

export const mapPlayer = (person: WirePerson, teamCode: string): FeedPlayer => ({
  playerId: String(person.id),
  name: person.fullName,
  teamCode,
  position: person.primaryPosition?.abbreviation ?? '',
  bats: batsOf(person.batSide?.code),
  throws: handOf(person.pitchHand?.code),
});

const BATTING = {
  plateAppearances: 'plateAppearances',
  atBats: 'atBats',
  hits: 'hits',
  doubles: 'doubles',
  triples: 'triples',
  homeRuns: 'homeRuns',
  runs: 'runs',
  runsBattedIn: 'rbi',
  walks: 'baseOnBalls',
  strikeouts: 'strikeOuts',
  stolenBases: 'stolenBases',
} as const satisfies Record<keyof NonNullable<SeasonLine['batting']>, string>;

const PITCHING = {
  starts: 'gamesStarted',
  outs: 'outs',
  battersFaced: 'battersFaced',
  hits: 'hits',
  runs: 'runs',
  earnedRuns: 'earnedRuns',
  walks: 'baseOnBalls',
  strikeouts: 'strikeOuts',
  homeRuns: 'homeRuns',
  wins: 'wins',
  losses: 'losses',
  saves: 'saves',
} as const satisfies Record<keyof NonNullable<SeasonLine['pitching']>, string>;

/** Null for a player without figures this season; a side of the game whose figures are not whole counts as not told. */
export function mapSeasonLine(person: WirePerson): SeasonLine | null {
  const [hitting, pitching] = [seasonOf(person, 'hitting'), seasonOf(person, 'pitching')];
  if (!hitting && !pitching) return null;
  const games = [statOf(hitting, 'gamesPlayed'), statOf(pitching, 'gamesPlayed')].filter((count) => count !== null);
  if (games.length === 0) return null;
  return {
    playerId: String(person.id),
    games: Math.max(...games),
    batting: statsOf(hitting, BATTING),
    pitching: statsOf(pitching, PITCHING),
  };
}
