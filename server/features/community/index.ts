export { communityFeature } from './community-feature.ts';
