import {
  BATTER_N0,
  BULLPEN_N0,
  BULLPEN_RATES,
  fadeCounts,
  LEAGUE_RATES,
  type OutcomeCounts,
  type OutcomeRates,
  PITCHER_N0,
  STARTER_RATES,
  type Steals,
  shrinkRates,
  shrinkSteals,
} from '@clearedge/quant/sports/baseball/players';
import type { SeasonLine } from '../../../ports/index.ts';

type Batting = NonNullable<SeasonLine['batting']>;
type Pitching = NonNullable<SeasonLine['pitching']>;

/** Lines of one season and how long ago, on average, they were made. */
export interface DatedLines {
  daysAgo: number;
  lines: ReadonlyMap<string, SeasonLine>;
}

const atLeastZero = (count: number): number => Math.max(0, count);

/** Turns at bat by what they came to. A line does not tell men hit by a pitch from sacrifices: the league's share of them, where there is room. */
export function battingCounts(line: Batting): OutcomeCounts {
  const { plateAppearances, hits, doubles, triples, homeRuns, walks, strikeouts, atBats } = line;
  const others = atLeastZero(plateAppearances - atBats - walks);
  const hitByPitch = Math.min(others, LEAGUE_RATES.hitByPitch * plateAppearances);
  return {
    out: atLeastZero(plateAppearances - hits - walks - strikeouts - hitByPitch),
    strikeout: strikeouts,
    single: atLeastZero(hits - doubles - triples - homeRuns),
    walk: walks,
    double: doubles,
    homeRun: homeRuns,
    hitByPitch,
    triple: triples,
  };
}

/** Turns at bat against a pitcher by outcome. His line does not tell hits apart: they are split in the league's proportions. */
export function pitchingCounts(line: Pitching, league: OutcomeRates): OutcomeCounts {
  const { battersFaced, hits, homeRuns, walks, strikeouts } = line;
  const inPlay = atLeastZero(hits - homeRuns);
  const leagueInPlay = league.single + league.double + league.triple;
  const hitByPitch = Math.min(atLeastZero(battersFaced - hits - walks - strikeouts), league.hitByPitch * battersFaced);
  return {
    out: atLeastZero(battersFaced - hits - walks - strikeouts - hitByPitch),
    strikeout: strikeouts,
    single: (inPlay * league.single) / leagueInPlay,
    walk: walks,
    double: (inPlay * league.double) / leagueInPlay,
    homeRun: homeRuns,
    hitByPitch,
    triple: (inPlay * league.triple) / leagueInPlay,
  };
}

const fadedOf = (seasons: readonly DatedLines[], countsOf: (lines: ReadonlyMap<string, SeasonLine>) => OutcomeCounts[]): OutcomeCounts =>
  fadeCounts(seasons.flatMap(({ daysAgo, lines }) => countsOf(lines).map((counts) => ({ daysAgo, counts }))));

export function batterRates(seasons: readonly DatedLines[], playerId: string): OutcomeRates {
  const counts = fadedOf(seasons, (lines) => {
    const batting = lines.get(playerId)?.batting;
    return batting ? [battingCounts(batting)] : [];
  });
  return shrinkRates(counts, LEAGUE_RATES, BATTER_N0);
}

export function starterRates(seasons: readonly DatedLines[], playerId: string): OutcomeRates {
  const counts = fadedOf(seasons, (lines) => {
    const pitching = lines.get(playerId)?.pitching;
    return pitching ? [pitchingCounts(pitching, STARTER_RATES)] : [];
  });
  return shrinkRates(counts, STARTER_RATES, PITCHER_N0);
}

/** A man who starts less than half of his games is of the bullpen. */
const isReliever = ({ games, pitching }: SeasonLine): boolean => pitching !== null && 2 * pitching.starts < games;

/** The relievers a club has now as one, each in proportion to the men he faced. */
export function bullpenRates(seasons: readonly DatedLines[], roster: ReadonlyMap<string, unknown>): OutcomeRates {
  const counts = fadedOf(seasons, (lines) =>
    [...lines.values()]
      .filter((line) => isReliever(line) && roster.has(line.playerId))
      .map(({ pitching }) => pitchingCounts(pitching!, BULLPEN_RATES)),
  );
  return shrinkRates(counts, BULLPEN_RATES, BULLPEN_N0);
}

/** Lines do not tell how often a man was caught: attempts are what his stolen bases are at the league's 79 percent (2023-2024). */
const SAFE_SHARE = 0.79;

/** A man's steals of second, from the times he was put on first. */
export function stealsOf(seasons: readonly DatedLines[], playerId: string): Steals {
  const record = { opportunities: 0, attempts: 0, safe: 0 };
  for (const { lines } of seasons) {
    const batting = lines.get(playerId)?.batting;
    if (!batting) continue;
    const { single, walk, hitByPitch } = battingCounts(batting);
    record.opportunities += Math.max(single + walk + hitByPitch, batting.stolenBases / SAFE_SHARE);
    record.attempts += batting.stolenBases / SAFE_SHARE;
    record.safe += batting.stolenBases;
  }
  return shrinkSteals(record);
}
