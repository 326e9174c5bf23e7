import type { Backtest } from '@clearedge/contract/routes/games/model';
import { type LeagueSport, seasonLabel } from '@clearedge/contract/sports';
import type { z } from 'zod';
import type { JudgedRow } from '../figures/judged-plays.ts';
import { type LeagueSeason, RIVALS } from '../league/league-figures.ts';
import { LEAGUES } from '../league/leagues.ts';
import type { LeagueBacktest } from '../league/run-league.ts';
import { measuredPlays, round } from './measured-plays.ts';

type Measured = z.infer<typeof Backtest>;
type Forecaster = Measured['scores'][number]['forecaster'];

const FORECASTER: Record<(typeof RIVALS)[number], Forecaster> = {
  elo: 'elo',
  fivethirtyeight: 'publicModel',
  open: 'open',
  close: 'close',
};
const NAME: Record<(typeof RIVALS)[number], string> = {
  elo: 'plain Elo',
  fivethirtyeight: 'FiveThirtyEight',
  open: 'open',
  close: 'close',
};

const scoresOf = ({ sideBySide }: LeagueSeason): Measured['scores'] =>
  sideBySide.map(({ name, games, logLoss, brier }) => ({
    forecaster: name === 'model' || name === 'coin' ? name : FORECASTER[name],
    games,
    logLoss: round(logLoss),
    brier: round(brier),
  }));

const comparisonsOf = ({ against }: LeagueSeason): Measured['comparisons'] =>
  RIVALS.flatMap((rival) => {
    const found = against[rival];
    if (!found) return [];
    const { mean, low, high } = found.difference;
    return [{ first: 'model', second: NAME[rival], games: found.games, difference: round(mean), low: round(low), high: round(high) }];
  });

/** What past seasons would have let through of a market, else what its number claimed by itself. */
function shownOf(rows: readonly JudgedRow[]): JudgedRow[] {
  const all = rows.filter(({ market, season, selection }) => market !== 'all' && season === null && selection === 'every');
  const published = new Set(all.filter(({ stage, plays }) => stage === 'published' && plays > 0).map(({ market }) => market));
  return all.filter(({ market, stage }) => (stage === 'published') === published.has(market));
}

/** What the model's page shows of the figures of a league's back-test. Error for figures without a calibration. */
export function measuredOf(sport: LeagueSport, { seasons, judged }: LeagueBacktest, measuredOn: string): Measured {
  const all = seasons.find(({ season }) => season === null);
  const each = seasons.flatMap(({ season, ...row }) => (season === null ? [] : [{ season, ...row }]));
  const [first, last] = [each[0], each.at(-1)];
  const fit = LEAGUES[sport]?.fit;
  if (!all?.calibration || !first || !last || !fit) throw new Error('the file has no calibration of the model');
  const span = (from: number, to: number): string => `${seasonLabel(sport, from)} to ${seasonLabel(sport, to)}`;
  const { line, reliability } = all.calibration;
  return {
    measuredOn,
    command: `npm run backtest -- --sport ${sport} --score ${first.season}-${last.season}`,
    fittedOn: span(fit.from, fit.to),
    scoredOn: span(first.season, last.season),
    games: all.games,
    scores: scoresOf(all),
    comparisons: comparisonsOf(all),
    reliability: reliability.map(({ count, meanForecast, hitRate, interval }) => ({
      games: count,
      stated: round(meanForecast),
      seen: round(hitRate),
      low: round(interval.low),
      high: round(interval.high),
    })),
    slope: { value: round(line.slope), standardError: round(line.slopeStandardError) },
    plays: measuredPlays(shownOf(judged.rows)),
    seasons: each.map(({ season, logLoss, against }) => ({
      season,
      model: round(logLoss),
      close: against.close === null ? null : round(against.close.logLoss),
    })),
    errors: [
      { market: 'spread', model: round(all.spreadError), close: all.closeSpreadError === null ? null : round(all.closeSpreadError) },
      { market: 'total', model: round(all.totalError), close: all.closeTotalError === null ? null : round(all.closeTotalError) },
    ],
  };
}
