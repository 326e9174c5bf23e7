import type { FootballLiveState, LeaguePlay, PeriodScores } from '../../../../ports/index.ts';
import type { Told } from '../../leagues/create-feed.ts';
import type { Play, Side } from '../engine/play.ts';
import type { FootballCode } from '../engine/simulate-game.ts';
import { placeOf, playText, type ToldFootball } from './play-text.ts';

const QUARTERS = 4;

type Moment = Pick<Play, 'period' | 'clock' | 'score' | 'next'>;

function clockOf({ period, clock }: Pick<Play, 'period' | 'clock'>, { rules }: FootballCode): string | null {
  if (period > QUARTERS && !rules.isOvertimeTimed) return null;
  return `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
}

const livePlay = (game: ToldFootball, play: Play): LeaguePlay => ({
  at: new Date(game.fixture.startsAt + play.at * 1000),
  period: play.period,
  clock: clockOf(play, game.code),
  possession: play.side,
  text: playText(game, play),
  isScoring: play.scored !== null,
  score: { ...play.score },
});

/** Points by period of the plays told so far, all of overtime as one. */
function periodsOf(plays: readonly Play[]): PeriodScores {
  const periods: PeriodScores = { away: [0], home: [0] };
  let before: Record<Side, number> = { away: 0, home: 0 };
  for (const play of plays) {
    const period = Math.min(play.period, QUARTERS + 1);
    while (periods.away.length < period) {
      periods.away.push(0);
      periods.home.push(0);
    }
    periods.away[period - 1]! += play.score.away - before.away;
    periods.home[period - 1]! += play.score.home - before.home;
    before = play.score;
  }
  return periods;
}

// The clock stands at nothing until the next period's first play is told; the second half begins with a kickoff.
const isBreakAfter = ({ period, clock }: Moment, { rules }: FootballCode, isOver: boolean): boolean =>
  !isOver && clock === 0 && (period <= QUARTERS || rules.isOvertimeTimed);

/** What is on the field of a game that has started; after the end, how it ended. */
export function footballLive(game: ToldFootball, { isOver, plays: reported }: Told<Play>, asOf: number): FootballLiveState {
  const { code, codes } = game;
  const kickoff: Moment = { period: 1, clock: code.rules.quarterSeconds, score: { away: 0, home: 0 }, next: null };
  const last: Moment = reported.at(-1) ?? kickoff;
  const isBreak = isBreakAfter(last, code, isOver);
  const spot = isOver || isBreak ? null : last.next;
  const plays = reported.toReversed().map((play) => livePlay(game, play));
  return {
    kind: 'football',
    gameId: game.idAt(asOf),
    asOf: new Date(asOf),
    period: last.period,
    clock: clockOf(last, code),
    isBreak,
    possession: spot?.side ?? null,
    down: spot?.down ?? null,
    distance: spot?.distance ?? null,
    ballOn: spot === null ? null : placeOf(spot, codes, code.rules.fieldYards),
    lastPlay: plays[0]?.text ?? null,
    plays,
    score: { ...last.score },
    periods: periodsOf(reported),
  };
}
