/**
 * The lines of a UTF-8 stream, split at line feeds alone (a carriage return before one is dropped). Node's own readline also splits at U+2028
 * and U+2029 since version 24, which may stand inside a JSON text.
 */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest: string[] = [];
  for await (const chunk of chunks) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    rest.push(pieces[0]!);
    for (const piece of pieces.slice(1)) {
      yield withoutReturn(rest.join(''));
      rest = [piece];
    }
  }
  const last = rest.join('') + decoder.decode();
  if (last !== '') yield withoutReturn(last);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
