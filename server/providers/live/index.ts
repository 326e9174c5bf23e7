export { createLiveSource, LIVE_ADDRESSES, type LiveAddresses, type LiveSource, type LiveTerms } from './create-live-source.ts';
