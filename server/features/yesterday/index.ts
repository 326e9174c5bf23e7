export { yesterdayFeature } from './yesterday-feature.ts';
