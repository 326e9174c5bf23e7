import type { FeedPitcher } from '../../ports/event-feed.ts';
import type { FeedPlayer, SeasonLine } from '../../ports/player-stats.ts';
import { rateOf, statOf } from './read-number.ts';
import type { WirePerson } from './schema/people.ts';

type Stat = Readonly<Record<string, unknown>>;

/** The season's figures of a kind; a man traded during it has a split for each club and a last one for all. */
function seasonOf({ stats }: WirePerson, group: 'hitting' | 'pitching'): Stat | null {
  const found = stats?.find(({ type, group: each }) => type?.displayName === 'season' && each?.displayName === group);
  const splits = found?.splits ?? [];
  return (splits.find(({ team }) => !team) ?? splits.at(-1))?.stat ?? null;
}

const handOf = (code: string | null | undefined): 'L' | 'R' => (code === 'L' ? 'L' : 'R');
export const batsOf = (code: string | null | undefined): 'L' | 'R' | 'S' => (code === 'S' ? 'S' : handOf(code));

export function mapPitcher(person: WirePerson): FeedPitcher {
  const stat = seasonOf(person, 'pitching');
  const faced = statOf(stat, 'battersFaced');
  return {
    playerId: String(person.id),
    name: person.fullName,
    throws: handOf(person.pitchHand?.code),
    wins: statOf(stat, 'wins'),
    losses: statOf(stat, 'losses'),
    era: rateOf(stat, 'era'),
    // "65.2" is sixty-five and two thirds: outs are the number to reckon with.
    inningsPitched: statOf(stat, 'outs') / 3,
    strikeouts: statOf(stat, 'strikeOuts'),
    walks: statOf(stat, 'baseOnBalls'),
    strikeoutRate: faced > 0 ? statOf(stat, 'strikeOuts') / faced : null,
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

const battingOf = (stat: Stat): SeasonLine['batting'] => ({
  plateAppearances: statOf(stat, 'plateAppearances'),
  atBats: statOf(stat, 'atBats'),
  hits: statOf(stat, 'hits'),
  doubles: statOf(stat, 'doubles'),
  triples: statOf(stat, 'triples'),
  homeRuns: statOf(stat, 'homeRuns'),
  runs: statOf(stat, 'runs'),
  runsBattedIn: statOf(stat, 'rbi'),
  walks: statOf(stat, 'baseOnBalls'),
  strikeouts: statOf(stat, 'strikeOuts'),
  stolenBases: statOf(stat, 'stolenBases'),
});

const pitchingOf = (stat: Stat): SeasonLine['pitching'] => ({
  starts: statOf(stat, 'gamesStarted'),
  outs: statOf(stat, 'outs'),
  battersFaced: statOf(stat, 'battersFaced'),
  hits: statOf(stat, 'hits'),
  runs: statOf(stat, 'runs'),
  earnedRuns: statOf(stat, 'earnedRuns'),
  walks: statOf(stat, 'baseOnBalls'),
  strikeouts: statOf(stat, 'strikeOuts'),
  homeRuns: statOf(stat, 'homeRuns'),
  wins: statOf(stat, 'wins'),
  losses: statOf(stat, 'losses'),
  saves: statOf(stat, 'saves'),
});

/** Null for a man without figures this season. */
export function mapSeasonLine(person: WirePerson): SeasonLine | null {
  const [batting, pitching] = [seasonOf(person, 'hitting'), seasonOf(person, 'pitching')];
  if (!batting && !pitching) return null;
  const games = Math.max(statOf(batting, 'gamesPlayed'), statOf(pitching, 'gamesPlayed'));
  return {
    playerId: String(person.id),
    games,
    batting: batting ? battingOf(batting) : null,
    pitching: pitching ? pitchingOf(pitching) : null,
  };
}
