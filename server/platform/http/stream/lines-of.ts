import { PassThrough, type Readable } from 'node:stream';
import type { Logger } from '../../../kernel/log.ts';
import { tellError } from '../../../kernel/text/tell-error.ts';

/**
 * Parts of an answer as lines of JSON, each sent when it is made. A reader who goes away stops nothing: what makes the parts
 * runs to its end and keeps what it has to keep.
 */
export function linesOf(parts: AsyncIterable<unknown>, log: Logger, check?: (part: unknown) => void): Readable {
  const lines = new PassThrough();
  lines.on('error', () => undefined);
  async function pass(): Promise<void> {
    for await (const part of parts) {
      check?.(part);
      if (!lines.destroyed) lines.write(`${JSON.stringify(part)}\n`);
    }
    lines.end();
  }
  pass().catch((error: unknown) => {
    log.error({ error: tellError(error) }, 'an answer in lines broke off');
    lines.destroy();
  });
  return lines;
}
