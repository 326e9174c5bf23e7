import { z } from 'zod';
import { type ModelCall, type ModelEvent, ModelFailure } from '../../ports/language-model.ts';

const CallPiece = z.object({
  index: z.number().int().min(0).max(31).optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
const Said = z.object({ content: z.string().nullish(), tool_calls: z.array(CallPiece).nullish() });
const Piece = z.object({
  choices: z.array(z.object({ delta: Said.nullish(), message: Said.nullish(), finish_reason: z.string().nullish() })),
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
export async function* readAnswer(lines: AsyncIterable<string>): AsyncGenerator<ModelEvent> {
  const calls = new Calls();
  let end: string | null = null;
  for await (const line of lines) {
    if (line === '[DONE]') break;
    if (line === '') continue;
    const choice = parse(line).choices[0];
    const said = choice?.delta ?? choice?.message;
    if (said?.content) yield { kind: 'text', text: said.content };
    calls.add(said?.tool_calls ?? []);
    end = choice?.finish_reason ?? end;
  }
  if (end === null || !ENDS.has(end))
    throw new ModelFailure('cut_off', `the answer of the language model was cut off (${end ?? 'no end'})`);
  if (calls.all.length > 0) yield { kind: 'calls', calls: calls.all };
}
