export { analysisFeature, analyzeSlates } from './analysis-feature.ts';
export { getAnalysis } from './reads/get-analysis.ts';
export type { Analysis } from './reads/present-analysis.ts';
export { withSummaries } from './reads/with-summaries.ts';
export { type NarrationFacts, narrationFaults } from './words/check-narration.ts';
