import { Button } from '../../../ui/controls/button.tsx';
import { followUps } from './follow-up-rules.ts';
import '../styles/follow-up.css';

/** Questions that lead on from the last one, to be asked by a press. */
export function FollowUps({
  asked,
  isWaiting,
  onAsk,
}: {
  asked: readonly string[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
}) {
  const questions = followUps(asked);
  if (questions.length === 0) return null;
  return (
    <ul className="ea-follow" aria-label="Follow-up questions">
      {questions.map((question) => (
        <li key={question}>
          <Button size="sm" disabled={isWaiting} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
