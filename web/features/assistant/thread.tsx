import { BotMessageSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import type { Message } from './assistant.queries.ts';
import { MessageCard } from './message-card.tsx';
import { MessageText } from './message-text.tsx';
import type { Asking, Failure } from './use-asking.ts';

interface ThreadProps {
  messages: readonly Message[];
  asking: Asking | null;
  failure: Failure | null;
  onRetry: () => void;
}

/** A question that is not in the conversation yet, or was refused. */
const Question = ({ text }: { text: string }) => (
  <li className="as-msg own">
    <p>{text}</p>
  </li>
);

function InProgress({ question, isKept, words }: Asking) {
  return (
    <>
      {isKept ? null : <Question text={question} />}
      <li className="as-msg">{words === '' ? <p className="muted as-thinking">AI is thinking...</p> : <MessageText text={words} />}</li>
    </>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <>
      {failure.isKept ? null : <Question text={failure.question} />}
      <li>
        <div className="as-msg bad" role="alert">
          <p>{failure.text}</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </li>
    </>
  );
}

/** The newest words stay in sight while they come. */
function useNewestInSight(mark: unknown) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is the reason to scroll
  useEffect(() => {
    const thread = end.current?.parentElement;
    if (thread) thread.scrollTop = thread.scrollHeight;
  }, [mark]);
  return end;
}

/** The conversation, oldest first. Finished answers are announced; words on their way are not, or each would be read many times. */
export function Thread({ messages, asking, failure, onRetry }: ThreadProps) {
  const end = useNewestInSight(`${messages.length} ${asking?.words.length} ${asking !== null} ${failure?.text}`);
  const shown = asking && !asking.isAnswered ? asking : null;
  const last = messages.at(-1);
  return (
    <section className="as-thread" aria-label="Conversation">
      {messages.length === 0 && !asking && !failure ? (
        <EmptyState
          icon={BotMessageSquare}
          title="Ask about today’s board"
          hint="Every figure comes from our own data, with its source and its age. If we do not have it, the answer says so."
        />
      ) : null}
      <ol>
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
        {shown ? <InProgress {...shown} /> : null}
        {failure && !asking ? <Failed failure={failure} onRetry={onRetry} /> : null}
      </ol>
      <p className="sr" aria-live="polite">
        {asking ? 'AI is thinking...' : last?.type === 'assistant' ? last.content : ''}
      </p>
      <div ref={end} />
    </section>
  );
}
