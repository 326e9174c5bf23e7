import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsPort {
  port: number;
  host: string;
  token: string | null;
  registry: Registry;
  findUnready: () => Promise<string[]>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True when the header carries the token, in a time that does not depend on how much of it is right. */
export const carriesToken = (authorization: string | undefined, token: string): boolean =>
  authorization !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  response.end(body);
}

async function answer(options: MetricsPort, url: string, authorization: string | undefined, response: ServerResponse): Promise<void> {
  const json = (status: number, body: unknown): void => send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
  if (url === '/healthz') return json(200, { status: 'ok' });
  if (url === '/readyz') {
    const missing = await options.findUnready();
    return json(missing.length ? 503 : 200, { status: missing.length ? 'not ready' : 'ready', missing });
  }
  const isOpen = options.token === null || carriesToken(authorization, options.token);
  if (url !== '/metrics' || !isOpen) return json(404, { message: 'Not found.', code: 'NOT_FOUND' });
  send(response, 200, options.registry.contentType, await options.registry.metrics());
}

/** What an operator's tools ask, on a port of its own: for workers, which answer nothing else, and for installations that publish only the other one. */
export function openMetricsPort(options: MetricsPort): Promise<Server> {
  const server = createServer((request, response) => {
    answer(options, request.url?.split('?', 1)[0] ?? '', request.headers.authorization, response).catch(() => {
      if (!response.headersSent) send(response, 500, 'text/plain; charset=utf-8', 'no figures at the moment');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}
