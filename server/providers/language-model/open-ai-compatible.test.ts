import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelEvent, ModelFailure } from '../../ports/language-model.ts';
import { realSurroundings } from '../http/index.ts';
import { openAiCompatible } from './open-ai-compatible.ts';
import { breaks, calls, type FakeModelServer, fakeModelServer, type Reply, says, sends, silence } from './testing/fake-model-server.ts';

let server: FakeModelServer;
beforeAll(async () => {
  server = await fakeModelServer();
});
afterAll(() => server.close());

const TOOL = { name: 'slate', description: 'Games', parameters: { type: 'object' } };

async function ask(reply: Reply, timeouts = { wholeMs: 60_000, pauseMs: 60_000 }): Promise<ModelEvent[]> {
  server.script(reply);
  const model = openAiCompatible({ baseUrl: `${server.baseUrl}/`, apiKey: 'key', model: 'm', timeouts });
  const events: ModelEvent[] = [];
  const messages = [
    { role: 'user' as const, content: 'Hi' },
    { role: 'assistant' as const, content: '', calls: [{ id: '1', name: 'slate', input: '{}' }] },
    { role: 'tool' as const, callId: '1', content: 'none' },
  ];
  for await (const event of model.answer(messages, [TOOL])) events.push(event);
  return events;
}
const faultOf = async (reply: Reply, timeouts?: { wholeMs: number; pauseMs: number }): Promise<string> => {
  const error = await ask(reply, timeouts).catch((thrown: unknown) => thrown);
  return error instanceof ModelFailure ? error.fault : `no failure: ${String(error)}`;
};

test('text comes in pieces, as the server sends it', async () => {
  const events = await ask(says('Good evening, all.'));
  expect(events.length).toBeGreaterThan(1);
  expect(events.map((event) => (event.kind === 'text' ? event.text : '')).join('')).toBe('Good evening, all.');
  const { authorization, body } = server.requests.at(-1)!;
  expect(authorization).toBe('Bearer key');
  expect(body).toMatchObject({ model: 'm', stream: true, tools: [{ function: { name: 'slate' } }] });
  expect(body.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
  expect(body.messages[2]).toMatchObject({ tool_call_id: '1', content: 'none' });
});

test('a call is put together from its pieces', async () => {
  expect(await ask(calls('slate', '{"day":"2026-07-11"}'))).toEqual([
    { kind: 'calls', calls: [{ id: 'id-slate', name: 'slate', input: '{"day":"2026-07-11"}' }] },
  ]);
});

test('a server that does not stream is understood, too', async () => {
  const body = JSON.stringify({ choices: [{ message: { content: 'Whole.' }, finish_reason: 'stop' }] });
  expect(await ask(sends(200, 'application/json', body))).toEqual([{ kind: 'text', text: 'Whole.' }]);
});

test.each<[string, Reply, string]>([
  ['an error', sends(500, 'text/plain', 'boom'), 'unreachable'],
  ['a refusal', sends(401, 'application/json', '{}'), 'unreachable'],
  ['a page', sends(200, 'text/event-stream', 'data: <html>\n\n'), 'garbage'],
  ['other JSON', sends(200, 'application/json', '{"a":1}'), 'garbage'],
  ['half a JSON', sends(200, 'application/json', '{"choices":[{'), 'garbage'],
  ['nothing', sends(200, 'text/event-stream', ''), 'cut_off'],
  ['too much', sends(200, 'text/event-stream', 'x'.repeat(500_000)), 'garbage'],
  ['an answer cut for length', says('The Yankees', 'length'), 'cut_off'],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'unreachable'],
])('%s is a failure', async (_what, reply, fault) => {
  expect(await faultOf(reply)).toBe(fault);
});

test('a line that breaks, and one on which nothing comes', async () => {
  expect(await faultOf(breaks('The Yan'))).toBe('unreachable');
  expect(await faultOf(silence('The Yan'), { wholeMs: 60_000, pauseMs: 60 })).toBe('timeout');
  expect(await faultOf(silence(''), { wholeMs: 60, pauseMs: 60_000 })).toBe('timeout');
});

test('no one there', async () => {
  const model = openAiCompatible({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: null, model: 'm' });
  await expect(model.answer([], [])[Symbol.asyncIterator]().next()).rejects.toMatchObject({ fault: 'unreachable' });
});

test('a server that answers nothing at all is given up after two seconds, and not asked for the answer', async () => {
  const waits: number[] = [];
  const asked: string[] = [];
  const model = openAiCompatible(
    { baseUrl: 'http://model.invalid/v1', apiKey: null, model: 'm' },
    {
      ...realSurroundings,
      fetch: (input, init) =>
        new Promise((_resolve, reject) => {
          asked.push(new Request(input).url);
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      startTimer: (ms, run) => {
        waits.push(ms);
        if (ms === 2000) setImmediate(run);
        return () => undefined;
      },
    },
  );
  const error = await model
    .answer([{ role: 'user', content: 'Hi' }], [])
    [Symbol.asyncIterator]()
    .next()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ fault: 'unreachable' });
  expect(waits).toContain(2000);
  expect(asked).toEqual(['http://model.invalid/v1/models']);
});
