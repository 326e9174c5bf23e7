import type { GameUnit } from '@clearedge/quant/grading';
import { logLoss } from '@clearedge/quant/scoring';
import { createSeason, type GameResult, type LeagueForm } from '../../../server/providers/demo/leagues/league.ts';
import { type LeagueMarket, marketGameOf } from '../../../server/providers/demo/leagues/market/league-market.ts';
import { type Closing, closingOf } from './closing.ts';
import type { PartWeights } from './fit-parts.ts';

/** A figure of the simulated league, the real one, and the band that the simulated one is to lie in. */
export type Row = readonly [name: string, of: (measured: Measured) => number, real: number, low: number, high: number, isShare: boolean];

export interface ReportedLeague {
  form: LeagueForm<GameResult>;
  market: LeagueMarket;
  /** Totals from 0 whose frequency is measured apart from the normal law. */
  totalWeights: number;
  /** What its games are divided into. */
  unit: GameUnit;
  /** The same of parts of its games. */
  partWeights: PartWeights;
  rows: readonly Row[];
}

export interface PlayedGame extends Closing {
  result: GameResult;
  isNeutral: boolean;
}

/** Every game of a season, playoffs included, with what the books posted. */
export function playSeason({ form, market }: ReportedLeague, seed: string, seasonIndex: number): PlayedGame[] {
  const season = createSeason(form, seed, seasonIndex);
  return season.fixtures.map((fixture) => ({
    result: season.resultOf(fixture),
    isNeutral: fixture.isNeutral,
    ...closingOf(marketGameOf(market, { season, fixture }), market),
  }));
}

export interface Measured {
  games: number;
  perTeam: number;
  marginDeviation: number;
  totalDeviation: number;
  homeWins: number;
  overtime: number;
  /** Of games with overtime, those that a shootout decided. */
  shootouts: number;
  /** Share of games that ended so many points apart. */
  margins: (apart: number) => number;
  firstHalf: number;
  minutes: number;
  openLoss: number;
  closeLoss: number;
  truthLoss: number;
  /** Home or over at the close: expected, happened, and the difference in standard errors. */
  calibration: { market: string; decided: number; expected: number; won: number; z: number }[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of one market: each game counts once, as the mean of its books, whose numbers may differ. */
function calibrationOf(market: string, games: readonly PlayedGame[], postedOf: (game: PlayedGame) => { share: number; beaten: number }[]) {
  const decided = games.flatMap((game) => {
    const posted = postedOf(game).filter(({ beaten }) => beaten !== 0);
    if (posted.length === 0) return [];
    return [{ share: mean(posted.map(({ share }) => share)), won: mean(posted.map(({ beaten }) => Number(beaten > 0))) }];
  });
  const [expected, won] = [sumOf(decided.map(({ share }) => share)), sumOf(decided.map((game) => game.won))];
  const variance = sumOf(decided.map(({ share }) => share * (1 - share)));
  return { market, decided: decided.length, expected, won, z: (won - expected) / Math.sqrt(variance) };
}

/** What many games say of a league and of its prices. RangeError for none. */
export function measure(games: readonly PlayedGame[]): Measured {
  if (games.length === 0) throw new RangeError('No games to measure');
  const results = games.map(({ result }) => result);
  const margins = results.map(({ score }) => score.home - score.away);
  const totals = results.map(({ score }) => score.home + score.away);
  const atHome = games.flatMap(({ isNeutral }, at) => (isNeutral ? [] : [margins[at]!]));
  const decided = games.filter((_, at) => margins[at] !== 0);
  const outcomes = decided.map(({ result }) => Number(result.score.home > result.score.away));
  const lossOf = (of: keyof Closing['chances']): number =>
    logLoss(
      decided.map(({ chances }) => chances[of]),
      outcomes,
    );
  const overtimes = results.filter(({ hasOvertime }) => hasOvertime);
  const half = (points: readonly number[]): number => sumOf(points.slice(0, 2));
  const marginOf = ({ result }: PlayedGame): number => result.score.home - result.score.away;
  return {
    games: games.length,
    perTeam: mean(totals) / 2,
    marginDeviation: deviation(margins),
    totalDeviation: deviation(totals),
    homeWins: mean(atHome.map((margin) => Number(margin > 0))),
    overtime: overtimes.length / games.length,
    shootouts: overtimes.filter(({ isShootout }) => isShootout).length / Math.max(1, overtimes.length),
    margins: (apart) => margins.filter((margin) => Math.abs(margin) === apart).length / games.length,
    firstHalf: mean(results.map(({ periods }) => half(periods.away) + half(periods.home))),
    minutes: mean(results.map(({ endAt }) => endAt / 60)),
    openLoss: lossOf('open'),
    closeLoss: lossOf('close'),
    truthLoss: lossOf('truth'),
    calibration: [
      calibrationOf('moneyline', games, (game) => [{ share: game.chances.close, beaten: marginOf(game) }]),
      calibrationOf('spread', games, (game) => game.spreads.map(({ share, line }) => ({ share, beaten: marginOf(game) - line! }))),
      calibrationOf('total', games, ({ result: { score }, totals: posted }) =>
        posted.map(({ share, line }) => ({ share, beaten: score.home + score.away - line! })),
      ),
    ],
  };
}
