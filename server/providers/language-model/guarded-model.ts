import { type LanguageModel, type ModelEvent, ModelFailure } from '../../ports/language-model.ts';
import { type CircuitBreaker, type FaultKind, ProviderFault } from '../http/index.ts';

const KINDS: Readonly<Record<ModelFailure['fault'], FaultKind>> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  garbage: 'wrong_shape',
  cut_off: 'wrong_shape',
};

const faultOf = ({ fault, message, retryAt }: ModelFailure): ProviderFault =>
  new ProviderFault(KINDS[fault], message, retryAt ? { retryAt } : {});

/** A language model that no one waits for while it is down: each silent try costs a member a quarter of a minute. */
export function guardedModel(model: LanguageModel, guard: CircuitBreaker): LanguageModel {
  async function* answer(...requested: Parameters<LanguageModel['answer']>): AsyncGenerator<ModelEvent> {
    enter(guard);
    let isReported = false;
    try {
      yield* model.answer(...requested);
      isReported = true;
      guard.succeed();
    } catch (error) {
      isReported = true;
      if (error instanceof ModelFailure) guard.fail(faultOf(error));
      else guard.leave();
      throw error;
    } finally {
      // The reader stopped in the middle: the words were no good, the model is there.
      if (!isReported) guard.leave();
    }
  }
  return { answer };
}

function enter(guard: CircuitBreaker): void {
  try {
    guard.enter();
  } catch (error) {
    throw new ModelFailure('unreachable', error instanceof Error ? error.message : String(error));
  }
}
