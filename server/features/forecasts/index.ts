export { announcedOf, toFixture } from './fixture-rules.ts';
export { forecastsFeature } from './forecasts-feature.ts';
export { listPlays } from './plays/list-plays.ts';
export type { Play } from './plays/play-rules.ts';
export { findOpinion, type GameOpinion, listOpinions, listOpinionsById } from './read-opinions.ts';
