export type { Outcome } from './maximise-growth.ts';
export { maximiseGrowth } from './maximise-growth.ts';
