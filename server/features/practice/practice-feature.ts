import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { keptProps } from '../odds/index.ts';
import { getBalance } from './account/get-balance.ts';
import { getStatement } from './account/get-statement.ts';
import { resetBalance } from './account/reset-balance.ts';
import { getAiSlip } from './ai-slip/get-ai-slip.ts';
import { listProps } from './ai-slip/list-props.ts';
import { cashOut } from './cash-out/cash-out.ts';
import { getCashOut } from './cash-out/get-cash-out.ts';
import { placeBet } from './place/place-bet.ts';
import { placeRoundRobin } from './place/place-round-robin.ts';
import { quoteBet } from './pricing/quote-bet.ts';
import { exportBets } from './reads/export-bets.ts';
import { getBet } from './reads/get-bet.ts';
import { getPerformance } from './reads/get-performance.ts';
import { listBets } from './reads/list-bets.ts';

export const practiceFeature = (): Feature =>
  defineFeature({
    name: 'practice',
    routes: {
      'GET /api/user/balance': getBalance,
      'POST /api/user/balance/reset': resetBalance,
      'POST /api/user/virtual-balance/reset': resetBalance,
      'GET /api/virtual/bets': listBets,
      'POST /api/virtual/bets': placeBet,
      'POST /api/virtual/round-robins': placeRoundRobin,
      'POST /api/virtual/quote': quoteBet,
      'GET /api/virtual/bets/export': exportBets,
      'GET /api/virtual/bets/:betId': getBet,
      'GET /api/virtual/bets/:betId/cash-out': getCashOut,
      'POST /api/virtual/bets/:betId/cash-out': cashOut,
      'GET /api/virtual/performance': getPerformance,
      'GET /api/virtual/ai-slip': getAiSlip,
      'GET /api/virtual/props/:gameId': listProps(keptProps()),
      'GET /api/virtual/statement': getStatement,
    },
  });
