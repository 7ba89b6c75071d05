import { setTimeout as sleep } from 'node:timers/promises';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { readVersion } from '../version.ts';
import { type OpenSpan, type Tracer, traceWith } from './spans.ts';

type Collector = {
  /** The address of the collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  readonly onError: (error: unknown) => void;
};

const SEND_MS = 5_000;
/** A collector that does not answer holds up the end of the process no longer than this. */
const END_MS = 3_000;
const TELL_EVERY_MS = 600_000;

const propagator = new W3CTraceContextPropagator();
const HEADERS = {
  get: (carrier: Readonly<Record<string, string>>, name: string) => carrier[name],
  keys: Object.keys,
};

/**
 * Sends traces of calls, SQL and jobs to a collector (OTLP over HTTP) until the returned function is called. They wait in a
 * queue that drops what does not fit, so that no call waits for the collector.
 */
export function startTracing({ endpoint, onError }: Collector): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_MS,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'vatio',
      'service.version': readVersion().version,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  setGlobalErrorHandler(onceInAWhile(onError));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  traceWith(tracerOf(provider));
  return async () => {
    traceWith(undefined);
    await Promise.race([provider.shutdown().catch(onError), sleep(END_MS, undefined, { ref: false })]);
    context.disable();
  };
}

/** A collector that is away fails every few seconds, which is told once. */
function onceInAWhile(tell: (error: unknown) => void): (error: unknown) => void {
  let told = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (Date.now() - told < TELL_EVERY_MS) return;
    told = Date.now();
    tell(error);
  };
}

function tracerOf(provider: BasicTracerProvider): Tracer {
  const tracer = provider.getTracer('vatio');
  return {
    isTraced: () => trace.getActiveSpan() !== undefined,
    open: ({ name, attributes, traceparent }): OpenSpan => {
      const parent =
        traceparent === undefined
          ? context.active()
          : propagator.extract(ROOT_CONTEXT, { traceparent }, HEADERS);
      const kind = 'http.route' in attributes ? SpanKind.SERVER : SpanKind.INTERNAL;
      const span = tracer.startSpan(name, { attributes, kind }, parent);
      return {
        within: (work) => context.with(trace.setSpan(parent, span), work),
        end: (more, failed) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}
