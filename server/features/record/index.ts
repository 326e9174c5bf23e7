export { findHeadsDigest } from './heads.ts';
export { getRecordSummary, recordFeature } from './record-feature.ts';
export { summariseBefore } from './summarise-before.ts';
