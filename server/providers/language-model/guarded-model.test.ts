import { expect, test } from 'vitest';
import { type LanguageModel, type ModelEvent, ModelFailure } from '../../ports/language-model.ts';
import { CircuitBreaker } from '../http/index.ts';
import { guardedModel } from './guarded-model.ts';

const START = new Date('2026-08-07T12:00:00Z');
const STATED: ModelEvent = { kind: 'text', text: 'A push is a tie. ' };

/** A model that fails while `failure` is set, in time that a test moves. */
function scene() {
  const at = { now: START, failure: null as ModelFailure | null, requested: 0 };
  async function* answer(): AsyncGenerator<ModelEvent> {
    at.requested += 1;
    await Promise.resolve();
    if (at.failure) throw at.failure;
    yield STATED;
    yield STATED;
  }
  const guard = new CircuitBreaker('language-model', () => at.now);
  const model: LanguageModel = guardedModel({ answer }, guard);
  const ask = async (most = 9): Promise<string> => {
    let events = 0;
    try {
      for await (const _event of model.answer([], [])) if (++events >= most) break;
      return `${events} pieces`;
    } catch (error) {
      return (error as ModelFailure).fault;
    }
  };
  const pass = (seconds: number): void => {
    at.now = new Date(at.now.getTime() + seconds * 1000);
  };
  return { at, guard, ask, pass };
}

test('a model that was silent three times is not waited for; after half a minute one question tries, and finds it well', async () => {
  const { at, guard, ask, pass } = scene();
  at.failure = new ModelFailure('timeout', 'the language model took too long');
  expect([await ask(), await ask(), await ask()]).toEqual(['timeout', 'timeout', 'timeout']);
  expect([await ask(), at.requested, guard.report.breaker]).toEqual(['unreachable', 3, 'open']);
  pass(30);
  // The trial fails: a minute this time.
  expect([await ask(), await ask(), at.requested]).toEqual(['timeout', 'unreachable', 4]);
  pass(60);
  at.failure = null;
  expect([await ask(), await ask(), at.requested]).toEqual(['2 pieces', '2 pieces', 6]);
  expect(guard.report).toMatchObject({ breaker: 'closed', requests: 6, failures: 4, lastGoodAt: at.now });
});

test('it is left alone for as long as it asks; whoever stops listening has found nothing wrong with it', async () => {
  const { at, guard, ask, pass } = scene();
  at.failure = new ModelFailure('unreachable', 'the language model answered 429', new Date(START.getTime() + 300_000));
  expect([await ask(), await ask(), at.requested]).toEqual(['unreachable', 'unreachable', 1]);
  pass(300);
  at.failure = null;
  expect([await ask(1), await ask(), at.requested]).toEqual(['1 pieces', '2 pieces', 3]);
  expect(guard.report.failures).toBe(1);
});
