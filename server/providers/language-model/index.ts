export { guardedModel } from './guarded-model.ts';
export { openAiCompatible } from './open-ai-compatible.ts';
