export { exportStrategies } from './export-strategies.ts';
export { strategiesFeature } from './strategies-feature.ts';
export { strategySignals } from './strategy-rows.ts';
