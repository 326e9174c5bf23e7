export { offSeasonFeature } from './off-season-feature.ts';
