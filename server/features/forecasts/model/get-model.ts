import type { Verb } from '../../../kernel/feature.ts';
import { findRatings, MODEL_VERSION } from '../../ratings/index.ts';
import { listScored } from '../baseball/forecast-rows.ts';
import { MEASURED } from './measured.ts';
import { clubTable, parkTable } from './rating-table-rules.ts';
import { recordOf } from './record-rules.ts';

/** How good the model is, here and on past seasons. */
export const getModel: Verb<'GET /api/model'> = async (ctx) => {
  const ratings = await findRatings(ctx);
  const rows = ratings?.list() ?? [];
  return {
    version: MODEL_VERSION,
    ratedTo: ratings?.ratedTo ?? null,
    ratedGames: ratings?.games ?? 0,
    updatedAt: ratings?.updatedAt.toISOString() ?? null,
    record: recordOf(await listScored(ctx.db)),
    backtest: MEASURED,
    clubs: clubTable(rows),
    parks: parkTable(rows),
  };
};
