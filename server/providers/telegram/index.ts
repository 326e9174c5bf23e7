import { type Messenger, MessengerFailure } from '../../ports/messages.ts';
import { realSurroundings, type Surroundings } from '../http/index.ts';
import { readBody } from '../http/read-body.ts';
import { botNameOf, Envelope, messagesOf } from './mapper.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2_000_000;
const AT_ONCE = 100;

interface Answer {
  status: number;
  result: unknown;
  retryAfterMs: number | null;
}

/** Our own words for every failure: the address of a call holds the token, and an error of the network may quote it. */
async function post(url: string, body: object, around: Surroundings): Promise<Answer> {
  const abort = new AbortController();
  const callOff = around.startTimer(TIMEOUT_MS, () => abort.abort());
  try {
    const headers = { 'content-type': 'application/json', 'user-agent': 'ClearEdge' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal: abort.signal } as const;
    const response = await around.fetch(url, init);
    const envelope = Envelope.parse(JSON.parse(await readBody(response, MOST_BYTES, 'Telegram')));
    const seconds = envelope.parameters?.retry_after;
    return {
      status: envelope.ok ? 200 : (envelope.error_code ?? response.status),
      result: envelope.result,
      retryAfterMs: seconds === undefined ? null : seconds * 1000,
    };
  } catch {
    throw new MessengerFailure(abort.signal.aborted ? 'Telegram took too long.' : 'Telegram did not answer as it should.');
  } finally {
    callOff();
    abort.abort();
  }
}

/** A bot of Telegram's by its token. `place` is another server of the same API. */
export function telegramBot(token: string, around: Surroundings = realSurroundings, place = 'https://api.telegram.org'): Messenger {
  let name: string | null = null;
  const ask = async (method: string, body: object): Promise<Answer> => post(`${place}/bot${token}/${method}`, body, around);
  const need = ({ status, result, retryAfterMs }: Answer): unknown => {
    if (status !== 200) throw new MessengerFailure(`Telegram answered ${status}.`, retryAfterMs);
    return result;
  };
  return {
    findBotName: async () => {
      name ??= botNameOf(need(await ask('getMe', {})));
      return name;
    },
    send: async (chat_id, text) => {
      const answer = await ask('sendMessage', { chat_id, text, link_preview_options: { is_disabled: true } });
      // 403: blocked or the account is gone. 400: no such chat, as our own part of the call is always the same.
      if (answer.status === 403 || answer.status === 400) return 'gone';
      need(answer);
      return 'sent';
    },
    listMessages: async (offset) =>
      messagesOf(need(await ask('getUpdates', { offset, limit: AT_ONCE, timeout: 0, allowed_updates: ['message'] }))),
  };
}
