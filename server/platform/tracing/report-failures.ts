import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Logger } from '../../kernel/log.ts';

const SUCCESS = 0;
const LONGEST_REASON = 200;

/** An exporter that says once when its collector no longer takes spans, and once when it does again. Spans it could not send are lost. */
export function reportFailures(exporter: SpanExporter, log: () => Logger): SpanExporter {
  let isFailing = false;
  function report(code: number, error: Error | undefined): void {
    const isFailingNow = code !== SUCCESS;
    if (isFailingNow === isFailing) return;
    isFailing = isFailingNow;
    if (isFailing)
      log().warn(
        { error: (error?.message ?? '').slice(0, LONGEST_REASON) },
        'the collector does not take traces; they are dropped until it does',
      );
    else log().info({}, 'the collector takes traces again');
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // A batch is sent in whichever context filled it, whose trace the line is no part of.
        context.with(ROOT_CONTEXT, report, undefined, result.code, result.error);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
