import { createServer, type IncomingMessage, type Server } from 'node:http';
import { passOn, type RecorderTerms } from './recorder.ts';

/** A local stand-in for every provider that passes questions on and keeps the answers. `tell` gets a line for each, without keys. */
export function createRecordServer(terms: RecorderTerms, tell: (line: string) => void): Server {
  return createServer((request, response) => {
    record(request, terms).then(
      ({ status, headers, body, note }) => {
        tell(note);
        response.writeHead(status, headers).end(body);
      },
      (error: unknown) => {
        tell(error instanceof Error ? error.message : 'failed');
        response.writeHead(500).end();
      },
    );
  });
}

async function record(request: IncomingMessage, terms: RecorderTerms): ReturnType<typeof passOn> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  return passOn({ method: request.method ?? 'GET', url: request.url ?? '/', headers, body: Buffer.concat(pieces).toString('utf8') }, terms);
}
