export { strategiesFeature } from './strategies-feature.ts';
export { exportStrategies } from './verbs/export-strategies.ts';
