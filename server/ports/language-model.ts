/** One turn of a conversation with a language model. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: readonly ModelCall[] }
  | { role: 'tool'; callId: string; content: string };

/** A tool that the model wants to use; `input` is the JSON text it wrote, which may be anything. */
export interface ModelCall {
  id: string;
  name: string;
  input: string;
}

export interface ModelTool {
  name: string;
  description: string;
  /** JSON schema of the input. */
  parameters: object;
}

export type ModelEvent = { kind: 'text'; text: string } | { kind: 'calls'; calls: readonly ModelCall[] };

/** Why a model did not answer. */
export type ModelFault = 'unreachable' | 'timeout' | 'garbage' | 'cut_off';

export class ModelFailure extends Error {
  readonly fault: ModelFault;
  /** When it asked us to come back; null where it did not say. */
  readonly retryAt: Date | null;
  constructor(fault: ModelFault, message: string, retryAt: Date | null = null) {
    super(message);
    this.name = 'ModelFailure';
    this.fault = fault;
    this.retryAt = retryAt;
  }
}

export interface LanguageModel {
  /** One answer as it is made: text in pieces, then the tools it wants, if any. Throws ModelFailure and nothing else. */
  answer: (messages: readonly ModelMessage[], tools: readonly ModelTool[]) => AsyncIterable<ModelEvent>;
}
