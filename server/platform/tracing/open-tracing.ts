import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node';
import type { Logger } from '../../kernel/log.ts';
import type { SpanFields, Tracer } from '../../kernel/tracer.ts';
import { reportFailures } from './report-failures.ts';
import { traceFields, tracerOn } from './sdk-tracer.ts';

export interface TracingConfig {
  /** Of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string;
  /** Sent with every batch: what a hosted collector knows its customer by. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of new traces that is sent, 0 to 1. */
  ratio: number;
}

export interface Tracing {
  tracer: Tracer;
  logFields: () => SpanFields;
  /** Sends what is left, for two seconds at most. */
  close: () => Promise<void>;
}

/** A collector that is down or slow costs no more memory than this many spans; further ones are dropped. */
const MOST_SPANS = 2048;
const BATCH_SPANS = 512;
/** All that is queued at the end, and one batch under way. */
const BATCHES_AT_ONCE = MOST_SPANS / BATCH_SPANS + 1;
const EVERY_MS = 2000;
const SEND_MS = 5000;
const CLOSE_MS = 2000;

/** Starts sending traces to a collector by OTLP over HTTP. The only file that loads the SDK: it is imported where traces are on. */
export function openTracing({ endpoint, headers, serviceName, ratio }: TracingConfig, log: () => Logger, closeMs = CLOSE_MS): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SEND_MS,
    concurrencyLimit: BATCHES_AT_ONCE,
  });
  const processor = new BatchSpanProcessor(reportFailures(exporter, log), {
    maxQueueSize: MOST_SPANS,
    maxExportBatchSize: BATCH_SPANS,
    scheduledDelayMillis: EVERY_MS,
    exportTimeoutMillis: SEND_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  provider.register();
  return {
    tracer: tracerOn(provider.getTracer('clearedge')),
    logFields: traceFields,
    close: async () => {
      // A collector that fails now has been reported; nothing is lost but the last spans.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(closeMs, undefined, { ref: false })]);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
