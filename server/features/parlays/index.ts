export { parlaysFeature } from './parlays-feature.ts';
export { listParlaysOf } from './saved/my-parlays.ts';
export { savedParlays } from './settle/grade-parlays.ts';
