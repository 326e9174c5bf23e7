import fc from 'fast-check';

// The same examples for every mutant, or the score changes from run to run; fewer of them, since a change breaks many, and none shrunk.
fc.configureGlobal({ seed: 20_241, numRuns: 30, endOnFailure: true });
