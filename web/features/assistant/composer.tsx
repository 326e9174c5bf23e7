import { LONGEST_QUESTION } from '@clearedge/contract/assistant-questions';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';

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
export function Composer({ text, isWaiting, leftToday, fieldRef, onText, onSend }: ComposerProps) {
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
