import {
  type CountSpread,
  type ExpectedForm,
  type KindTerms,
  LEAST_GAMES,
  type PlayerStats,
  type PlayerTerms,
  projectKind,
} from '@clearedge/quant/sports/league/players';
import { countedOf } from './counted.ts';
import { type PlayerGame, walkPlayers } from './walk-players.ts';

export interface PlayerFitTerms {
  games: readonly PlayerGame[];
  start: PlayerTerms;
  /** Seasons that are scored; those before only teach. */
  from: number;
  to: number;
  rounds: number;
  tell: (message: string) => void;
}

interface Line {
  form: ExpectedForm;
  stats: PlayerStats;
}

type Names = 'tries' | 'rates';
/** What may be changed, whether by a factor or by an amount, and between what bounds. */
const KNOBS: Record<Names, Record<string, { by: 'factor' | 'amount'; step: number; least: number; most: number }>> = {
  tries: {
    halfLife: { by: 'factor', step: 1.3, least: 1, most: 60 },
    weight: { by: 'factor', step: 1.5, least: 0.05, most: 60 },
    mean: { by: 'factor', step: 1.1, least: 0.1, most: 60 },
    margin: { by: 'amount', step: 0.004, least: -0.2, most: 0.2 },
    blowout: { by: 'amount', step: 0.002, least: -0.2, most: 0.2 },
    total: { by: 'amount', step: 0.1, least: -2, most: 2 },
    opponent: { by: 'amount', step: 0.15, least: 0, most: 1 },
  },
  rates: {
    halfLife: { by: 'factor', step: 1.3, least: 3, most: 200 },
    weight: { by: 'factor', step: 1.5, least: 1, most: 20000 },
    points: { by: 'amount', step: 0.2, least: -2, most: 3 },
    opponent: { by: 'amount', step: 0.15, least: 0, most: 1 },
  },
};

const deviance = (seen: number, mean: number): number => {
  const [had, expected] = [Math.max(0, seen), Math.max(1e-6, mean)];
  return 2 * ((had > 0 ? had * Math.log(had / expected) : 0) - (had - expected));
};

/** The lowest amount of these tries that some kind asks for. */
const leastOf = (terms: PlayerTerms, tries: string): number =>
  Math.min(...Object.values(terms.kinds).map(({ listed }) => (listed.tries === tries ? listed.least : Number.POSITIVE_INFINITY)));

/** What each tries and rate of the wanted seasons misses by, rates on the tries that were had. */
function missesOf({ games, from, to }: PlayerFitTerms, terms: PlayerTerms, scored: Set<string>, isFirst: boolean): Record<string, number> {
  const misses: Record<string, number> = {};
  const least = Object.fromEntries(Object.keys(terms.tries).map((name) => [name, leastOf(terms, name)]));
  const rates = Object.entries(terms.rates);
  walkPlayers(games, terms, ({ playerId, stats }, form, game) => {
    if (game.season < from || game.season > to || form.games < LEAST_GAMES) return;
    const key = `${game.id} ${playerId}`;
    for (const [name, { mean }] of Object.entries(form.tries)) {
      if (isFirst && mean >= least[name]!) scored.add(`${key} ${name}`);
      if (stats[name] === undefined || !scored.has(`${key} ${name}`)) continue;
      misses[name] = (misses[name] ?? 0) + deviance(stats[name], mean);
      for (const [rate, { per }] of rates)
        if (per === name || (per === 'receptions' && name === 'targets'))
          misses[rate] = (misses[rate] ?? 0) + deviance(stats[rate] ?? 0, form.rates[rate]! * (stats[per] ?? 0));
    }
  });
  return misses;
}

type Numbers = Record<string, Record<string, number>>;
const sum = (misses: Record<string, number>): number => Object.values(misses).reduce((total, miss) => total + miss, 0);

/** One knob of all tries and rates that have it turned one way: what a rate misses by does not depend on the tries, nor the other way round. */
function turned(terms: PlayerTerms, knob: string, way: 1 | -1, reach: number): PlayerTerms {
  const groupOf = (group: Names): PlayerTerms[Names] => {
    const own = KNOBS[group][knob];
    if (own === undefined) return terms[group];
    const { by, step, least, most } = own;
    const next = Object.entries(terms[group] as unknown as Numbers).map(([name, numbers]) => {
      const value = by === 'factor' ? numbers[knob]! * step ** (way * reach) : numbers[knob]! + way * reach * step;
      return [name, { ...numbers, [knob]: Math.min(most, Math.max(least, value)) }];
    });
    return Object.fromEntries(next) as PlayerTerms[Names];
  };
  return { ...terms, tries: groupOf('tries'), rates: groupOf('rates') } as PlayerTerms;
}

function kept(before: PlayerTerms, after: PlayerTerms, better: ReadonlySet<string>): PlayerTerms {
  const groupOf = (group: Names) =>
    Object.fromEntries(Object.keys(before[group]).map((name) => [name, (better.has(name) ? after : before)[group][name]]));
  return { ...before, tries: groupOf('tries'), rates: groupOf('rates') } as PlayerTerms;
}

function fitMeans(fit: PlayerFitTerms): PlayerTerms {
  const scored = new Set<string>();
  let terms = fit.start;
  let was = missesOf(fit, terms, scored, true);
  const first = sum(was);
  const turn = (knob: string, reach: number): void => {
    for (const way of [1, -1] as const) {
      const next = turned(terms, knob, way, reach);
      const is = missesOf(fit, next, scored, false);
      const better = new Set(Object.keys(is).filter((name) => is[name]! < was[name]! - 1e-9));
      terms = kept(terms, next, better);
      for (const name of better) was[name] = is[name]!;
    }
  };
  const knobs = new Set([...Object.keys(KNOBS.tries), ...Object.keys(KNOBS.rates)]);
  for (let round = 0; round < fit.rounds; round += 1) {
    const reach = round < fit.rounds / 2 ? 1 : 0.5;
    for (const knob of knobs) turn(knob, reach);
    was = missesOf(fit, terms, scored, false);
    fit.tell(`round ${round + 1}: misses ${sum(was).toFixed(0)} of ${first.toFixed(0)} at first`);
  }
  return terms;
}

const MOST_STEPS = 8;

/** Moves some positive numbers to where a score is least, one after another. */
function settle(start: readonly number[], floors: readonly number[], score: (numbers: readonly number[]) => number): number[] {
  let best = [...start];
  let least = score(best);
  for (const factor of [1.6, 1.25, 1.1])
    for (let [more, steps] = [true, 0]; more && steps < MOST_STEPS; steps += 1) {
      more = false;
      for (let at = 0; at < best.length; at += 1)
        for (const way of [factor, 1 / factor]) {
          const next = best.with(at, floors[at]! + Math.max(1e-4, (best[at]! - floors[at]!) * way));
          const found = score(next);
          if (found < least - 1e-6) [best, least, more] = [next, found, true];
        }
    }
  return best;
}

const LEAST_CHANCE = 1e-9;
const MOST_LINES = 3000;

function lossOf(kind: string, terms: PlayerTerms, lines: readonly Line[], countedOf: (stats: PlayerStats) => number): number {
  return lines.reduce((loss, { form, stats }) => {
    const { first, chances } = projectKind(kind, form, terms);
    return loss - Math.log(Math.max(LEAST_CHANCE, chances[countedOf(stats) - first] ?? 0));
  }, 0);
}

function fitKind(name: string, terms: PlayerTerms, lines: readonly Line[]): PlayerTerms {
  const kind = terms.kinds[name]!;
  const own = (stats: PlayerStats): number => countedOf(kind, stats);
  const withKind = (next: KindTerms): PlayerTerms => ({ ...terms, kinds: { ...terms.kinds, [name]: next } });
  const score = (next: PlayerTerms): number => lossOf(name, next, lines, own);
  const spreadOf = ([base, share]: readonly number[]): CountSpread => ({ base: base!, share: share! });
  if (kind.family === 'count' || kind.family === 'yards') {
    const next = (numbers: readonly number[]): PlayerTerms => withKind({ ...kind, spread: spreadOf(numbers) });
    return next(settle([kind.spread.base + 0.01, kind.spread.share], [1, 0], (numbers) => score(next(numbers))));
  }
  if (kind.family === 'share') {
    const next = ([concentration]: readonly number[]): PlayerTerms => withKind({ ...kind, concentration: concentration! });
    return next(settle([kind.concentration], [0], (numbers) => score(next(numbers))));
  }
  if (kind.family === 'tries') {
    const tries = terms.tries[kind.of]!;
    const next = (numbers: readonly number[]): PlayerTerms => ({
      ...terms,
      tries: { ...terms.tries, [kind.of]: { ...tries, spread: { family: 'count', ...spreadOf(numbers) } } },
    });
    return next(settle([tries.spread.base + 0.01, tries.spread.share], [1, 0], (numbers) => score(next(numbers))));
  }
  // Each count of a double as it is spread alone.
  const spreads = kind.of.map((of) => (terms.kinds[of] as Extract<KindTerms, { family: 'count' }>).spread);
  return withKind({ ...kind, spreads });
}

/** How far time played is off, with a wider side below its mean. */
function fitTime(name: string, terms: PlayerTerms, lines: readonly Line[]): PlayerTerms {
  const tries = terms.tries[name]!;
  const { spread } = tries;
  if (spread.family !== 'time') return terms;
  const score = ([base, share, below]: readonly number[]): number =>
    lines.reduce((loss, { form, stats }) => {
      const { mean, square } = form.tries[name]!;
      const deviation = Math.sqrt(base! + share! * square);
      const off = ((stats[name] ?? 0) - mean) / (deviation * (stats[name]! < mean ? below! : 1));
      return loss + Math.log(deviation * (1 + below!)) + off ** 2 / 2;
    }, 0);
  const [base, share, below] = settle([spread.base, spread.share, spread.below], [0, 0, 0], score);
  const next = { ...tries, spread: { family: 'time' as const, base: base!, share: share!, below: below! } };
  return { ...terms, tries: { ...terms.tries, [name]: next } };
}

/**
 * The numbers of a sport's players: those behind the means to where counts are missed by least, then how far each kind spreads, by its
 * likelihood. The same games give the same numbers.
 */
export function fitPlayers(fit: PlayerFitTerms): PlayerTerms {
  let terms = fitMeans(fit);
  const lines = new Map<string, Line[]>(Object.keys(terms.tries).map((name) => [name, []]));
  walkPlayers(fit.games, terms, ({ stats }, form, { season }) => {
    if (season < fit.from || season > fit.to || form.games < LEAST_GAMES) return;
    for (const [name, own] of lines)
      if (stats[name] !== undefined && form.tries[name]!.mean >= leastOf(terms, name)) own.push({ form, stats });
  });
  const thin = (own: readonly Line[]): Line[] => own.filter((_, at) => at % Math.ceil(own.length / MOST_LINES) === 0);
  for (const [name, own] of lines) terms = fitTime(name, terms, thin(own));
  const inOrder = Object.entries(terms.kinds).sort(([, a], [, b]) => Number(a.family === 'yards') - Number(b.family === 'yards'));
  for (const [kind, { listed }] of inOrder) {
    terms = fitKind(kind, terms, thin(lines.get(listed.tries)!));
    fit.tell(`${kind} spread`);
  }
  return terms;
}
