export { type ModelAddress, openAiCompatible } from './open-ai-compatible.ts';
