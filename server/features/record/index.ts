export { findHeadsDigest, restoreHeads } from './heads.ts';
export { getRecordSummary, recordFeature } from './record-feature.ts';
export { reviewSeason } from './review-season.ts';
export { summarizeBefore } from './summarize-before.ts';
