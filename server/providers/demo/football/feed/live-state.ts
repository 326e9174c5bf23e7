import type { FootballLiveState, FootballPeriod, FootballPlay } from '../../../../ports/index.ts';
import type { Play, Side } from '../engine/play.ts';
import { QUARTER_SECONDS } from '../engine/rules.ts';
import type { FootballGame } from '../league/league.ts';
import { gameIdAt } from '../schedule/fixture.ts';
import { phaseAt } from './game-phase.ts';
import { codesOf, placeOf, playText } from './play-text.ts';

const PLAYS_SHOWN = 20;

const periodOf = ({ period }: Pick<Play, 'period'>): FootballPeriod => (period === 5 ? 'overtime' : period);

function clockOf({ period, clock }: Pick<Play, 'period' | 'clock'>): string | null {
  if (period === 5) return null;
  return `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
}

function livePlay(game: FootballGame, play: Play): FootballPlay {
  return {
    at: new Date(game.fixture.startsAt + play.at * 1000),
    quarter: periodOf(play),
    clock: clockOf(play),
    possession: play.side,
    text: playText(game, play),
    isScoring: play.scored !== null,
    score: { ...play.score },
  };
}

/** Points by quarter of the plays told so far. */
function quartersOf(plays: readonly Play[]): FootballLiveState['quarters'] {
  const quarters: FootballLiveState['quarters'] = { away: [0], home: [0] };
  let before: Record<Side, number> = { away: 0, home: 0 };
  for (const { period, score } of plays) {
    while (quarters.away.length < period) {
      quarters.away.push(0);
      quarters.home.push(0);
    }
    quarters.away[period - 1]! += score.away - before.away;
    quarters.home[period - 1]! += score.home - before.home;
    before = score;
  }
  return quarters;
}

const KICKOFF: Pick<Play, 'period' | 'clock' | 'score' | 'next'> = {
  period: 1,
  clock: QUARTER_SECONDS,
  score: { away: 0, home: 0 },
  next: null,
};

// The clock stands at nothing until the next quarter's first play is told; the second half begins with a kickoff.
function isBreakAfter({ period, clock }: Pick<Play, 'period' | 'clock'>, isOver: boolean): boolean {
  return !isOver && period < 5 && clock === 0;
}

/** What is on the field at `asOf`; after the end, how it ended. Null before the kickoff. */
export function liveStateAt(game: FootballGame, asOf: number): FootballLiveState | null {
  const phase = phaseAt(game, asOf);
  if (phase.status === 'scheduled') return null;
  const isOver = phase.status === 'final';
  const told = game.season.tapeOf(game.fixture).plays.slice(0, phase.plays);
  const last = told.at(-1) ?? KICKOFF;
  const isBreak = isBreakAfter(last, isOver);
  const spot = isOver || isBreak ? null : last.next;
  const plays = told
    .slice(-PLAYS_SHOWN)
    .reverse()
    .map((play) => livePlay(game, play));
  return {
    gameId: gameIdAt(game.fixture, asOf),
    asOf: new Date(asOf),
    quarter: periodOf(last),
    clock: clockOf(last),
    isBreak,
    possession: spot?.side ?? null,
    down: spot?.down ?? null,
    distance: spot?.distance ?? null,
    ballOn: spot === null ? null : placeOf(spot, codesOf(game)),
    lastPlay: plays[0]?.text ?? null,
    plays,
    score: { ...last.score },
    quarters: quartersOf(told),
  };
}
