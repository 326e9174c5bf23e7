export { gradeParlaysJob } from './jobs.ts';
export { parlaysFeature } from './parlays-feature.ts';
export { listParlaysOf } from './saved/my-parlays.ts';
