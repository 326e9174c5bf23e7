export { propId, readPropId } from './finder/prop-id.ts';
export { logOf } from './history/hit-rate-rules.ts';
export { indexStarts } from './history/index-starts.ts';
export { mainLines, type PlayerGame, toPlayerGame } from './history/player-game-rules.ts';
export { cachedStarts } from './history/read-starts.ts';
export { readSeasonSums, type SeasonSums } from './history/season-sums.ts';
export { listModelProps } from './offers/list-model-props.ts';

export { listSlateProps, withHitRates } from './offers/list-slate-props.ts';
export { MODEL_HOLD, type ModelProp } from './offers/model-price-rules.ts';
export { blendProbability, marketOver, type PlayerProp, type PlayerProps } from './offers/offer-rules.ts';
export { propSportsOf } from './offers/prop-sports.ts';
export { buildInputs, type SideSources } from './project/build-inputs.ts';
export { type Asker, dated, teamMemory } from './project/fetch-team.ts';
export { jointProbability } from './project/joint-probability.ts';
export { menOf } from './project/projection-rules.ts';
export { projectionsOf } from './project/projections-of.ts';
export { findProjection, type PropProjection, statOf } from './project/read-projections.ts';
export { listClosingProps, propsFeature } from './props-feature.ts';
