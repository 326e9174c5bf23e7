export { exportComments } from './export-comments.ts';
export { groupTalkFeature } from './group-talk-feature.ts';
