export { analysisFeature, analyzeSlates } from './analysis-feature.ts';

export { getAnalysis, withSummaries } from './analysis-reads.ts';
export { type NarrationFacts, narrationFaults, verdictText } from './analysis-words.ts';
export { favoredSide } from './favored-side.ts';
export { getLeagueAnalysis } from './leagues/get-league-analysis.ts';
