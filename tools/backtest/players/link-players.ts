import { normalQuantile } from '@clearedge/quant/distribution';
import { jointChance, medianLine, type PlayerLeg, type PlayerLinks } from '@clearedge/quant/sports/league/players';
import { groupBy } from '../../../server/kernel/collections.ts';
import type { PlayerCase } from './score-players.ts';

const RELATIONS = ['self', 'mates', 'rivals'] as const;
type Relation = (typeof RELATIONS)[number];

const relationOf = (one: PlayerCase, two: PlayerCase): Relation =>
  one.playerId === two.playerId ? 'self' : one.team === two.team ? 'mates' : 'rivals';

/** Normal score of what came, in the middle of its own chance. */
function scoreOf({ chances, value }: PlayerCase): number {
  const below = chances.slice(0, value).reduce((sum, chance) => sum + chance, 0);
  return normalQuantile(Math.min(0.999, Math.max(0.001, below + (chances[value] ?? 0) / 2)));
}

/** Every pair of one game's cases once. */
function pairsOf<Item>(cases: readonly Item[], onPair: (one: Item, two: Item) => void): void {
  for (let one = 0; one < cases.length; one += 1) for (let two = one + 1; two < cases.length; two += 1) onPair(cases[one]!, cases[two]!);
}

const FEWEST_PAIRS = 200;

/** Correlations of the normal scores of two kinds, by how their players stand to each other, in percent; 0 of fewer than 200 pairs. */
export function measureLinks(kinds: readonly string[], cases: readonly PlayerCase[]): PlayerLinks {
  const sums = RELATIONS.map(() => kinds.map(() => kinds.map(() => ({ both: 0, one: 0, two: 0, pairs: 0 }))));
  for (const game of groupBy(cases, ({ gameId }) => gameId).values())
    pairsOf(
      game.map((own) => ({ own, score: scoreOf(own), at: kinds.indexOf(own.kind) })),
      (first, second) => {
        const [low, high] = first.at < second.at ? [first, second] : [second, first];
        const sum = sums[RELATIONS.indexOf(relationOf(first.own, second.own))]![high.at]![low.at]!;
        sum.both += low.score * high.score;
        sum.one += low.score ** 2;
        sum.two += high.score ** 2;
        sum.pairs += 1;
      },
    );
  const rowsOf = (relation: Relation) =>
    kinds.map((_, row) =>
      Array.from({ length: row + 1 }, (__, column) => {
        const { both, one, two, pairs } = sums[RELATIONS.indexOf(relation)]![row]![column]!;
        if (relation === 'self' && row === column) return 100;
        return pairs < FEWEST_PAIRS ? 0 : Math.round((100 * both) / Math.sqrt(one * two));
      }),
    );
  return { kinds, self: rowsOf('self'), mates: rowsOf('mates'), rivals: rowsOf('rivals') };
}

/** How often two overs of one game won together. */
export interface PairFigures {
  name: string;
  pairs: number;
  /** Mean of the products of both chances, of the joint chance, and the share that won both. */
  independent: number;
  stated: number;
  seen: number;
  /** Standard error of what was seen, everything of one game counted together. */
  error: number;
}

interface PairSum {
  pairs: number;
  independent: number;
  stated: number;
  won: number;
  squares: number;
}

/** Every so-manieth game is enough: a pair's chance takes time to compute. */
const EVERY = 7;
const legOf = ({ playerId, team, kind, chances }: PlayerCase): PlayerLeg => {
  const table = { first: 0, chances };
  return { playerId, team, kind, side: 'over', line: medianLine(table), table };
};
const winOf = ({ line, table }: PlayerLeg): number => table.chances.slice(Math.ceil(line)).reduce((sum, chance) => sum + chance, 0);

/** Pairs of overs at the lines nearest to even, by how their players stand to each other. */
export function pairFigures(links: PlayerLinks, cases: readonly PlayerCase[]): PairFigures[] {
  const sums = new Map<Relation, PairSum>(RELATIONS.map((name) => [name, { pairs: 0, independent: 0, stated: 0, won: 0, squares: 0 }]));
  [...groupBy(cases, ({ gameId }) => gameId).values()].forEach((game, at) => {
    if (at % EVERY !== 0) return;
    const residuals: Record<Relation, number> = { self: 0, mates: 0, rivals: 0 };
    pairsOf(
      game.map((own) => ({ own, leg: legOf(own) })),
      (one, two) => {
        const relation = relationOf(one.own, two.own);
        const sum = sums.get(relation)!;
        const stated = jointChance([one.leg, two.leg], links);
        const won = Number(one.own.value > one.leg.line && two.own.value > two.leg.line);
        sum.pairs += 1;
        sum.independent += winOf(one.leg) * winOf(two.leg);
        sum.stated += stated;
        sum.won += won;
        residuals[relation] += won - stated;
      },
    );
    for (const name of RELATIONS) sums.get(name)!.squares += residuals[name] ** 2;
  });
  const names = { self: 'one player', mates: 'two of a side', rivals: 'two opponents' };
  return [...sums].flatMap(([relation, { pairs, independent, stated, won, squares }]) =>
    pairs === 0
      ? []
      : {
          name: names[relation],
          pairs,
          independent: independent / pairs,
          stated: stated / pairs,
          seen: won / pairs,
          error: Math.sqrt(squares) / pairs,
        },
  );
}
