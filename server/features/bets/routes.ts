import type { RouteBindings } from '../../kernel/feature.ts';
import { deleteBet } from './change/delete-bet.ts';
import { editBet } from './change/edit-bet.ts';
import { exportBets } from './csv/export-bets.ts';
import { importBets } from './csv/import-bets.ts';
import { previewImport } from './csv/preview-import.ts';
import { getBetStats } from './get-bet-stats.ts';
import { listHistory } from './history/list-history.ts';
import { listBets } from './list-bets.ts';
import { placeBet } from './place-bet.ts';
import { previewSelection } from './reading/read-selection.ts';

export const betRoutes: RouteBindings = {
  'GET /api/bets': listBets,
  'GET /api/my-bets': (ctx) => listBets(ctx, { query: {} }),
  'POST /api/bets': placeBet,
  'GET /api/bets/stats': getBetStats,
  'GET /api/bets/history': listHistory,
  'GET /api/bets/export': exportBets,
  'POST /api/bets/import': importBets,
  'POST /api/bets/import/preview': previewImport,
  'POST /api/bets/read': previewSelection,
  'PATCH /api/bets/:betId': editBet,
  'DELETE /api/bets/:betId': deleteBet,
};
