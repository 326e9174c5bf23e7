import { LONGEST_QUESTION, QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { SendHorizontal } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { useClearConversation, useConversation } from './assistant.queries.ts';
import { Thread } from './thread.tsx';
import { useAsking } from './use-asking.ts';
import './assistant.css';

interface ComposerProps {
  text: string;
  isWaiting: boolean;
  leftToday: number;
  fieldRef: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onSend: () => void;
}

const FEW_LEFT = 20;

function hintOf(text: string, leftToday: number): string {
  if (leftToday === 0) return 'No questions left today. The next ones can be asked after midnight Eastern.';
  if (text.length > LONGEST_QUESTION * 0.8) return `${text.length} of ${LONGEST_QUESTION} characters`;
  return leftToday <= FEW_LEFT ? `${leftToday} questions left today` : 'Enter to send, Shift+Enter for a new line';
}

/** Where a question is typed. Sending is blocked while an answer is on its way, and when there is nothing to send. */
function Composer({ text, isWaiting, leftToday, fieldRef, onText, onSend }: ComposerProps) {
  const hintId = useId();
  const isBlocked = isWaiting || text.trim() === '' || leftToday === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlocked) onSend();
  };
  return (
    <form
      className="as-composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) onSend();
      }}
    >
      <textarea
        ref={fieldRef}
        className="as-field"
        aria-label="Your question"
        aria-describedby={hintId}
        placeholder="Ask about games, odds, picks or props…"
        rows={1}
        maxLength={LONGEST_QUESTION}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button look="primary" type="submit" disabled={isBlocked} aria-label="Send">
        <SendHorizontal />
      </Button>
      <p id={hintId} className="muted">
        {hintOf(text, leftToday)}
      </p>
    </form>
  );
}

interface QuickProps {
  title: string;
  questions: readonly string[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
}

/** Questions that can be asked by a press. */
function QuickQuestions({ title, questions, isWaiting, onAsk }: QuickProps) {
  return (
    <section className="as-quick" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {questions.map((question) => (
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

/** One press forgets the conversation, which is all that the assistant remembers. */
function ClearButton({ userId, isDisabled }: { userId: string; isDisabled: boolean }) {
  const clear = useClearConversation(userId);
  return (
    <Button size="sm" look="quiet" disabled={isDisabled || clear.isPending} onClick={() => clear.mutate()}>
      Clear conversation
    </Button>
  );
}

export interface LeadsProps {
  /** The member's questions so far, the oldest first. */
  requested: readonly string[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
}

interface ChatProps {
  userId: string;
  /** Draws what leads on from the last question. */
  Leads?: ComponentType<LeadsProps>;
  /** In the panel beside a page: what to ask there, in place of the quick questions. */
  suggestions?: readonly string[];
}

/** The chat of a member with the tier. */
export function Chat({ userId, Leads, suggestions }: ChatProps) {
  const conversation = useConversation(userId);
  const { asking, failure, ask } = useAsking(userId);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { data } = conversation;
  if (data === undefined && conversation.isError)
    return <ErrorState title="Your conversation could not be loaded" onRetry={() => void conversation.refetch()} />;
  if (data === undefined) return <Skeleton height={480} radius={8} />;
  const send = (question: string): void => {
    void ask(question);
    field.current?.focus();
  };
  const sendTyped = (): void => {
    send(text);
    setText('');
  };
  const isWaiting = asking !== null || data.leftToday === 0;
  const requested = data.messages.filter(({ type }) => type === 'user').map(({ content }) => content);
  const quick = suggestions
    ? { title: 'Ask about this page', questions: suggestions }
    : { title: 'Quick questions', questions: QUICK_QUESTIONS };
  return (
    <div className={suggestions ? 'as-two as-panel' : 'as-two'}>
      <section className="panel as-chat" aria-label="Chat">
        <Thread messages={data.messages} asking={asking} failure={failure} onRetry={() => failure && send(failure.question)} onAsk={send} />
        {Leads ? <Leads requested={requested} isWaiting={isWaiting} onAsk={send} /> : null}
        <Composer text={text} isWaiting={asking !== null} leftToday={data.leftToday} fieldRef={field} onText={setText} onSend={sendTyped} />
      </section>
      <aside className="as-side" aria-label="Beside the chat">
        <QuickQuestions {...quick} isWaiting={isWaiting} onAsk={send} />
        <ClearButton userId={userId} isDisabled={asking !== null || data.messages.length === 0} />
        <p className="note">
          No bet is certain. If betting stops being fun: <span className="as-line">1-800-GAMBLER</span>, and{' '}
          <Link className="link" to={paths.responsibleGaming}>
            limits and breaks
          </Link>
          .
        </p>
      </aside>
    </div>
  );
}
