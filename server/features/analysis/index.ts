export { analysisFeature, analyzeSlates } from './analysis-feature.ts';

export { getAnalysis, withSummaries } from './analysis-reads.ts';
export { type NarrationFacts, narrationFaults } from './analysis-words.ts';
