import { type Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

export interface Answer {
  status: number;
  /** Empty for a compressed answer. */
  text: string;
}

/** The connection ended, or was never there: whether the other side did what was asked no one knows. */
export class ConnectionLost extends Error {}
/** Neither an answer nor an end of the connection. */
export class NoAnswer extends Error {}

const PATIENCE_MS = 60_000;
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

function headersOf({ headers }: Call, payload: string | null): Record<string, string> {
  const body = payload === null ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
  return { ...SAME_ORIGIN, ...body, ...headers };
}

/** Sends a call once. `hangUpAfterMs` closes the connection so long after sending, as a browser that goes away does. */
export function attempt(port: number, agent: Agent, call: Call, hangUpAfterMs?: number): Promise<Answer> {
  const payload = call.body === undefined ? null : JSON.stringify(call.body);
  const { method, path } = call;
  return new Promise((resolve, reject) => {
    let hangUp: NodeJS.Timeout | undefined;
    const lose = (error: Error): void => {
      clearTimeout(hangUp);
      reject(error instanceof NoAnswer ? error : new ConnectionLost(error.message));
    };
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: headersOf(call, payload) }, (response) => {
      const isText = response.headers['content-encoding'] === undefined;
      let text = '';
      if (isText) response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      else response.resume();
      response.on('end', () => {
        clearTimeout(hangUp);
        if (!response.complete) return lose(new Error('half an answer'));
        resolve({ status: response.statusCode ?? 0, text });
      });
      response.on('error', lose);
    });
    sent.on('error', lose);
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new NoAnswer(`${method} ${path} had no answer in ${PATIENCE_MS / 1000} s`)));
    if (hangUpAfterMs !== undefined)
      sent.once('finish', () => {
        hangUp = setTimeout(() => sent.destroy(new Error('hung up')), hangUpAfterMs);
      });
    sent.end(payload ?? undefined);
  });
}
