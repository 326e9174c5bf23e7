import { COMMENT } from '@clearedge/contract/competition';
import { useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';

interface Props {
  label: string;
  action: string;
  start?: string;
  isBusy: boolean;
  error: unknown;
  onSend: (text: string) => void;
  onCancel?: () => void;
}

/** A text to send; what was typed stays until it has arrived. */
export function CommentForm({ label, action, start = '', isBusy, error, onSend, onCancel }: Props) {
  const [text, setText] = useState(start);
  const [isMissing, setMissing] = useState(false);
  const refused = error ? (messageOf(error) ?? 'It was not sent. Please try again.') : null;
  const problem = isMissing ? 'Write something first.' : refused;
  return (
    <form
      className="grp-say"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() !== '') onSend(text);
      }}
    >
      <TextArea
        label={label}
        value={text}
        rows={2}
        maxLength={COMMENT.most}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      {problem ? (
        <p className="note bad" role="alert">
          {problem}
        </p>
      ) : null}
      <span className="grp-answer">
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'Sending...' : action}
        </Button>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      </span>
    </form>
  );
}
