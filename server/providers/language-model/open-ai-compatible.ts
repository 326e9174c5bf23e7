import { z } from 'zod';
import {
  type LanguageModel,
  type ModelCall,
  type ModelEvent,
  ModelFailure,
  type ModelMessage,
  type ModelTool,
} from '../../ports/language-model.ts';
import { realSurroundings, type Surroundings } from '../http/index.ts';
import { readRetryAfter } from '../http/pacing.ts';

const CallPiece = z.object({
  index: z.number().int().min(0).max(31).optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
const Stated = z.object({ content: z.string().nullish(), tool_calls: z.array(CallPiece).nullish() });
const Piece = z.object({
  choices: z.array(z.object({ delta: Stated.nullish(), message: Stated.nullish(), finish_reason: z.string().nullish() })),
});

const ENDS = new Set(['stop', 'tool_calls', 'function_call']);

function parse(text: string): z.output<typeof Piece> {
  try {
    return Piece.parse(JSON.parse(text));
  } catch {
    throw new ModelFailure('garbage', 'the language model answered something that is no answer');
  }
}

/** Pieces of calls come in any number; the first of each carries its id and name. */
class Calls {
  readonly #calls: { id: string; name: string; input: string }[] = [];

  add(pieces: readonly z.output<typeof CallPiece>[]): void {
    for (const [place, { index = place, id, function: called }] of pieces.entries()) {
      const call = this.#calls[index] ?? { id: '', name: '', input: '' };
      this.#calls[index] = call;
      call.id ||= id ?? '';
      call.name ||= called?.name ?? '';
      call.input += called?.arguments ?? '';
    }
  }

  get all(): ModelCall[] {
    return this.#calls.filter(Boolean).map((call, place) => ({ ...call, id: call.id || `call-${place}` }));
  }
}

/** Text as it comes, then the calls. An answer that does not end as answers end was cut off. */
async function* readAnswer(lines: AsyncIterable<string>): AsyncGenerator<ModelEvent> {
  const calls = new Calls();
  let end: string | null = null;
  for await (const line of lines) {
    if (line === '[DONE]') break;
    if (line === '') continue;
    const choice = parse(line).choices[0];
    const stated = choice?.delta ?? choice?.message;
    if (stated?.content) yield { kind: 'text', text: stated.content };
    calls.add(stated?.tool_calls ?? []);
    end = choice?.finish_reason ?? end;
  }
  if (end === null || !ENDS.has(end))
    throw new ModelFailure('cut_off', `the answer of the language model was cut off (${end ?? 'no end'})`);
  if (calls.all.length > 0) yield { kind: 'calls', calls: calls.all };
}

const MOST_CHARACTERS = 400_000;

/** The JSON texts of a streamed answer, one for each `data:` line; a server that does not stream answers with one. `[DONE]` is the last. */
async function* dataLines(body: ReadableStream<Uint8Array>, type: string, onPiece: () => void): AsyncGenerator<string> {
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

export interface ModelAddress {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** For the whole answer, and between two pieces of it. */
  timeouts?: { wholeMs: number; pauseMs: number };
}

const TIMEOUTS = { wholeMs: 60_000, pauseMs: 15_000 };
const MOST_TOKENS = 700;
/** A server that does not even answer what models it has in this time is not waited for. */
const REACH_MS = 2000;
/** A server that has answered is not asked again whether it is there for so long. */
const REACHED_MS = 60_000;

function wireMessage(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant' || !message.calls?.length) return { role: message.role, content: message.content };
  const calls = message.calls.map(({ id, name, input }) => ({ id, type: 'function', function: { name, arguments: input } }));
  return { role: 'assistant', content: message.content || null, tool_calls: calls };
}

const bodyOf = (model: string, messages: readonly ModelMessage[], tools: readonly ModelTool[]): string =>
  JSON.stringify({
    model,
    stream: true,
    temperature: 0,
    max_tokens: MOST_TOKENS,
    messages: messages.map(wireMessage),
    tools: tools.map((tool) => ({ type: 'function', function: tool })),
    tool_choice: 'auto',
  });

/** Any server that speaks `POST {base}/chat/completions` with streaming and tools. */
export function openAiCompatible(
  { baseUrl, apiKey, model, timeouts = TIMEOUTS }: ModelAddress,
  around: Surroundings = realSurroundings,
): LanguageModel {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  };
  let reachedAt = Number.NEGATIVE_INFINITY;

  /** Finds out in two seconds whether anything answers at the address; whatever it says will do. */
  async function reach(): Promise<void> {
    if (around.now().getTime() - reachedAt < REACHED_MS) return;
    const abort = new AbortController();
    const end = around.startTimer(REACH_MS, () => abort.abort());
    try {
      const response = await around.fetch(url.replace(/chat\/completions$/, 'models'), {
        headers,
        redirect: 'error',
        signal: abort.signal,
      });
      await response.body?.cancel();
      reachedAt = around.now().getTime();
    } finally {
      end();
    }
  }

  async function* answer(messages: readonly ModelMessage[], tools: readonly ModelTool[]): AsyncGenerator<ModelEvent> {
    const patience = new Patience(timeouts, around);
    try {
      await reach();
      const init = { method: 'POST', headers, body: bodyOf(model, messages, tools), redirect: 'error', signal: patience.signal } as const;
      const response = await around.fetch(url, init).catch((error: unknown) => again(() => around.fetch(url, init), init.signal, error));
      if (!response.ok || !response.body) throw refusalOf(response, around.now());
      const type = response.headers.get('content-type') ?? '';
      yield* readAnswer(dataLines(response.body, type, () => patience.renew()));
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      reachedAt = Number.NEGATIVE_INFINITY;
      if (patience.isOver) throw new ModelFailure('timeout', 'the language model took too long');
      throw new ModelFailure(
        'unreachable',
        error instanceof Error ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}` : String(error),
      );
    } finally {
      patience.end();
    }
  }
  return { answer };
}

const refusalOf = ({ status, headers }: Response, now: Date): ModelFailure =>
  new ModelFailure('unreachable', `the language model answered ${status}`, readRetryAfter(headers, now));

/** A kept connection may have been closed by the other side just when it was used again: that is tried once more. */
function again(ask: () => Promise<Response>, signal: AbortSignal, error: unknown): Promise<Response> {
  if (signal.aborted) throw error;
  return ask();
}

/** Gives up after the whole time, or when nothing has come for a pause. */
class Patience {
  readonly #abort = new AbortController();
  readonly #pauseMs: number;
  readonly #around: Pick<Surroundings, 'startTimer'>;
  readonly #endWhole: () => void;
  #endPause: () => void;

  constructor({ wholeMs, pauseMs }: NonNullable<ModelAddress['timeouts']>, around: Pick<Surroundings, 'startTimer'>) {
    this.#pauseMs = pauseMs;
    this.#around = around;
    this.#endWhole = around.startTimer(wholeMs, () => this.#abort.abort());
    this.#endPause = around.startTimer(pauseMs, () => this.#abort.abort());
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get isOver(): boolean {
    return this.#abort.signal.aborted;
  }

  renew(): void {
    this.#endPause();
    this.#endPause = this.#around.startTimer(this.#pauseMs, () => this.#abort.abort());
  }

  /** Also closes a connection that no one reads any more. */
  end(): void {
    this.#endPause();
    this.#endWhole();
    this.#abort.abort();
  }
}
