import type { BasketballLiveState, LeaguePlay } from '../../../../ports/index.ts';
import type { Told } from '../../leagues/create-feed.ts';
import type { BasketballPlay } from '../engine/play.ts';
import { pointsByPeriod } from '../engine/points-by-period.ts';
import { playText, type ToldBasketball } from './play-text.ts';

const OPENING = { period: 1, clock: 720, score: { away: 0, home: 0 } } as const;

/** 'mm:ss' left in the period. */
const clockOf = ({ clock }: Pick<BasketballPlay, 'clock'>): string =>
  `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;

const livePlay = (game: ToldBasketball, play: BasketballPlay): LeaguePlay => ({
  at: new Date(game.fixture.startsAt + play.at * 1000),
  period: play.period,
  clock: clockOf(play),
  possession: play.side,
  text: playText(game, play),
  isScoring: play.points > 0,
  score: { ...play.score },
});

/** What a side has scored since the other's last points. */
function runOf(plays: readonly BasketballPlay[]): BasketballLiveState['run'] {
  const baskets = plays.filter(({ points }) => points > 0);
  const side = baskets.at(-1)?.side;
  if (side === undefined) return null;
  const run = baskets.slice(baskets.findLastIndex((play) => play.side !== side) + 1);
  return { side, points: run.reduce((sum, { points }) => sum + points, 0) };
}

/** How a game that has started stands; after the end, how it ended. */
export function basketballLive(game: ToldBasketball, { isOver, plays: reported }: Told<BasketballPlay>, asOf: number): BasketballLiveState {
  const last = reported.at(-1);
  const { period, clock, score } = last ?? OPENING;
  const plays = reported.map((play) => livePlay(game, play)).reverse();
  return {
    kind: 'basketball',
    gameId: game.idAt(asOf),
    asOf: new Date(asOf),
    period,
    clock: clockOf({ clock }),
    isBreak: !isOver && last?.kind === 'period_end',
    run: runOf(reported),
    lastPlay: plays[0]?.text ?? null,
    plays,
    score: { ...score },
    periods: pointsByPeriod(reported),
  };
}
