import type { HockeyLiveState, LeaguePlay } from '../../../../ports/index.ts';
import type { Told } from '../../leagues/create-feed.ts';
import type { Side } from '../../leagues/league.ts';
import { goalsByPeriod, type HockeyPlay, isOnGoal, isShootout } from '../engine/play.ts';
import { playText, type ToldHockey } from './play-text.ts';

const OPENING = { period: 1, score: { away: 0, home: 0 }, onIce: { away: 5, home: 5 }, emptyNet: null } as const;

/** 'mm:ss' left in the period; a shootout has no clock. */
const clockOf = (play: HockeyPlay): string | null =>
  isShootout(play) ? null : `${String(Math.floor(play.clock / 60)).padStart(2, '0')}:${String(play.clock % 60).padStart(2, '0')}`;

const isGoal = ({ kind }: HockeyPlay): boolean => kind === 'goal' || kind === 'shootout_goal';

const livePlay = (game: ToldHockey, play: HockeyPlay): LeaguePlay => ({
  at: new Date(game.fixture.startsAt + play.at * 1000),
  period: play.period,
  clock: clockOf(play),
  possession: play.side,
  text: playText(game, play),
  isScoring: isGoal(play),
  score: { ...play.score },
});

/** What is on the ice of a game that has started; after the end, how it ended. */
export function hockeyLive(game: ToldHockey, { isOver, plays: reported }: Told<HockeyPlay>, asOf: number): HockeyLiveState {
  const last = reported.at(-1);
  const { period, score, onIce, emptyNet } = last ?? OPENING;
  const plays = reported.toReversed().map((play) => livePlay(game, play));
  const shotsOf = (side: Side): number => reported.filter((play) => play.side === side && isOnGoal(play)).length;
  return {
    kind: 'hockey',
    gameId: game.idAt(asOf),
    asOf: new Date(asOf),
    period,
    clock: last ? clockOf(last) : '20:00',
    isBreak: !isOver && last?.kind === 'period_end',
    shots: { away: shotsOf('away'), home: shotsOf('home') },
    skaters: { ...onIce },
    emptyNet,
    isShootout: last !== undefined && isShootout(last),
    lastPlay: plays[0]?.text ?? null,
    plays,
    score: { ...score },
    periods: goalsByPeriod(reported),
  };
}
