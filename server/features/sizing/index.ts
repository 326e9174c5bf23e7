import { defineFeature } from '../../kernel/feature.ts';
import { listMarkets } from './list-markets.ts';
import { sizeBet } from './size-bet.ts';
import { sizeSeveral } from './size-several.ts';

export const sizingFeature = defineFeature({
  name: 'sizing',
  routes: { 'POST /api/kelly': sizeBet, 'POST /api/kelly/several': sizeSeveral, 'GET /api/kelly/markets': listMarkets },
});
