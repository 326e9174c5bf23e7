import type { BaseballFacts, PlayerFacts } from '@clearedge/quant/grading';
import type { BatterLine, BoxScore, PitcherLine } from '../../ports/event-feed.ts';
import { isCalled, statusOf } from './game-status.ts';
import { mapBoxScore, mapLineScore } from './map-box.ts';
import type { WireLiveFeed } from './schema/live-feed.ts';
import type { WireLineScore } from './schema/schedule.ts';

const REGULATION = 9;
const POSTSEASON = new Set(['F', 'D', 'L', 'W']);
const ABSENT: PlayerFacts = { started: false, threwFirstPitch: false, stats: {} };

const batterFacts = (line: BatterLine): PlayerFacts['stats'] => ({
  hits: line.hits,
  total_bases: line.totalBases,
  home_runs: line.homeRuns,
  rbi: line.runsBattedIn,
  runs: line.runs,
  stolen_bases: line.stolenBases,
  batter_walks: line.walks,
  batter_strikeouts: line.strikeouts,
});
const pitcherFacts = (line: PitcherLine): PlayerFacts['stats'] => ({
  pitcher_strikeouts: line.strikeouts,
  pitcher_outs: line.outs,
  pitcher_hits_allowed: line.hits,
  pitcher_walks: line.walks,
  pitcher_earned_runs: line.earnedRuns,
});

/** Every man of either roster is named, so that a prop on one who did not play is void; a man who bats and pitches has both. */
function playersOf({ liveData }: WireLiveFeed, box: BoxScore): Record<string, PlayerFacts> {
  const { away, home } = liveData.boxscore.teams;
  const players: Record<string, PlayerFacts> = {};
  for (const side of [away, home]) for (const { person } of Object.values(side.players)) players[String(person.id)] = ABSENT;
  const add = (playerId: string, more: PlayerFacts): void => {
    const { started, threwFirstPitch, stats } = players[playerId] ?? ABSENT;
    players[playerId] = {
      started: started || more.started,
      threwFirstPitch: threwFirstPitch || more.threwFirstPitch,
      stats: { ...stats, ...more.stats },
    };
  };
  for (const { batters, pitchers } of [box.away, box.home]) {
    for (const line of batters) add(line.playerId, { started: line.isStarter, threwFirstPitch: false, stats: batterFacts(line) });
    for (const line of pitchers) add(line.playerId, { started: false, threwFirstPitch: line.isStarter, stats: pitcherFacts(line) });
  }
  return players;
}

/** Half steps: the half in play counts once it has its three outs. */
const completedInnings = ({ currentInning, isTopInning, outs }: WireLineScore): number =>
  Math.max(0, (currentInning ?? 1) - 1 + (isTopInning ? 0 : 0.5) + ((outs ?? 0) >= 3 ? 0.5 : 0));

const STATES: Readonly<Partial<Record<ReturnType<typeof statusOf>, BaseballFacts['state']>>> = {
  final: 'final',
  postponed: 'postponed',
  cancelled: 'postponed',
  suspended: 'suspended',
};

/** What bets are graded on; null while the game is to come or goes on. */
export function mapFacts(feed: WireLiveFeed): BaseballFacts | null {
  const { gameData, liveData } = feed;
  const found = STATES[statusOf(gameData.status)];
  if (!found) return null;
  const state = found === 'final' && isCalled(gameData.status) ? 'called' : found;
  const box = mapBoxScore(liveData);
  const scheduledInnings = liveData.linescore.scheduledInnings ?? REGULATION;
  const common = { state, scheduledInnings, players: playersOf(feed, box), postseason: POSTSEASON.has(gameData.game.type ?? '') };
  if (state === 'postponed')
    return {
      ...common,
      completedInnings: 0,
      score: { away: 0, home: 0 },
      lineScore: { away: [], home: [] },
      starters: { away: null, home: null },
    };
  const { away, home, totals } = mapLineScore(liveData.linescore);
  const starterOf = ({ pitchers }: BoxScore['away']): string | null => pitchers.find(({ isStarter }) => isStarter)?.playerId ?? null;
  return {
    ...common,
    completedInnings: completedInnings(liveData.linescore),
    score: { away: totals.away.runs, home: totals.home.runs },
    lineScore: { away, home },
    starters: { away: starterOf(box.away), home: starterOf(box.home) },
  };
}
