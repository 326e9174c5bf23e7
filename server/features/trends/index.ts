export { trendsFeature } from './trends-feature.ts';
