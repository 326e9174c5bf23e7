import type { BaseballFacts, PlayerFacts } from '@clearedge/quant/grading';
import type { BatterLine, BoxScore, FeedGame, PitcherLine } from '../../ports/baseball-feed.ts';
import { completedInnings, doubtsOfResult, isKnownSide, scheduledInningsOf, scoreAfter, scoreOf } from './check-result.ts';
import { isCalled, statusOf } from './game-status.ts';
import { mapBoxScore, mapLineScore } from './map-box.ts';
import type { WireLiveFeed } from './schema/live-feed.ts';

const POSTSEASON = new Set(['F', 'D', 'L', 'W']);
const ABSENT: PlayerFacts = { started: false, threwFirstPitch: false, stats: {} };

type Stats = PlayerFacts['stats'];
/** Only what is known: a bet on a figure that is missing waits. */
const known = (stats: Record<string, number | null>): Stats =>
  Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== null));

const batterFacts = (line: BatterLine): Stats =>
  known({
    hits: line.hits,
    total_bases: line.totalBases,
    home_runs: line.homeRuns,
    rbi: line.runsBattedIn,
    runs: line.runs,
    stolen_bases: line.stolenBases,
    batter_walks: line.walks,
    batter_strikeouts: line.strikeouts,
  });
const pitcherFacts = (line: PitcherLine): Stats =>
  known({
    pitcher_strikeouts: line.strikeouts,
    pitcher_outs: line.outs,
    pitcher_hits_allowed: line.hits,
    pitcher_walks: line.walks,
    pitcher_earned_runs: line.earnedRuns,
  });

/**
 * Every player of either roster is named, so that a prop on one who did not play is void; who bats and pitches has both. A side whose lineup
 * the box score does not tell names no one: bets on its players wait.
 */
function playersOf({ liveData }: WireLiveFeed, box: BoxScore): Record<string, PlayerFacts> {
  const sides = (['away', 'home'] as const).filter((side) => isKnownSide(box[side]));
  const players: Record<string, PlayerFacts> = {};
  for (const side of sides)
    for (const { person } of Object.values(liveData.boxscore.teams[side].players)) players[String(person.id)] = ABSENT;
  const add = (playerId: string, more: PlayerFacts): void => {
    const { started, threwFirstPitch, stats } = players[playerId] ?? ABSENT;
    players[playerId] = {
      started: started || more.started,
      threwFirstPitch: threwFirstPitch || more.threwFirstPitch,
      stats: { ...stats, ...more.stats },
    };
  };
  for (const { batters, pitchers } of sides.map((side) => box[side])) {
    for (const line of batters) add(line.playerId, { started: line.isStarter, threwFirstPitch: false, stats: batterFacts(line) });
    for (const line of pitchers) add(line.playerId, { started: false, threwFirstPitch: line.isStarter, stats: pitcherFacts(line) });
  }
  return players;
}

const STATES: Readonly<Partial<Record<ReturnType<typeof statusOf>, BaseballFacts['state']>>> = {
  final: 'final',
  postponed: 'postponed',
  cancelled: 'postponed',
  suspended: 'suspended',
};

export interface Doubted {
  doubts: readonly string[];
}

/** What bets are graded on; null while the game is to come or goes on, and doubts where the feed's result contradicts itself. */
export function mapFacts(
  feed: WireLiveFeed,
  { away, home, score }: Pick<FeedGame, 'away' | 'home' | 'score'>,
): BaseballFacts | Doubted | null {
  const { gameData, liveData } = feed;
  const found = STATES[statusOf(gameData.status)];
  if (!found) return null;
  const state = found === 'final' && isCalled(gameData.status) ? 'called' : found;
  const box = mapBoxScore(liveData);
  const { linescore, plays } = liveData;
  const scheduledInnings = scheduledInningsOf(linescore);
  const common = { state, scheduledInnings, players: playersOf(feed, box), postseason: POSTSEASON.has(gameData.game.type ?? '') };
  if (state === 'postponed')
    return {
      ...common,
      completedInnings: 0,
      score: { away: 0, home: 0 },
      lineScore: { away: [], home: [] },
      starters: { away: null, home: null },
    };
  const doubts = doubtsOfResult({
    teams: { away: away.code, home: home.code },
    linescore,
    box,
    scheduled: score,
    lastPlay: scoreAfter(plays.allPlays),
    isFull: state === 'final',
  });
  const runs = scoreOf(linescore);
  const completed = completedInnings(linescore);
  if (doubts.length > 0 || !runs || completed === null) return { doubts };
  const innings = mapLineScore(linescore);
  const starterOf = ({ pitchers }: BoxScore['away']): string | null => pitchers.find(({ isStarter }) => isStarter)?.playerId ?? null;
  return {
    ...common,
    completedInnings: completed,
    score: runs,
    // Without a doubt no inning is unknown.
    lineScore: { away: innings.away.map(Number), home: innings.home.map(Number) },
    starters: { away: starterOf(box.away), home: starterOf(box.home) },
  };
}
