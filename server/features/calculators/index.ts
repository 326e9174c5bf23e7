import { defineFeature } from '../../kernel/feature.ts';
import { hedgeBet } from './hedge-bet.ts';
import { spreadStakes } from './spread-stakes.ts';
import { takeMarginOut } from './take-margin-out.ts';
import { valueFreeBet } from './value-free-bet.ts';
import { valueMiddle } from './value-middle.ts';

/** What the screens reckon with, for prices of one's own: nothing is read and nothing is kept. */
export const calculatorsFeature = defineFeature({
  name: 'calculators',
  routes: {
    'POST /api/calculators/fair-prices': takeMarginOut,
    'POST /api/calculators/arbitrage': spreadStakes,
    'POST /api/calculators/hedge': hedgeBet,
    'POST /api/calculators/free-bet': valueFreeBet,
    'POST /api/calculators/middle': valueMiddle,
  },
});
