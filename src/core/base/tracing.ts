/** What the server reports about a request to the tracing SDK. The SDK behind it is only loaded when tracing is on; see otlp.ts. */
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
  /** Starts the trace of a request, or continues that of its caller (`traceparent`). Null when this request is not traced. */
  startRequest(name: string, traceparent: string | undefined): TraceSpan | null
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}
