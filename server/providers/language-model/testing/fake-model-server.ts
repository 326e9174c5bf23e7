import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ModelRequest {
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools: { function: { name: string } }[];
  };
}
/** How one request is answered. */
export type Reply = (response: ServerResponse) => void;

export interface FakeModelServer {
  baseUrl: string;
  requests: ModelRequest[];
  /** Replies to the coming requests, in order; the last one again and again. */
  script: (...replies: Reply[]) => void;
  close: () => Promise<void>;
}

const line = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const delta = (part: object, end: string | null = null): string => line({ choices: [{ index: 0, delta: part, finish_reason: end }] });

const stream = (response: ServerResponse, pieces: readonly string[]): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) response.write(piece);
};

/** Text in pieces of a few characters. */
export const says =
  (text: string, end = 'stop'): Reply =>
  (response) => {
    const pieces = text.match(/[\s\S]{1,7}/g) ?? [];
    stream(response, [...pieces.map((content) => delta({ content })), delta({}, end), 'data: [DONE]\n\n']);
    response.end();
  };

/** A call whose input comes in two pieces. */
export const calls =
  (name: string, input: string, before = ''): Reply =>
  (response) => {
    const half = Math.ceil(input.length / 2);
    const first = { index: 0, id: `id-${name}`, type: 'function', function: { name, arguments: input.slice(0, half) } };
    const second = { index: 0, function: { arguments: input.slice(half) } };
    const opening = before ? [delta({ content: before })] : [];
    stream(response, [
      ...opening,
      delta({ tool_calls: [first] }),
      delta({ tool_calls: [second] }),
      delta({}, 'tool_calls'),
      'data: [DONE]\n\n',
    ]);
    response.end();
  };

/** Says something, and then the line breaks. */
export const breaks =
  (text: string): Reply =>
  (response) => {
    stream(response, [delta({ content: text })]);
    setImmediate(() => response.destroy());
  };

/** Says something and then nothing more, on an open line. */
export const silence = (text: string): Reply => {
  function silence(response: ServerResponse): void {
    stream(response, text ? [delta({ content: text })] : []);
  }
  return silence;
};

export const sends =
  (status: number, type: string, body: string): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

/** A server on loopback that speaks as an OpenAI-compatible one does, and says what the test tells it to. */
export async function fakeModelServer(): Promise<FakeModelServer> {
  const requests: ModelRequest[] = [];
  let replies: Reply[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      // Asked whether it is there; no reply of the script.
      if (request.method === 'GET') return sends(200, 'application/json', '{"data":[]}')(response);
      requests.push({ authorization: request.headers.authorization, body: JSON.parse(text) as ModelRequest['body'] });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (request.url === '/v1/chat/completions' && reply) reply(response);
      else sends(404, 'text/plain', 'no such page')(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...next) => {
      replies = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
