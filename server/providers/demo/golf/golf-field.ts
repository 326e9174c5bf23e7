import { createChance, drawNormal } from '../chance.ts';
import { nameOf } from '../players/name-of.ts';
import type { GolfFixture } from './tour-calendar.ts';
import type { TournamentKind } from './tour-table.ts';

/** One who can enter: a man, or a team of two. */
export interface Golfer {
  playerId: string;
  name: string;
  isAmateur: boolean;
  /** Strokes a round better than an average man of the tour, this year. */
  skill: number;
  /** 0 is the best, by standing. */
  rank: number;
}

const POOL = 236;
const AMATEURS_FROM = 226;
const YEAR_DEVIATION = 0.28;

/** A few are far ahead, most are close together. Strokes gained a round by rank, about as in the public statistics of the real tour. */
const usualSkill = (rank: number): number => 1.9 * Math.exp(-rank / 24) + 0.6 - rank * 0.0088;

export function drawGolfers(seed: string, year: number): Golfer[] {
  return Array.from({ length: POOL }, (_, rank) => {
    const { first, last } = nameOf(`${seed}|golf`, rank, POOL, 0);
    const next = createChance(`${seed}|golfer|${year}|${rank}`);
    return {
      playerId: `gp${String(rank + 1).padStart(3, '0')}`,
      name: `${first} ${last}`,
      isAmateur: rank >= AMATEURS_FROM,
      skill: usualSkill(rank) + drawNormal(next, 0, YEAR_DEVIATION),
      rank,
    };
  });
}

/** How far the order of entry strays from standing, and how often one of the best stays away. */
const ENTRY: Readonly<Record<TournamentKind, { stray: number; restShare: number }>> = {
  regular: { stray: 45, restShare: 0.5 },
  signature: { stray: 12, restShare: 0.08 },
  major: { stray: 25, restShare: 0.02 },
  invitational: { stray: 15, restShare: 0.02 },
  team: { stray: 40, restShare: 0.4 },
  opposite: { stray: 45, restShare: 1 },
  autumn: { stray: 50, restShare: 0.8 },
};
const BEST = 45;
const AWAY = 400;

function entrants(seed: string, { tournamentId, kind, size }: GolfFixture, golfers: readonly Golfer[]): Golfer[] {
  const { stray, restShare } = ENTRY[kind];
  const next = createChance(`${seed}|golf-entry|${tournamentId}`);
  const keen = golfers.map((golfer) => {
    const isResting = next() < restShare && golfer.rank < (kind === 'opposite' ? 110 : BEST);
    const isWelcome = !golfer.isAmateur || ((kind === 'major' || kind === 'invitational') && next() < 0.5);
    const order = golfer.isAmateur ? 0 : golfer.rank + drawNormal(next, 0, stray);
    return { golfer, order: isResting || !isWelcome ? order + AWAY : order };
  });
  return keen
    .sort((a, b) => a.order - b.order)
    .slice(0, kind === 'team' ? 2 * size : size)
    .map(({ golfer }) => golfer)
    .sort((a, b) => a.rank - b.rank);
}

function pairUp(seed: string, { tournamentId }: GolfFixture, men: readonly Golfer[]): Golfer[] {
  const next = createChance(`${seed}|golf-teams|${tournamentId}`);
  const order = men.map((man) => ({ man, key: man.rank + drawNormal(next, 0, 40) })).sort((a, b) => a.key - b.key);
  const family = ({ name }: Golfer): string => name.slice(name.indexOf(' ') + 1);
  return Array.from({ length: Math.floor(order.length / 2) }, (_, index) => {
    const [first, second] = [order[2 * index]!.man, order[2 * index + 1]!.man];
    return {
      playerId: `gt${first.playerId.slice(2)}${second.playerId.slice(2)}`,
      name: `${family(first)} / ${family(second)}`,
      isAmateur: false,
      skill: (first.skill + second.skill) / 2,
      rank: index,
    };
  });
}

export function drawField(seed: string, fixture: GolfFixture, golfers: readonly Golfer[]): Golfer[] {
  const men = entrants(seed, fixture, golfers);
  return fixture.kind === 'team' ? pairUp(seed, fixture, men) : men;
}
