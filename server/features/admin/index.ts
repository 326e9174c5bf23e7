export { adminFeature } from './admin-feature.ts';
