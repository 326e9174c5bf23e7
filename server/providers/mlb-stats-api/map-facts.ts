import type { BaseballFacts, PlayerFacts } from '@clearedge/quant/grading';
import type { BoxScore, FeedGame } from '../../ports/baseball-feed.ts';
import { playerFacts } from '../../ports/player-facts.ts';
import { completedInnings, doubtsOfResult, isKnownSide, scheduledInningsOf, scoreAfter, scoreOf } from './check-result.ts';
import { isCalled, statusOf } from './game-status.ts';
import { mapBoxScore, mapLineScore } from './map-box.ts';
import type { WireLiveFeed } from './schema/live-feed.ts';

const POSTSEASON = new Set(['F', 'D', 'L', 'W']);
/** A side whose lineup the box score does not tell names no one: bets on its players wait. */
function playersOf({ liveData }: WireLiveFeed, box: BoxScore, isOver: boolean): Record<string, PlayerFacts> {
  const sideOf = (side: 'away' | 'home'): BoxScore['away'] => (isKnownSide(box[side]) ? box[side] : { batters: [], pitchers: [] });
  const rosters = (['away', 'home'] as const).flatMap((side) =>
    isKnownSide(box[side]) ? Object.values(liveData.boxscore.teams[side].players).map(({ person }) => String(person.id)) : [],
  );
  return playerFacts(rosters, { away: sideOf('away'), home: sideOf('home') }, isOver);
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
  const common = {
    state,
    scheduledInnings,
    players: playersOf(feed, box, state !== 'suspended'),
    postseason: POSTSEASON.has(gameData.game.type ?? ''),
  };
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
