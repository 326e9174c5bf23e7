import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { FeatureLock } from '../../core/session/feature-lock.tsx';
import { YesterdayRules } from '../../core/slate/yesterday-rules.tsx';
import { dayQuery } from '../../sports/registry.ts';

const SHOWN = 6;

/** What others see: what may be asked, how plain rules did on the last settled day, and the way to it. */
export function AssistantLocked() {
  return (
    <FeatureLock
      feature="assistant"
      text="The AI Betting Assistant answers from our own data: prices with their book and age, our probabilities, picks, props and your own bets. If we do not have a figure, it says so."
      gives={QUICK_QUESTIONS.slice(0, SHOWN)}
      givesTitle="Sample questions"
      window={<YesterdayRules dayQuery={dayQuery} />}
    />
  );
}
