import type { Chance } from '../chance.ts';
import type { Player, Position } from '../players/player.ts';
import { createDiamond, type Diamond } from './bases.ts';
import type { GamePlan, SidePlan } from './game-plan.ts';
import { createMound, type Mound } from './pitching.ts';
import { personOf } from './tape/play-columns.ts';
import { type Recorder, recorder } from './tape/tape.ts';

interface BattingSide {
  plan: SidePlan;
  /** Who bats in each place now, as indexes in people. */
  order: number[];
  due: number;
  benchFrom: number;
  benchUsed: number;
}

/** A game under way. */
export interface GameState {
  plan: GamePlan;
  next: Chance;
  people: Player[];
  homeFrom: number;
  positions: Position[];
  orders: number[];
  sides: [BattingSide, BattingSide];
  mounds: [Mound, Mound];
  diamond: Diamond;
  tape: Recorder;
  runs: [number, number];
  /** The score when the last full inning ended. */
  fullInningRuns: [number, number];
  inning: number;
  bottom: 0 | 1;
  outsPlayed: number;
  clock: number;
  hasStopped: boolean;
  isCalled: boolean;
  speedOf: (code: number) => number;
}

const peopleOf = (side: SidePlan): Player[] => [...side.batters, ...side.bench, side.starter, ...side.pen.map((man) => man.pitcher)];

function positionsOf(side: SidePlan): Position[] {
  return [...side.positions, ...side.bench.map((player) => player.position), 'SP' as const, ...side.pen.map(() => 'RP' as const)];
}

function battingSide(plan: SidePlan, from: number): BattingSide {
  return { plan, order: plan.batters.map((_, place) => from + place), due: 0, benchFrom: from + plan.batters.length, benchUsed: 0 };
}

const starterPlace = (side: SidePlan): number => side.batters.length + side.bench.length;
const ordersOf = (side: SidePlan): number[] => [
  ...side.batters.map((_, place) => place + 1),
  ...side.bench.map(() => 0),
  0,
  ...side.pen.map(() => 0),
];

export function createGameState(plan: GamePlan, next: Chance): GameState {
  const away = peopleOf(plan.away);
  const people = [...away, ...peopleOf(plan.home)];
  recorder.playCount = 0;
  recorder.pitchCount = 0;
  return {
    plan,
    next,
    people,
    homeFrom: away.length,
    positions: [...positionsOf(plan.away), ...positionsOf(plan.home)],
    orders: [...ordersOf(plan.away), ...ordersOf(plan.home)],
    sides: [battingSide(plan.away, 0), battingSide(plan.home, away.length)],
    mounds: [createMound(plan.away, starterPlace(plan.away), next), createMound(plan.home, away.length + starterPlace(plan.home), next)],
    diamond: createDiamond(next),
    tape: recorder,
    runs: [0, 0],
    fullInningRuns: [0, 0],
    inning: 1,
    bottom: 0,
    outsPlayed: 0,
    clock: 0,
    hasStopped: false,
    isCalled: false,
    speedOf: (code) => people[personOf(code)]!.bat.speed,
  };
}

export const moundOf = (game: GameState): Mound => game.mounds[game.bottom === 0 ? 1 : 0];
/** Lead of the side in the field. */
export const fieldLead = (game: GameState): number => (game.bottom === 0 ? game.runs[1] - game.runs[0] : game.runs[0] - game.runs[1]);
