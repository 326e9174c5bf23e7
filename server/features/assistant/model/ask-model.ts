import type { AnswerOrigin } from '../../../db/schema/index.ts';
import { type LanguageModel, type ModelCall, ModelFailure, type ModelMessage } from '../../../ports/language-model.ts';
import type { MessageRow } from '../conversation/message-rows.ts';
import type { AssistantPart } from '../conversation/present-message.ts';
import type { Desk } from '../desk/desk.ts';
import { type Finding, joined } from '../desk/finding.ts';
import { factsOf, sentenceFaults, takeSentences } from './check-sentences.ts';
import { instructions } from './instructions.ts';
import { MODEL_TOOLS, runTool } from './run-tool.ts';

type Fallback = NonNullable<AnswerOrigin['fallback']>;
export type ModelAnswer = { kind: 'told'; text: string; finding: Finding; tools: string[] } | { kind: 'fallback'; fallback: Fallback };

const MOST_ROUNDS = 5;
const MOST_CALLS = 8;
const LONGEST_ANSWER = 4000;

class Untold extends Error {
  readonly fallback: Fallback;
  constructor(fallback: Fallback) {
    super(fallback);
    this.fallback = fallback;
  }
}

interface Talk {
  desk: Desk;
  messages: ModelMessage[];
  findings: Finding[];
  tools: string[];
}

const remembered = ({ role, content }: MessageRow): ModelMessage => ({ role, content });

/** Lets a language model choose what to look up and phrase the answer. Its words go out sentence by sentence, each once its figures are found among the facts. */
export async function* askModel(
  desk: Desk,
  model: LanguageModel,
  question: string,
  before: readonly MessageRow[],
): AsyncGenerator<AssistantPart, ModelAnswer> {
  const talk: Talk = {
    desk,
    messages: [{ role: 'system', content: instructions(desk) }, ...before.map(remembered), { role: 'user', content: question }],
    findings: [],
    tools: [],
  };
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const said = yield* oneRound(talk, model);
      if (said.calls.length === 0)
        return { kind: 'told', text: said.text, finding: joined(talk.findings), tools: [...new Set(talk.tools)] };
      if (said.text !== '') yield { part: 'restart' };
      await runCalls(talk, said.text, said.calls);
    }
    throw new Untold('too_many_steps');
  } catch (error) {
    const fallback = faultOf(error);
    desk.ctx.log.warn(
      { fallback, error: error instanceof Error ? error.message : String(error) },
      'the language model did not answer; the analyst does',
    );
    yield { part: 'restart' };
    return { kind: 'fallback', fallback };
  }
}

function faultOf(error: unknown): Fallback {
  if (error instanceof Untold) return error.fallback;
  if (error instanceof ModelFailure) return error.fault;
  throw error;
}

interface Said {
  text: string;
  calls: readonly ModelCall[];
}

async function* oneRound({ messages, findings }: Talk, model: LanguageModel): AsyncGenerator<AssistantPart, Said> {
  const facts = factsOf(findings);
  let [waiting, text] = ['', ''];
  let calls: readonly ModelCall[] = [];
  for await (const event of model.answer(messages, MODEL_TOOLS)) {
    if (event.kind === 'calls') {
      calls = event.calls;
      continue;
    }
    const { sentences, rest } = takeSentences(waiting + event.text);
    waiting = rest;
    for (const sentence of sentences) {
      yield* release(sentence, facts);
      text += sentence;
    }
    if (text.length + waiting.length > LONGEST_ANSWER) throw new Untold('garbage');
  }
  if (calls.length === 0 && (text + waiting).trim() === '') throw new Untold('garbage');
  yield* release(waiting, facts);
  return { text: (text + waiting).trim(), calls };
}

function* release(sentence: string, facts: ReturnType<typeof factsOf>): Generator<AssistantPart> {
  if (sentence === '') return;
  if (sentenceFaults(sentence, facts).length > 0) throw new Untold('unsupported_figures');
  yield { part: 'words', text: sentence };
}

async function runCalls({ desk, messages, findings, tools }: Talk, text: string, calls: readonly ModelCall[]): Promise<void> {
  if (tools.length + calls.length > MOST_CALLS) throw new Untold('too_many_steps');
  messages.push({ role: 'assistant', content: text, calls });
  for (const call of calls) {
    const { content, finding } = await runTool(desk, call);
    tools.push(finding ? call.name : 'unknown');
    if (finding) findings.push(finding);
    messages.push({ role: 'tool', callId: call.id, content });
  }
}
