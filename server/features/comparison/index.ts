import { defineFeature } from '../../kernel/feature.ts';
import { comparisonRoutes } from './routes.ts';

export { compareOdds } from './board/compare-odds.ts';
export { listValue } from './value/list-value.ts';

export const comparisonFeature = defineFeature({ name: 'comparison', routes: comparisonRoutes });
