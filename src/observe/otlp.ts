/** Sends traces to an OpenTelemetry collector by OTLP over HTTP. This module is only loaded if tracing is enabled, because the SDK is large. */
import { DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TraceSpan, Tracing } from '../core/base/tracing.js'

export interface TracingOptions {
  /** The address of the collector, such as http://localhost:4318. */
  url: string
  /** From 0 to 1. */
  ratio: number
  version: string
  onError: (message: string) => void
}

const SEND_MS = 5000
/** The rest of a statement is columns and placeholders. */
const MAX_SQL = 5000

/** Opens tracing. The trace id alone determines which requests are traced: a stranger cannot force it. */
export function openTracing({ url, ratio, version, onError }: TracingOptions): Tracing {
  const report = (message: string, ...more: unknown[]) => onError([message, ...more].join(' ').slice(0, 500))
  const silent = () => undefined
  diag.setLogger({ error: report, warn: report, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: SEND_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wharf', 'service.version': version, 'process.pid': process.pid }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('wharf', version)
  return {
    startRequest(name, traceparent) {
      const parent = readParent(traceparent)
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
      return span.isRecording() ? new OtlpSpan(tracer, span) : null
    },
    stop: () => provider.shutdown().catch((error: Error) => onError(error.message)),
  }
}

class OtlpSpan implements TraceSpan {
  readonly #context

  constructor(
    readonly tracer: Tracer,
    readonly span: Span,
  ) {
    this.#context = trace.setSpan(ROOT_CONTEXT, span)
  }

  start(name: string): TraceSpan {
    return new OtlpSpan(this.tracer, this.tracer.startSpan(name, { kind: SpanKind.INTERNAL }, this.#context))
  }

  addStatement(sql: string, startedAt: number, endedAt: number): void {
    const [verb = ''] = sql.split(/\s/, 1)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MAX_SQL) }
    const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes }
    this.tracer.startSpan(verb.toUpperCase(), options, this.#context).end(endedAt)
  }

  set(name: string, value: string | number | undefined): void {
    if (value !== undefined) this.span.setAttribute(name, value)
  }

  end(error?: string): void {
    if (error !== undefined) this.span.setStatus({ code: SpanStatusCode.ERROR, message: error })
    this.span.end()
  }
}

/** Returns the trace of the caller, from the W3C header. */
function readParent(traceparent: string | undefined) {
  const [, traceId, spanId, flags] = traceparent?.match(/^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/) ?? []
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}
