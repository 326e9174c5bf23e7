export { type CheckedOffer, type Distrust, distrustOf, doubtAt, TRUST_LIMITS } from './trust.ts';
