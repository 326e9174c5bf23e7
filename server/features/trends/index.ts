export { countTrends, trendsFeature } from './trends-feature.ts';
