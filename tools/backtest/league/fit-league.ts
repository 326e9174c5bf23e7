import { mean } from '@clearedge/quant/maths';
import type { ChainParameters, LeagueParameters } from '@clearedge/quant/sports/league';
import { beliefOf, project, takeIn } from '@clearedge/quant/sports/league/ratings';
import { type ChainGame, chainGames } from './chain-games.ts';
import type { LeagueGame } from './league-games.ts';

export interface FitTerms {
  games: readonly LeagueGame[];
  start: LeagueParameters;
  /** Seasons that are scored; those before the first only teach. */
  from: number;
  to: number;
  /** Steps of the search, of each chain. */
  steps: number;
  tell?: (message: string) => void;
}

type Vector = readonly number[];

/** The share of the closing number in what is minimized, beside the result: it carries far less noise. */
const CLOSE_SHARE = 0.8;
/** The share of a walk that learns from results alone: the same numbers serve an installation that has recorded no prices. */
const RESULTS_SHARE = 0.25;
const FIRST_REACH = 0.3;

const vectorOf = ({ closeNoise, teamSpread, weeklyDrift, carryOver, shared }: ChainParameters): number[] => [
  Math.log(closeNoise ?? 1),
  Math.log(teamSpread),
  Math.log(weeklyDrift),
  Math.log(carryOver / (1 - carryOver)),
  ...shared.flatMap(({ seasonDrift }) => (seasonDrift > 0 ? Math.log(seasonDrift) : [])),
];

function chainFrom(chain: ChainParameters, vector: Vector): ChainParameters {
  const [closeNoise, teamSpread, weeklyDrift, carryOver, ...drifts] = vector as [number, number, number, number, ...number[]];
  return {
    ...chain,
    closeNoise: Math.exp(closeNoise),
    teamSpread: Math.exp(teamSpread),
    weeklyDrift: Math.exp(weeklyDrift),
    carryOver: 1 / (1 + Math.exp(-carryOver)),
    shared: chain.shared.map((term) => (term.seasonDrift > 0 ? { ...term, seasonDrift: Math.exp(drifts.shift()!) } : term)),
  };
}

interface Foreseen {
  game: ChainGame;
  mean: number;
  variance: number;
}

/** What one chain expected of each game from the days before it; as `walkLeague`, but changing one belief in place. */
function foresee(
  learnsCloses: boolean,
  games: readonly ChainGame[],
  { teamSpread, weeklyDrift, carryOver, noise, closeNoise = 1, shared }: ChainParameters,
): Foreseen[] {
  const clubs = Math.max(...games.flatMap(({ weights }) => weights.map(([term]) => term))) + 1 - shared.length;
  const belief = beliefOf([...shared, ...Array.from({ length: clubs }, () => ({ mean: 0, spread: teamSpread }))]);
  const size = belief.mean.length;
  const widen = (term: number, variance: number): void => {
    belief.covariance[term * (size + 1)]! += variance;
  };
  const roll = (): void => {
    const keptOf = (term: number): number => (term < shared.length ? 1 : carryOver);
    for (let row = 0; row < size; row += 1) {
      belief.mean[row]! *= keptOf(row);
      for (let at = 0; at < size; at += 1) belief.covariance[row * size + at]! *= keptOf(row) * keptOf(at);
      widen(row, row < shared.length ? shared[row]!.seasonDrift ** 2 : (1 - carryOver ** 2) * teamSpread ** 2);
    }
  };
  const foreseen: Foreseen[] = [];
  for (let first = 0; first < games.length; ) {
    const { day, seasons, weeks } = games[first]!;
    for (let season = 0; season < seasons; season += 1) roll();
    if (weeks > 0) for (let term = shared.length; term < size; term += 1) widen(term, weeks * weeklyDrift ** 2);
    let next = first;
    for (; next < games.length && games[next]!.day === day; next += 1)
      foreseen.push({ game: games[next]!, ...project(belief, games[next]!.weights) });
    for (const { weights, counted, center } of games.slice(first, next)) {
      takeIn(belief, weights, counted, noise ** 2);
      if (center !== null && learnsCloses) takeIn(belief, weights, center, closeNoise ** 2);
    }
    first = next;
  }
  return foreseen;
}

/** Mean squared distance of what was expected from the closing number and from the result, in shares. */
const missOf = (foreseen: readonly Foreseen[]): number =>
  mean(
    foreseen.map(({ game: { center, result }, mean: expected }) => {
      const byResult = (result - expected) ** 2;
      return center === null ? byResult : CLOSE_SHARE * (center - expected) ** 2 + (1 - CLOSE_SHARE) * byResult;
    }),
  );

/** A walk downhill over one number after another, each with a step that grows while it helps and shrinks where it does not. */
function descend(start: Vector, missAt: (vector: Vector) => number, steps: number, tell: (message: string) => void): Vector {
  let [best, least] = [start, missAt(start)];
  const reach = start.map(() => FIRST_REACH);
  for (let step = 0; step < steps; step += 1) {
    const at = step % start.length;
    const tried = best.map((value, index) => (index === at ? value + reach[at]! : value));
    const miss = missAt(tried);
    if (miss < least) {
      [best, least] = [tried, miss];
      reach[at]! *= 1.5;
    } else reach[at]! *= -0.5;
    if (at === 0) tell(`${step} of ${steps}: ${least.toFixed(5)}`);
  }
  return best;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** One deviation of what was expected is one deviation of what came: every width of the chain times what that asks for. */
function scaled(foreseen: readonly Foreseen[], own: ChainParameters): ChainParameters {
  const seen = mean(foreseen.map(({ game, mean: expected }) => (game.result - expected) ** 2));
  const by = Math.sqrt(seen / mean(foreseen.map(({ variance }) => variance + own.noise ** 2)));
  return {
    ...own,
    noise: rounded(by * own.noise),
    closeNoise: rounded(by * (own.closeNoise ?? 1)),
    teamSpread: rounded(by * own.teamSpread),
    weeklyDrift: rounded(by * own.weeklyDrift),
    carryOver: rounded(own.carryOver),
    shared: own.shared.map((term) => ({ ...term, seasonDrift: rounded(by * term.seasonDrift) })),
  };
}

/** The constants under which past closing numbers and results were expected best, walk-forward, one chain after the other. */
export function fitLeague({ games, start, from, to, steps, tell = () => undefined }: FitTerms): LeagueParameters {
  const fitted = (chain: 'margin' | 'total'): ChainParameters => {
    const own = chainGames(games, start, chain);
    const at = (parameters: ChainParameters, learnsCloses = true): Foreseen[] =>
      foresee(learnsCloses, own, parameters).filter(({ game }) => game.season >= from && game.season <= to);
    const miss = (vector: Vector): number => {
      const parameters = chainFrom(start[chain], vector);
      return (1 - RESULTS_SHARE) * missOf(at(parameters)) + RESULTS_SHARE * missOf(at(parameters, false));
    };
    const best = chainFrom(
      start[chain],
      descend(vectorOf(start[chain]), miss, steps, (message) => tell(`${chain}: ${message}`)),
    );
    return scaled(at(best), best);
  };
  return { ...start, margin: fitted('margin'), total: fitted('total') };
}
