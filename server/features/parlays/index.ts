export { gradeParlaysJob, parlaysFeature } from './parlays-feature.ts';
export { listParlaysOf } from './saved/my-parlays.ts';
