import { jointChance, type PlayerLinks } from '@clearedge/quant/sports/league/players';
import { groupBy } from '../../../server/kernel/collections.ts';
import { pairsOf, type Relation, relationOf } from './link-players.ts';
import { leveled, type Over, oversOf } from './overs.ts';
import type { PlayerCase } from './score-players.ts';

/** How often two overs of one game won together. */
export interface PairFigures {
  name: string;
  /** Of one player's two kinds; null where all kinds are counted together. */
  kinds: { one: string; two: string; isAlternate: boolean } | null;
  pairs: number;
  /** Mean of the products of both chances, of the joint chance, and the share that won both. */
  independent: number;
  stated: number;
  seen: number;
  /** Standard error of what was seen, everything of one game counted together. */
  error: number;
  /** The joint chance where each kind's single chances are moved alike until they come to as many as won, and the error of seen less that. */
  leveled: number;
  leveledError: number;
}

interface Named {
  kinds: PairFigures['kinds'];
  pairs: Pair[];
}

interface Pair {
  gameId: string;
  one: Over;
  two: Over;
}

const clusteredError = (residuals: ReadonlyMap<string, number>, pairs: number): number =>
  Math.sqrt([...residuals.values()].reduce((sum, residual) => sum + residual ** 2, 0)) / pairs;

const NEAR = 0.002;
const inside = (chance: number): number => Math.min(1 - NEAR, Math.max(NEAR, chance));
const mean = (pairs: readonly Pair[], of: (pair: Pair) => number): number => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
const jointOf = ({ one, two }: Pair, links: PlayerLinks): number => jointChance([one, two], links);

/** The same pairs, the chances of either leg leveled; of both legs at once where they are of one kind. */
function levelPairs(pairs: readonly Pair[]): Pair[] {
  const levelOf = (overs: readonly Over[]) =>
    leveled(
      overs.map(({ chance }) => ({ chance, count: 1 })),
      overs.filter(({ won }) => won).length,
    );
  const [first, second] = [levelOf(pairs.map(({ one }) => one)), levelOf(pairs.map(({ two }) => two))];
  return pairs.map(({ gameId, one, two }) => ({
    gameId,
    one: { ...one, chance: inside(first(one.chance)) },
    two: { ...two, chance: inside(second(two.chance)) },
  }));
}

/** What a leveled pair brought beyond its joint chance and beyond what its own two legs say of it. */
function residualOf(pair: Pair, stated: number, links: PlayerLinks): number {
  const { one, two } = pair;
  const slope = (change: (by: number) => Pair): number => (jointOf(change(NEAR / 2), links) - jointOf(change(-NEAR / 2), links)) / NEAR;
  const byOne = slope((by) => ({ ...pair, one: { ...one, chance: one.chance + by } }));
  const byTwo = slope((by) => ({ ...pair, two: { ...two, chance: two.chance + by } }));
  const both = Number(one.won && two.won);
  return both - stated - byOne * (Number(one.won) - one.chance) - byTwo * (Number(two.won) - two.chance);
}

function figuresOf(name: string, { kinds, pairs }: Named, links: PlayerLinks): PairFigures {
  const [raw, exact] = [new Map<string, number>(), new Map<string, number>()];
  const add = (sums: Map<string, number>, gameId: string, value: number) => sums.set(gameId, (sums.get(gameId) ?? 0) + value);
  let [stated, level] = [0, 0];
  for (const pair of pairs) {
    const chance = jointOf(pair, links);
    stated += chance;
    add(raw, pair.gameId, Number(pair.one.won && pair.two.won) - chance);
  }
  for (const pair of levelPairs(pairs)) {
    const chance = jointOf(pair, links);
    level += chance;
    add(exact, pair.gameId, residualOf(pair, chance, links));
  }
  return {
    name,
    kinds,
    pairs: pairs.length,
    independent: mean(pairs, ({ one, two }) => one.chance * two.chance),
    stated: stated / pairs.length,
    seen: mean(pairs, ({ one, two }) => Number(one.won && two.won)),
    error: clusteredError(raw, pairs.length),
    leveled: level / pairs.length,
    leveledError: clusteredError(exact, pairs.length),
  };
}

const NAMES: Readonly<Record<Relation, string>> = { self: 'one player', mates: 'two of a side', rivals: 'two opponents' };
/** Every so-manieth game is enough of two players, and so many pairs of any name: a pair's chance takes time to compute. */
const EVERY = 7;
const MOST_PAIRS = 6000;

/** Spread evenly over them all. */
const sampled = (pairs: readonly Pair[]): Pair[] => {
  const step = Math.max(1, pairs.length / MOST_PAIRS);
  return Array.from({ length: Math.min(MOST_PAIRS, pairs.length) }, (_, at) => pairs[Math.floor(at * step)]!);
};

/**
 * Pairs of overs at the lines nearest to even, by how their players stand to each other; of one player also by their two kinds, there and, as
 * "alternate", at the lines nearest to 30%.
 */
export function pairFigures(links: PlayerLinks, cases: readonly PlayerCase[]): PairFigures[] {
  const named = new Map<string, Named>(Object.values(NAMES).map((name) => [name, { kinds: null, pairs: [] }]));
  const add = (name: string, pair: Pair, kinds: PairFigures['kinds'] = null): void => {
    const own = named.get(name) ?? { kinds, pairs: [] };
    named.set(name, own);
    own.pairs.push(pair);
  };
  [...groupBy(cases, ({ gameId }) => gameId)].forEach(([gameId, game], at) => {
    pairsOf(
      game.map((own) => ({ own, overs: oversOf(own) })),
      (first, second) => {
        const relation = relationOf(first.own, second.own);
        const isSampled = at % EVERY === 0;
        if (relation !== 'self' && !isSampled) return;
        const main = { gameId, one: first.overs[0]!, two: second.overs[0]! };
        if (isSampled) add(NAMES[relation], main);
        if (relation !== 'self') return;
        const [one, two] = [first.own.kind, second.own.kind];
        add(`${one} + ${two}`, main, { one, two, isAlternate: false });
        if (first.overs[1] && second.overs[1])
          add(`${one} + ${two}, alternate`, { gameId, one: first.overs[1], two: second.overs[1] }, { one, two, isAlternate: true });
      },
    );
  });
  return [...named].flatMap(([name, { kinds, pairs }]) =>
    pairs.length === 0 ? [] : figuresOf(name, { kinds, pairs: sampled(pairs) }, links),
  );
}
