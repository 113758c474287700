/** The interface to the tracing SDK, which is only loaded if tracing is enabled; see otlp.ts. */
import type { StatementTrace } from './budget.js'

type SpanValue = string | number

/** A part of the work for a request. */
export interface TraceSpan extends StatementTrace {
  /** Starts a part of this part. */
  start(name: string): TraceSpan
  set(name: string, value: SpanValue | undefined): void
  /** `error`: why the work failed. */
  end(error?: string): void
}

export interface Tracing {
  /** Starts the trace of a request, or continues that of its caller (`traceparent`). Returns null if this request is not traced. */
  startRequest(name: string, traceparent: string | undefined): TraceSpan | null
  /** Sends the remaining traces. */
  stop(): Promise<void>
}
