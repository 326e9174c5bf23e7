export { findHeadsDigest, restoreHeads } from './heads.ts';
export { getRecordSummary, recordFeature } from './record-feature.ts';
export { summarizeBefore } from './summarize-before.ts';
