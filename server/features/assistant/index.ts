export { assistantFeature } from './assistant-feature.ts';
export { listConversationOf } from './conversation/message-rows.ts';
