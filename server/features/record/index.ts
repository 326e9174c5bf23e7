export { findHeadsDigest } from './heads.ts';
export { getRecordSummary, recordFeature } from './record-feature.ts';
export { type RecordUntil, summariseBefore } from './summarise-before.ts';
