import { type Estimate, logLossOf, type ReliabilityBin, reliabilityTable } from '@clearedge/quant/scoring';
import { GAME_CONSTANTS, type GameModel, gameModel, liveOutlook, matchLine } from '@clearedge/quant/sports/baseball/game';
import { clusteredMean } from '../figures/clustered-mean.ts';
import { baseRates } from './base-rates.ts';
import { countHalves } from './halves.ts';
import { isPlayable, type SeenGame } from './live-games.ts';

/** What was stated before one play, and what came of it. */
interface Stated {
  on: string;
  inning: number;
  model: number;
  base: number;
  total: number;
  homeWon: 0 | 1;
  totalRuns: number;
}

export interface InningFigures {
  /** Null for all innings together; ten stands for every extra one. */
  inning: number | null;
  plays: number;
  model: number;
  base: number;
  /** Log loss of the model less that of the base rates. */
  difference: Estimate | null;
  totalBias: number;
  totalError: number;
}

export interface LiveFigures {
  seasons: number[];
  games: number;
  innings: InningFigures[];
  reliability: ReliabilityBin[];
}

const EXTRA = 10;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function modelOf(game: SeenGame, halves: ReturnType<typeof countHalves>): GameModel {
  const { input } = matchLine(game.close!, { season: game.season, scheduledInnings: game.scheduledInnings });
  return gameModel(input, input, { ...GAME_CONSTANTS, halves });
}

function figuresOf(inning: number | null, stated: readonly Stated[]): InningFigures {
  const own = stated.map(({ model, homeWon }) => logLossOf(model, homeWon));
  const rates = stated.map(({ base, homeWon }) => logLossOf(base, homeWon));
  const misses = stated.map(({ total, totalRuns }) => total - totalRuns);
  return {
    inning,
    plays: stated.length,
    model: mean(own),
    base: mean(rates),
    difference: clusteredMean(
      own.map((loss, at) => loss - rates[at]!),
      stated.map(({ on }) => on),
    ),
    totalBias: mean(misses),
    totalError: Math.sqrt(mean(misses.map((miss) => miss ** 2))),
  };
}

/** Scores the chances before each play of every priced game: tables of halves and base rates are those of the other seasons alone. */
export function scoreLive(games: readonly SeenGame[], onSeason: (season: number) => void = () => {}): LiveFigures {
  const seasons = [...new Set(games.map(({ season }) => season))];
  if (seasons.length < 2) throw new RangeError('Event files of two seasons are needed: one is scored with the tables of the others');
  const stated: Stated[] = [];
  let priced = 0;
  for (const season of seasons) {
    const others = games.filter((game) => game.season !== season);
    const [halves, rateOf] = [countHalves(others), baseRates(others)];
    for (const game of games) {
      if (game.season !== season || !game.close) continue;
      const model = modelOf(game, halves);
      priced += 1;
      for (const seen of game.states) {
        if (!isPlayable(seen, game)) continue;
        const state = seen.opensHalf && seen.state.inning <= game.scheduledInnings ? { ...seen.state, bases: null } : seen.state;
        const { homeWin, meanTotal } = liveOutlook({ model }, state);
        stated.push({
          on: game.on,
          inning: Math.min(state.inning, EXTRA),
          model: homeWin,
          base: rateOf(seen, game),
          total: meanTotal,
          homeWon: game.homeRuns > game.awayRuns ? 1 : 0,
          totalRuns: game.awayRuns + game.homeRuns,
        });
      }
    }
    onSeason(season);
  }
  const innings = Array.from({ length: EXTRA }, (_, at) =>
    figuresOf(
      at + 1,
      stated.filter(({ inning }) => inning === at + 1),
    ),
  );
  const reliability = reliabilityTable(
    stated.map(({ model }) => model),
    stated.map(({ homeWon }) => homeWon),
  );
  return { seasons, games: priced, innings: [...innings.filter(({ plays }) => plays > 0), figuresOf(null, stated)], reliability };
}
