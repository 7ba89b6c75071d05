import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, openSpan } from './spans.ts';

/**
 * Each call of the API is a span, named by its route: addresses name people. What a proxy says of the trace to which the call
 * belongs is believed where one is trusted. Declare it before any route.
 */
export function traceCalls(app: FastifyInstance, trustProxy: string | undefined): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers, routeOptions } = request;
    if (!routeOptions.url?.startsWith('/v1/')) return done();
    const span = openSpan({
      name: `${method} ${routeOptions.url}`,
      attributes: { 'http.request.method': method, 'http.route': routeOptions.url, 'vatio.request_id': id },
      ...(trustProxy !== undefined && { traceparent: String(headers.traceparent ?? '') }),
    });
    if (!span) return done();
    spans.set(request, span);
    return span.within(done);
  });
  // The end of a body is told outside of what began with the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.within(done) : done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
