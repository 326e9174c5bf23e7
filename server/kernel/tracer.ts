/** What is known of a span: names, counts and codes. Never an address with its query, a body, a parameter, or who asked. */
export type SpanFields = Readonly<Record<string, string | number>>;

export interface SpanStart {
  name: string;
  /** `call`: another program is asked; `database`: so is the database, and only inside another span, since polling is no trace of its own. */
  kind: 'work' | 'call' | 'database';
  fields?: SpanFields;
}

/** A stretch of time in a trace, while it lasts. */
export interface Span {
  note: (fields: SpanFields) => void;
  /** Marks it as failed by the kind or code of an error, never by its message, which may hold anything. */
  fail: (error: unknown) => void;
}

/** A request's span, which ends by an event of its own. */
export interface RequestSpan extends Span {
  enter: (next: () => void) => void;
  end: (name: string) => void;
}

/** Shows where time goes. There is none where traces are off. */
export interface Tracer {
  /** Runs `work` as a span below the one around it. Rejects as `work` does, and the span has failed with it. */
  run: <T>(start: SpanStart, work: (span: Span) => Promise<T>) => Promise<T>;
  /** Begins a trace, or goes on with the caller's: the value of its `traceparent` header (W3C Trace Context). */
  openRequest: (method: string, traceparent: string | undefined) => RequestSpan;
}

/** What work gets that is not traced. */
export const NO_SPAN: Span = { note: () => undefined, fail: () => undefined };

/** Runs `work`, as a span where traces are on. */
export const traced = <T>(tracer: Tracer | undefined, start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer.run(start, work) : work(NO_SPAN);
