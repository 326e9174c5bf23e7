export type { Outcome } from './expected-log.ts';
export { maximiseGrowth } from './maximise-growth.ts';
