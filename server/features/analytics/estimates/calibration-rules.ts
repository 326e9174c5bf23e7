import { impliedProbability } from '@clearedge/quant/price';
import { brierScore, logLoss, reliabilityTable, wilsonInterval } from '@clearedge/quant/scoring';
import { type Figures, isDecided, isWon, LEAST_BETS, type SettledBet, sumOf } from '../settled-bet.ts';

type Calibration = NonNullable<Figures['calibration']>;

const BETS_PER_BIN = 10;
const MOST_BINS = 5;

/** The chances that somebody gave their bets against what happened, beside those that the prices needed. */
export function calibrationOf(bets: readonly SettledBet[]): Calibration {
  const told = bets.filter((bet) => isDecided(bet) && bet.estimate !== null);
  const count = told.length;
  if (count < LEAST_BETS)
    return {
      estimates: count,
      need: LEAST_BETS,
      said: null,
      happened: null,
      interval: null,
      brier: null,
      brierOfPrices: null,
      logLoss: null,
      bins: [],
    };
  const said = told.map(({ estimate }) => estimate!);
  const happened = told.map((bet) => Number(isWon(bet)));
  const hits = sumOf(happened, (outcome) => outcome);
  const bins = reliabilityTable(said, happened, Math.min(MOST_BINS, Math.floor(count / BETS_PER_BIN)));
  return {
    estimates: count,
    need: LEAST_BETS,
    said: sumOf(said, (chance) => chance) / count,
    happened: hits / count,
    interval: wilsonInterval(hits, count),
    brier: brierScore(said, happened),
    brierOfPrices: brierScore(
      told.map(({ odds }) => impliedProbability(odds)),
      happened,
    ),
    logLoss: logLoss(said, happened),
    bins: bins.map((bin) => ({
      count: bin.count,
      said: bin.meanForecast,
      happened: bin.hitRate,
      low: bin.interval.low,
      high: bin.interval.high,
    })),
  };
}
