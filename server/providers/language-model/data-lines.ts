import { ModelFailure } from '../../ports/language-model.ts';

const MOST_CHARACTERS = 400_000;

/** The JSON texts of a streamed answer, one for each `data:` line; a server that does not stream answers with one. `[DONE]` is the last. */
export async function* dataLines(body: ReadableStream<Uint8Array>, type: string, onPiece: () => void): AsyncGenerator<string> {
  let [waiting, read] = ['', 0];
  const isStream = !type.includes('application/json');
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    onPiece();
    const piece = decoder.decode(bytes, { stream: true });
    read += piece.length;
    if (read > MOST_CHARACTERS) throw new ModelFailure('garbage', 'the answer of the language model is too long');
    waiting += piece;
    if (!isStream) continue;
    const lines = waiting.split(/\r?\n/);
    waiting = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
  if (!isStream) {
    yield waiting;
    yield '[DONE]';
  } else if (waiting.startsWith('data:')) yield waiting.slice('data:'.length).trim();
}
