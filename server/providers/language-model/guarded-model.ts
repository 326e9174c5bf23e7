import { type LanguageModel, type ModelEvent, ModelFailure } from '../../ports/language-model.ts';
import { type FaultKind, ProviderFault, type ServiceGuard } from '../http/index.ts';

const KINDS: Readonly<Record<ModelFailure['fault'], FaultKind>> = {
  unreachable: 'unreachable',
  timeout: 'timeout',
  garbage: 'wrong_shape',
  cut_off: 'wrong_shape',
};

const faultOf = ({ fault, message, retryAt }: ModelFailure): ProviderFault =>
  new ProviderFault(KINDS[fault], message, retryAt ? { retryAt } : {});

/** A language model that no one waits for while it is down: each silent try costs a member a quarter of a minute. */
export function guardedModel(model: LanguageModel, guard: ServiceGuard): LanguageModel {
  async function* answer(...asked: Parameters<LanguageModel['answer']>): AsyncGenerator<ModelEvent> {
    enter(guard);
    let isTold = false;
    try {
      yield* model.answer(...asked);
      isTold = true;
      guard.succeed();
    } catch (error) {
      isTold = true;
      if (error instanceof ModelFailure) guard.fail(faultOf(error));
      else guard.leave();
      throw error;
    } finally {
      // The reader stopped in the middle: the words were no good, the model is there.
      if (!isTold) guard.leave();
    }
  }
  return { answer };
}

function enter(guard: ServiceGuard): void {
  try {
    guard.enter();
  } catch (error) {
    throw new ModelFailure('unreachable', error instanceof Error ? error.message : String(error));
  }
}
