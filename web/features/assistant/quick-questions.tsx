import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';

/** The questions that can be asked by a press. */
export function QuickQuestions({ isWaiting, onAsk }: { isWaiting: boolean; onAsk: (question: string) => void }) {
  return (
    <section className="as-quick" aria-label="Quick questions">
      <h2>Quick questions</h2>
      <ul>
        {QUICK_QUESTIONS.map((question) => (
          <li key={question}>
            <button type="button" className="as-q" disabled={isWaiting} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
