import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';
import type { JudgedRow } from '../figures/judged-plays.ts';

const DIGITS = 5;
export const round = (value: number): number => Number(value.toFixed(DIGITS));

/** Every play of all scored seasons together, by market and least EV, where its close is known. */
export const measuredPlays = (rows: readonly JudgedRow[]): z.infer<typeof Backtest>['plays'] =>
  rows.flatMap(({ market, stage, selection, season, least, plays, claimed, atClose, gap, seasonError, beatCloseShare }) =>
    market === 'all' || selection !== 'every' || season !== null || atClose === null || gap === null
      ? []
      : [
          {
            market,
            stage,
            least,
            plays,
            claimed: round(claimed),
            atClose: round(atClose.mean),
            gap: round(gap.mean),
            gapStandardError: round(gap.standardError),
            seasonError: seasonError === null ? null : round(seasonError),
            beatCloseShare: beatCloseShare === null ? null : round(beatCloseShare),
          },
        ],
  );
