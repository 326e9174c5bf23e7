export { announcedOf, toFixture } from './fixture-rules.ts';
export { forecastsFeature } from './forecasts-feature.ts';
export { findOpinion, type GameOpinion, listOpinions } from './read-opinions.ts';
