export { LIVE_ADDRESSES, type LiveAddresses } from './addresses.ts';
export { createLiveSource, type LiveSource, type LiveTerms } from './create-live-source.ts';
