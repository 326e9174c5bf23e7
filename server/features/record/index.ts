export { getRecordSummary } from './get-record.ts';
export { findHeadsDigest } from './heads/get-heads.ts';
export { recordFeature } from './record-feature.ts';
export { type RecordUntil, summariseBefore } from './summarise-before.ts';
