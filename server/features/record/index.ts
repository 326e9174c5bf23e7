export { findHeadsDigest } from './heads.ts';
export { getRecordSummary, recordFeature } from './record-feature.ts';
export { summarizeBefore } from './summarize-before.ts';
