import {
  context,
  type Tracer as Inner,
  propagation,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { sqlStateOf } from '../../kernel/sql-state.ts';
import { NO_SPAN, type Span, type SpanFields, type SpanStart, type Tracer } from '../../kernel/tracer.ts';

const KINDS: Record<SpanStart['kind'], SpanKind> = { work: SpanKind.INTERNAL, call: SpanKind.CLIENT, database: SpanKind.CLIENT };
const LONGEST_CODE = 60;

/** The code, kind or class of an error. */
function codeOf(error: unknown): string {
  const { kind, code, name } = (error ?? {}) as { kind?: unknown; code?: unknown; name?: unknown };
  const known = [error, sqlStateOf(error), kind, code, name].find((one) => typeof one === 'string');
  return known?.slice(0, LONGEST_CODE) ?? 'unknown';
}

const spanOn = (span: SdkSpan): Span => ({
  note: (fields) => void span.setAttributes({ ...fields }),
  fail: (error) => void span.setAttribute('error.type', codeOf(error)).setStatus({ code: SpanStatusCode.ERROR }),
});

/** Nothing is added to a trace that was left out, or whose part around this is over: what it set going runs on for long. */
function isLeftOut(kind: SpanStart['kind']): boolean {
  const around = trace.getActiveSpan();
  return around === undefined ? kind === 'database' : !around.isRecording();
}

/** A tracer by OpenTelemetry's own, which has the spans sent. */
export const tracerOn = (inner: Inner): Tracer => ({
  run: async ({ name, kind, fields = {} }, work) => {
    if (isLeftOut(kind)) return work(NO_SPAN);
    return inner.startActiveSpan(name, { kind: KINDS[kind], attributes: { ...fields } }, async (own) => {
      const span = spanOn(own);
      try {
        return await work(span);
      } catch (error) {
        span.fail(error);
        throw error;
      } finally {
        own.end();
      }
    });
  },
  openRequest: (method, traceparent) => {
    const caller = traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
    const own = inner.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, caller);
    const inside = trace.setSpan(caller, own);
    return { ...spanOn(own), enter: (next) => context.with(inside, next), end: (name) => own.updateName(name).end() };
  },
});

/** Leads from a log line to its trace; empty outside one, and where it is not sent. */
export function traceFields(): SpanFields {
  const around = trace.getActiveSpan()?.spanContext();
  return around && (around.traceFlags & TraceFlags.SAMPLED) !== 0 ? { traceId: around.traceId } : {};
}
