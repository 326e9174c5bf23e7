import type { TestClient } from '../../../testing/index.ts';
import type { AssistantMessage, AssistantPart } from '../conversation/present-message.ts';

export interface Requested {
  status: number;
  parts: AssistantPart[];
  /** The answer that the conversation keeps. */
  answer: AssistantMessage;
  /** The words that were streamed, with what was taken back left out. */
  streamed: string;
}

const wordsOf = (parts: readonly AssistantPart[]): string =>
  parts.reduce((text, part) => (part.part === 'restart' ? '' : part.part === 'words' ? text + part.text : text), '');

/** Asks a question as this client and reads the lines of the answer. */
export async function askAs({ post }: TestClient, content: string): Promise<Requested> {
  const { statusCode, body } = await post('/api/assistant/messages', { content });
  const parts =
    statusCode === 200
      ? body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as AssistantPart)
      : [];
  const last = parts.at(-1);
  if (last?.part !== 'answer') throw new Error(`${content}: ${statusCode} ${body}`);
  return { status: statusCode, parts, answer: last.message, streamed: wordsOf(parts) };
}
