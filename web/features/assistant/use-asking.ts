import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callLines } from '../../lib/call-lines.ts';
import { messageOf } from '../../lib/query.ts';
import { keepMessage, type Part, reloadConversation } from './assistant.queries.ts';

export interface Asking {
  /** The question that is being answered; shown until the server has told it back. */
  question: string;
  isStored: boolean;
  /** The answer is in the conversation; the stream has only to end. */
  isAnswered: boolean;
  words: string;
}

export interface Failure {
  question: string;
  text: string;
  /** Whether the question is in the conversation already. */
  isStored: boolean;
}

const BROKEN = 'The answer could not be loaded. Check your connection and try again.';

/** What is shown after one more part has come. */
function after(before: Asking, part: Part): Asking {
  if (part.part === 'question') return { ...before, isStored: true };
  if (part.part === 'words') return { ...before, words: before.words + part.text };
  return part.part === 'restart' ? { ...before, words: '' } : { ...before, isAnswered: part.part === 'answer' };
}

async function hear(parts: AsyncIterable<Part>, first: Asking, show: (asking: Asking) => void, keep: (part: Part) => void): Promise<void> {
  let asking = first;
  try {
    for await (const part of parts) {
      keep(part);
      asking = after(asking, part);
      if (part.part === 'failed') throw new Broken(part.message, asking.isStored);
      show(asking);
    }
  } catch (error) {
    throw error instanceof Broken ? error : new Broken(messageOf(error) ?? BROKEN, asking.isStored);
  }
  if (!asking.isAnswered) throw new Broken(BROKEN, asking.isStored);
}

class Broken extends Error {
  readonly isStored: boolean;
  constructor(message: string, isStored: boolean) {
    super(message);
    this.isStored = isStored;
  }
}

const keeper =
  (client: QueryClient, userId: string) =>
  (part: Part): void => {
    if (part.part === 'question' || part.part === 'answer') keepMessage(client, userId, part.message);
  };

/** Asks one question at a time and shows its answer as it comes. */
export function useAsking(userId: string) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const abort = useRef<AbortController>(null);
  // The server goes on answering and keeps what it says: a reader who comes back finds it.
  useEffect(() => () => abort.current?.abort(), []);

  async function ask(text: string): Promise<void> {
    const question = text.trim();
    if (question === '' || asking !== null) return;
    const own = new AbortController();
    abort.current = own;
    const isStored = failure?.question === question && failure.isStored;
    const first: Asking = { question, isStored, isAnswered: false, words: '' };
    setFailure(null);
    setAsking(first);
    try {
      await hear(
        callLines('POST /api/assistant/messages', { body: { content: question } }, own.signal),
        first,
        setAsking,
        keeper(client, userId),
      );
    } catch (error) {
      if (own.signal.aborted) return;
      const { message, isStored } = error as Broken;
      setFailure({ question, text: message, isStored });
      void reloadConversation(client, userId);
    }
    setAsking(null);
  }
  return { asking, failure, ask, forgetFailure: () => setFailure(null) };
}
