import type { Tracer } from '../../kernel/tracer.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';

/** In place of their namesakes: each request becomes a span, by method and host. Paths and queries may hold keys. */
export function tracedFetch(tracer: Tracer, send = realSurroundings.fetch): Pick<Surroundings, 'fetch' | 'tracer'> {
  return {
    tracer,
    fetch: (input, init) => {
      const { host } = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const fields = { 'server.address': host, 'http.request.method': method };
      return tracer.run({ name: `${method} ${host}`, kind: 'call', fields }, async (span) => {
        const response = await send(input, init);
        span.note({ 'http.response.status_code': response.status });
        return response;
      });
    },
  };
}
