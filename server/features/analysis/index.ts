export { analysisFeature, analyzeSlates } from './analysis-feature.ts';
export type { Analysis } from './analysis-reads.ts';
export { getAnalysis, withSummaries } from './analysis-reads.ts';
export { type NarrationFacts, narrationFaults } from './analysis-words.ts';
