import { z } from 'zod';
import type { TracingConfig } from '../platform/tracing/open-tracing.ts';

const ENDPOINT = 'the address of an OTLP/HTTP collector, like http://localhost:4318';

/** A collector's address is shown where it fails: what opens it belongs into the headers. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

/** Names and percent-encoded values, as in the standard; null where the text is something else. */
function headersOf(text: string): Record<string, string> | null {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()] as const;
  });
  try {
    const headers = new Headers(pairs.map(([name, value]): [string, string] => [name, decodeURIComponent(value)]));
    return pairs.some(([, value]) => value === '') ? null : Object.fromEntries(headers);
  } catch {
    return null;
  }
}

/** The standard's own variables: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isEndpoint, ENDPOINT).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => headersOf(text) !== null, 'headers as name=value with commas between, like x-key=abc')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'at most 100 characters').default('clearedge'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'a share from 0 to 1, like 0.1')
    .default('1')
    .transform(Number),
} as const;

const Traces = z.object(TRACE_VARIABLES);

/** Where traces are sent; null where no collector is named. */
export function tracingOf(env: z.output<typeof Traces>): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: (headers !== undefined && headersOf(headers)) || {},
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
