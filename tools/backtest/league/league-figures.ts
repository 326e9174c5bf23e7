import { mean } from '@clearedge/quant/maths';
import { type CalibrationLine, calibrationLine, type Estimate, type ReliabilityBin, reliabilityTable } from '@clearedge/quant/scoring';
import { clusteredMean } from '../figures/clustered-mean.ts';
import type { ChanceTables } from './chance-tables.ts';
import type { LeagueGame } from './league-games.ts';
import type { Walked } from './walk-league.ts';

/** What a forecast of the home side's win is compared with. */
export const RIVALS = ['elo', 'fivethirtyeight', 'open', 'close'] as const;
type Rival = (typeof RIVALS)[number];

/** One game's forecasts and closing numbers beside its result. */
export interface ScoredGame {
  game: LeagueGame;
  pHome: number;
  margin: number;
  total: number;
  rivals: Record<Rival, number | null>;
}

export interface LeagueSeason {
  /** Null for all scored seasons together. */
  season: number | null;
  games: number;
  /** Ties left out. */
  decided: number;
  logLoss: number;
  brier: number;
  homeRate: number;
  spreadError: number;
  totalError: number;
  /** Mean absolute error of the closing numbers, of the games that have them. */
  closeSpreadError: number | null;
  closeTotalError: number | null;
  /** Forecasters side by side on the games that have a closing moneyline, on all where none has; who did not speak of nearly all of them is left out. */
  sideBySide: { name: Rival | 'model' | 'coin'; games: number; logLoss: number; brier: number }[];
  /** Of the home side's probability; null where too few games were decided. */
  calibration: { line: CalibrationLine; reliability: ReliabilityBin[] } | null;
  /** Log loss of the model less a rival's on the games of both, errors clustered by day; below nought the model is better. */
  against: Record<Rival, { games: number; logLoss: number; difference: Estimate } | null>;
}

const FEWEST = 20;
const BINS = 10;
const lossOf = (pHome: number, margin: number): number => -Math.log(margin > 0 ? pHome : 1 - pHome);
const missOf = (pHome: number, margin: number): number => (pHome - Number(margin > 0)) ** 2;
const marginOf = ({ game }: ScoredGame): number => game.homeScore - game.awayScore;
const totalOf = ({ game }: ScoredGame): number => game.homeScore + game.awayScore;
const meanOrNull = (values: readonly number[]): number | null => (values.length < FEWEST ? null : mean(values));

/** Forecasts of walked games, and what their rivals stated. */
export function scoreGames(
  walked: readonly Walked[],
  tables: ChanceTables,
  { elo, publics }: { elo: ReadonlyMap<string, number>; publics: ReadonlyMap<string, number> },
): ScoredGame[] {
  return walked.map(({ game, expected }) => {
    const outlook = tables.outlookOf(expected);
    return {
      game,
      pHome: tables.at(outlook, { market: 'moneyline', period: 'full', side: 'home' }).win,
      margin: expected.margin.mean,
      total: expected.total.mean,
      rivals: {
        elo: elo.get(game.id) ?? null,
        fivethirtyeight: publics.get(game.id) ?? null,
        open: game.open.moneyline?.first ?? null,
        close: game.closing.moneyline?.first ?? null,
      },
    };
  });
}

function against(rival: Rival, decided: readonly ScoredGame[]): LeagueSeason['against'][Rival] {
  const common = decided.filter(({ rivals }) => rivals[rival] !== null);
  if (common.length < FEWEST) return null;
  const losses = common.map((one) => lossOf(one.rivals[rival]!, marginOf(one)));
  const difference = clusteredMean(
    common.map((one, at) => lossOf(one.pHome, marginOf(one)) - losses[at]!),
    common.map(({ game }) => game.on),
  );
  return difference && { games: common.length, logLoss: mean(losses), difference };
}

/** A few games that someone did not speak of change his mean by less than it tells. */
const NEARLY_ALL = 0.99;

function sideBySide(decided: readonly ScoredGame[]): LeagueSeason['sideBySide'] {
  const closed = decided.filter(({ rivals }) => rivals.close !== null);
  const common = closed.length < FEWEST ? decided : closed;
  const score = (name: LeagueSeason['sideBySide'][number]['name'], chanceOf: (one: ScoredGame) => number | null) => {
    const spoken = common.flatMap((one) => {
      const pHome = chanceOf(one);
      return pHome === null ? [] : [{ pHome, margin: marginOf(one) }];
    });
    if (spoken.length < NEARLY_ALL * common.length) return [];
    const [logLoss, brier] = [lossOf, missOf].map((of) => mean(spoken.map(({ pHome, margin }) => of(pHome, margin))));
    return [{ name, games: spoken.length, logLoss: logLoss!, brier: brier! }];
  };
  return [
    ...score('model', ({ pHome }) => pHome),
    ...score('coin', () => 0.5),
    ...RIVALS.flatMap((rival) => score(rival, ({ rivals }) => rivals[rival])),
  ];
}

function calibrationOf(decided: readonly ScoredGame[]): LeagueSeason['calibration'] {
  const outcomes = decided.map((one) => Number(marginOf(one) > 0));
  if (decided.length < FEWEST * BINS || new Set(outcomes).size < 2) return null;
  const stated = decided.map(({ pHome }) => pHome);
  return { line: calibrationLine(stated, outcomes), reliability: reliabilityTable(stated, outcomes, BINS) };
}

function seasonOf(season: number | null, games: readonly ScoredGame[]): LeagueSeason {
  const decided = games.filter((one) => marginOf(one) !== 0);
  const [withSpread, withTotal] = [games.filter(({ game }) => game.closing.spread), games.filter(({ game }) => game.closing.total)];
  return {
    season,
    games: games.length,
    decided: decided.length,
    logLoss: mean(decided.map((one) => lossOf(one.pHome, marginOf(one)))),
    brier: mean(decided.map((one) => missOf(one.pHome, marginOf(one)))),
    homeRate: mean(decided.map((one) => Number(marginOf(one) > 0))),
    spreadError: mean(games.map((one) => Math.abs(marginOf(one) - one.margin))),
    totalError: mean(games.map((one) => Math.abs(totalOf(one) - one.total))),
    closeSpreadError: meanOrNull(withSpread.map((one) => Math.abs(marginOf(one) + one.game.closing.spread!.line))),
    closeTotalError: meanOrNull(withTotal.map((one) => Math.abs(totalOf(one) - one.game.closing.total!.line))),
    sideBySide: sideBySide(decided),
    calibration: calibrationOf(decided),
    against: {
      elo: against('elo', decided),
      fivethirtyeight: against('fivethirtyeight', decided),
      open: against('open', decided),
      close: against('close', decided),
    },
  };
}

/** Each wanted season, and all of them. */
export function leagueFigures(scored: readonly ScoredGame[], wanted: readonly number[]): LeagueSeason[] {
  const of = (season: number): ScoredGame[] => scored.filter(({ game }) => game.season === season);
  return [
    ...wanted.map((season) => seasonOf(season, of(season))),
    seasonOf(
      null,
      scored.filter(({ game }) => wanted.includes(game.season)),
    ),
  ];
}
