export { guardedModel } from './guarded-model.ts';
export { type ModelAddress, openAiCompatible } from './open-ai-compatible.ts';
