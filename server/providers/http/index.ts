export { type AskAddress, addressOf } from './ask-address.ts';
export type { FreshnessBounds } from './pacing/freshness.ts';
export { SteadyResults } from './pacing/steady-result.ts';
export { type Ask, type ClientTerms, type Good, PoliteClient } from './polite-client.ts';
export { type FaultKind, ProviderFault } from './provider-fault.ts';
export type { ProviderHealth } from './provider-health.ts';
export { jsonReader, type Rows, rowsOf } from './read-json.ts';
export { ServiceGuard } from './service-guard.ts';
export { realSurroundings, type Surroundings } from './surroundings.ts';
