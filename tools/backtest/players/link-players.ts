import { bivariateNormal, normalQuantile } from '@clearedge/quant/distribution';
import { impliesLeg, type PlayerLinks } from '@clearedge/quant/sports/league/players';
import { groupBy } from '../../../server/kernel/collections.ts';
import { leveled, type Over, oversOf } from './overs.ts';
import type { PlayerCase } from './score-players.ts';

export const RELATIONS = ['self', 'mates', 'rivals'] as const;
export type Relation = (typeof RELATIONS)[number];

export const relationOf = (one: PlayerCase, two: PlayerCase): Relation =>
  one.playerId === two.playerId ? 'self' : one.team === two.team ? 'mates' : 'rivals';

/** Every pair of one game's cases once. */
export function pairsOf<Item>(cases: readonly Item[], onPair: (one: Item, two: Item) => void): void {
  for (let one = 0; one < cases.length; one += 1) for (let two = one + 1; two < cases.length; two += 1) onPair(cases[one]!, cases[two]!);
}

/** Pairs of overs of two kinds at two places of their lines, counted by their chances in fiftieths. */
interface Cell {
  counts: Map<number, number>;
  pairs: number;
  one: number;
  two: number;
  both: number;
}
const FINE = 50;
const newCell = (): Cell => ({ counts: new Map(), pairs: 0, one: 0, two: 0, both: 0 });

function add(cell: Cell, one: Over, two: Over): void {
  const key = Math.round(FINE * one.chance) * (FINE + 1) + Math.round(FINE * two.chance);
  cell.counts.set(key, (cell.counts.get(key) ?? 0) + 1);
  cell.pairs += 1;
  cell.one += Number(one.won);
  cell.two += Number(two.won);
  cell.both += Number(one.won && two.won);
}

/** Pairs of overs whose chances, leveled, come to as many as won of each. */
function leveledPairs({ counts, one, two }: Cell): { first: number; second: number; count: number }[] {
  const chanced = [...counts].map(([key, count]) => {
    const second = key % (FINE + 1);
    return { first: (key - second) / (FINE + 1) / FINE, second: second / FINE, count };
  });
  const [levelOne, levelTwo] = [
    leveled(
      chanced.map(({ first: chance, count }) => ({ chance, count })),
      one,
    ),
    leveled(
      chanced.map(({ second: chance, count }) => ({ chance, count })),
      two,
    ),
  ];
  return chanced.map(({ first, second, count }) => ({
    first: normalQuantile(levelOne(first)),
    second: normalQuantile(levelTwo(second)),
    count,
  }));
}

const FEWEST_PAIRS = 200;
const FARTHEST = 99;

/** The correlation in percent at which as many pairs win both as did; 0 of fewer than 200 pairs. */
function correlationOf(cells: readonly Cell[]): number {
  const known = cells.filter(({ pairs }) => pairs >= FEWEST_PAIRS);
  if (known.length === 0) return 0;
  const won = known.reduce((sum, { both }) => sum + both, 0);
  const pairs = known.flatMap(leveledPairs);
  const short = (correlation: number): number =>
    won - pairs.reduce((sum, { first, second, count }) => sum + count * bivariateNormal(first, second, correlation), 0);
  let [low, high] = [-FARTHEST, FARTHEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    // Half a percent further on they would win more often than they did.
    if (short((middle + 0.5) / 100) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Correlations of the normal variables behind two kinds, by how their players stand to each other, in percent: those at which overs won together
 * as often as they did, whatever their single chances were wrong by. Overs that bring one another with them are left out.
 */
export function measureLinks({ kinds, within }: Pick<PlayerLinks, 'kinds' | 'within'>, cases: readonly PlayerCase[]): PlayerLinks {
  const cells = new Map<string, Cell>();
  for (const game of groupBy(cases, ({ gameId }) => gameId).values())
    pairsOf(
      game.map((own) => ({ own, overs: oversOf(own), at: kinds.indexOf(own.kind) })),
      (first, second) => {
        const [low, high] = first.at < second.at ? [first, second] : [second, first];
        const relation = relationOf(low.own, high.own);
        low.overs.forEach((one, placeOne) => {
          high.overs.forEach((two, placeTwo) => {
            if (relation === 'self' && (impliesLeg(one, two, { within }) || impliesLeg(two, one, { within }))) return;
            const name = [relation, high.at, low.at, placeOne, placeTwo].join(' ');
            const cell = cells.get(name) ?? newCell();
            cells.set(name, cell);
            add(cell, one, two);
          });
        });
      },
    );
  const PLACES = ['0 0', '0 1', '1 0', '1 1'];
  const rowsOf = (relation: Relation) =>
    kinds.map((_, row) =>
      Array.from({ length: row + 1 }, (__, column) =>
        relation === 'self' && row === column
          ? 100
          : correlationOf(PLACES.flatMap((places) => cells.get([relation, row, column, places].join(' ')) ?? [])),
      ),
    );
  return { kinds, within, self: rowsOf('self'), mates: rowsOf('mates'), rivals: rowsOf('rivals') };
}
