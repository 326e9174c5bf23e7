import { BotMessageSquare, Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { AnswerCards, AnswerChips } from './answer-extras.tsx';
import type { Message } from './assistant.queries.ts';
import type { Asking, Failure } from './use-asking.ts';

const BULLET = '• ';
const EDGE_PX = 12;

interface Block {
  kind: 'words' | 'list';
  /** Position in the text: lines do not move while it grows. */
  at: number;
  lines: string[];
}

/** Lines that begin with a bullet make a list; the others are paragraphs. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const kind = line.startsWith(BULLET) ? 'list' : 'words';
    const last = blocks.at(-1);
    if (line.startsWith('  ') && last?.kind === 'list') last.lines[last.lines.length - 1] += `\n${line.trim()}`;
    else if (kind === 'list' && last?.kind === 'list') last.lines.push(line.slice(BULLET.length));
    else if (line.trim() !== '') blocks.push({ kind, at, lines: [kind === 'list' ? line.slice(BULLET.length) : line] });
  }
  return blocks;
}

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Plain text as the assistant writes it. It is never read as markup: names and headlines come from elsewhere. Lists that a table below shows again are folded. */
export function MessageText({ text, isTabled = false }: { text: string; isTabled?: boolean }) {
  const { prices } = useReaderFormat();
  return blocksOf(prices(text)).map(({ kind, at, lines }) => {
    if (kind === 'words') return <p key={at}>{lines[0]}</p>;
    if (!isTabled) return <List key={at} lines={lines} />;
    return (
      <details key={at} className="as-fold">
        <summary>In words</summary>
        <List lines={lines} />
      </details>
    );
  });
}

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
function MessageCard({ message, isWaiting, onAsk }: { message: Message; isWaiting: boolean; onAsk: (question: string) => void }) {
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
      {message.meta?.readAs ? <p className="muted as-read">{message.meta.readAs}</p> : null}
      <MessageText text={message.content} isTabled={message.cards.some(({ kind }) => kind === 'table')} />
      <AnswerCards cards={message.cards} />
      <AnswerChips chips={message.chips} isWaiting={isWaiting} onAsk={onAsk} />
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

interface ThreadProps {
  messages: readonly Message[];
  asking: Asking | null;
  failure: Failure | null;
  onRetry: () => void;
  onAsk: (question: string) => void;
}

/** A question that is not in the conversation yet, or was refused. */
const Question = ({ text }: { text: string }) => (
  <li className="as-msg own">
    <p>{text}</p>
  </li>
);

function InProgress({ question, isStored, words }: Asking) {
  return (
    <>
      {isStored ? null : <Question text={question} />}
      <li className="as-msg">{words === '' ? <p className="muted as-thinking">AI is thinking...</p> : <MessageText text={words} />}</li>
    </>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <>
      {failure.isStored ? null : <Question text={failure.question} />}
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

/** The newest question stands on top where its answer is longer than the view; else the end of the answer is in sight. */
function useNewestInSight(mark: unknown) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is the reason to scroll
  useEffect(() => {
    const thread = end.current?.parentElement;
    const question = thread && [...thread.querySelectorAll('.as-msg.own')].at(-1);
    if (!thread) return;
    const above = question ? question.getBoundingClientRect().top - thread.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
    thread.scrollTop = Math.min(thread.scrollHeight, thread.scrollTop + above - EDGE_PX);
  }, [mark]);
  return end;
}

/** The conversation, oldest first. Finished answers are announced; words on their way are not, or each would be read many times. */
export function Thread({ messages, asking, failure, onRetry, onAsk }: ThreadProps) {
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
          <MessageCard key={message.id} message={message} isWaiting={asking !== null} onAsk={onAsk} />
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
