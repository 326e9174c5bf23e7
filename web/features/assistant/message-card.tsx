import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import type { Message } from './assistant.queries.ts';
import { MessageText } from './message-text.tsx';

const COPIED_MS = 2000;

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      toast({ title: 'Not copied', description: 'Your browser did not allow it.', variant: 'destructive' });
    }
  };
  return (
    <IconButton label={isCopied ? 'Copied' : 'Copy answer'} className="as-copy" onClick={() => void copy()}>
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  );
}

function Sources({ message }: { message: Message }) {
  const { clock } = useReaderFormat();
  if (message.sources.length === 0) return null;
  return (
    <ul className="as-sources" aria-label="Sources">
      {message.sources.map(({ label, asOf, href }) => (
        <li key={label}>
          {href ? <Link to={href}>{label}</Link> : label}
          {asOf ? <span className="muted">, as of {clock(asOf)}</span> : null}
        </li>
      ))}
    </ul>
  );
}

const BY: Record<NonNullable<Message['meta']>['answeredBy'], string> = {
  analyst: 'Built-in analyst',
  language_model: 'Language model, every figure checked against the data',
};

function Origin({ message }: { message: Message }) {
  const { clock } = useReaderFormat();
  const { meta } = message;
  const why = meta?.fallback ? ': the language model did not give an answer that keeps to the data' : '';
  return (
    <span className="muted as-by">
      {meta ? `${BY[meta.answeredBy]}${why}, ` : ''}
      {clock(message.timestamp)}
    </span>
  );
}

/** One message; an answer with its sources, its links, and who made it. */
export function MessageCard({ message }: { message: Message }) {
  const isOwn = message.type === 'user';
  if (isOwn)
    return (
      <li className="as-msg own">
        <span className="sr">You asked: </span>
        <p>{message.content}</p>
      </li>
    );
  return (
    <li className="as-msg">
      <span className="sr">The assistant answered: </span>
      <MessageText text={message.content} />
      {message.links.length > 0 ? (
        <ul className="as-links" aria-label="Pages about this answer">
          {message.links.map(({ label, href }) => (
            <li key={href}>
              <Link className="btn sm" to={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Sources message={message} />
      <footer>
        <Origin message={message} />
        <CopyButton text={message.content} />
      </footer>
    </li>
  );
}
