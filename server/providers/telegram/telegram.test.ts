import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MessengerFailure } from '../../ports/messages.ts';
import { realSurroundings } from '../http/index.ts';
import { telegramBot } from './index.ts';

const TOKEN = '123456:a-token-that-nobody-may-read-anywhere';
const requested: { path: string; body: unknown }[] = [];
let reply: { status: number; body: string } = { status: 200, body: '' };
let place = '';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  requested.push({ path: request.url!, body: JSON.parse(Buffer.concat(pieces).toString()) });
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
}
const server = createServer((request, response) => void answer(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void requested.splice(0));

const says = (body: object | string, status = 200): void => {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const refuses = (error_code: number, parameters?: object): void =>
  says({ ok: false, error_code, description: `bot${TOKEN}`, ...(parameters && { parameters }) }, error_code);
const bot = () => telegramBot(TOKEN, realSurroundings, place);

test('a message goes to its chat as plain text', async () => {
  says({ ok: true, result: {} });
  expect(await bot().send('42', 'Bet won\n+$10.00')).toBe('sent');
  expect(requested).toEqual([
    { path: `/bot${TOKEN}/sendMessage`, body: { chat_id: '42', text: 'Bet won\n+$10.00', link_preview_options: { is_disabled: true } } },
  ]);
});

test.each([403, 400])('a chat that answers %i is gone', async (status) => {
  refuses(status);
  expect(await bot().send('42', 'x')).toBe('gone');
});

test.each<[string, () => void, number | null]>([
  ['429 with a time', () => refuses(429, { retry_after: 17 }), 17_000],
  ['429 without one', () => refuses(429), null],
  ['500', () => refuses(500), null],
  ['a wrong token', () => refuses(401), null],
  ['HTML', () => says('<html>', 502), null],
  ['half JSON', () => says('{"ok":tr'), null],
  ['an array', () => says('[]'), null],
])('%s is a failure that does not name the token', async (_what, script, retryAfterMs) => {
  script();
  const failure = await bot()
    .send('42', 'x')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MessengerFailure);
  expect((failure as MessengerFailure).retryAfterMs).toBe(retryAfterMs);
  expect(JSON.stringify([String(failure), (failure as Error).stack, (failure as Error).cause])).not.toContain(TOKEN);
});

test('no one there is the same failure', async () => {
  const failure = await telegramBot(TOKEN, realSurroundings, 'http://127.0.0.1:9')
    .findBotName()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MessengerFailure);
  expect(String((failure as Error).stack)).not.toContain(TOKEN);
});

test('what is written in private chats is read; anything else is passed over, and none is asked for twice', async () => {
  const chat = { id: 7, type: 'private', username: 'ann', first_name: 'Ann' };
  says({
    ok: true,
    result: [
      { update_id: 12, message: { chat, text: '/start abc' } },
      { update_id: 11, message: { chat: { ...chat, id: -5, type: 'group' }, text: '/start abc' } },
      { update_id: 13, message: { chat: { id: 8, type: 'private', first_name: 'Bo' } } },
      { update_id: 14, poll: {} },
      { update_id: 15, message: { chat: { id: 'x' } } },
      'nonsense',
    ],
  });
  expect(await bot().listMessages(11)).toEqual([
    { updateId: 11, chat: null, text: '' },
    { updateId: 12, chat: { id: '7', name: '@ann' }, text: '/start abc' },
    { updateId: 13, chat: null, text: '' },
    { updateId: 14, chat: null, text: '' },
    { updateId: 15, chat: null, text: '' },
  ]);
  expect(requested[0]!.body).toEqual({ offset: 11, limit: 100, timeout: 0, allowed_updates: ['message'] });
});

test('the bot is asked for its name once', async () => {
  const one = bot();
  says({ ok: true, result: { username: 'ClearEdgeBot' } });
  expect([await one.findBotName(), await one.findBotName(), requested.length]).toEqual(['ClearEdgeBot', 'ClearEdgeBot', 1]);
  says({ ok: true, result: { username: '../evil' } });
  await expect(bot().findBotName()).rejects.toThrow(MessengerFailure);
});
