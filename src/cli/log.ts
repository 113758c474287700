/** The log of the server: JSON for programs, sentences for people. */
import pino, { type Logger } from 'pino'
import type { Config } from '../config.js'
import { createPaint, type Style, type Terminal } from './terminal.js'

export interface ServerLog {
  log: Logger
  /** During startup, a terminal shows the steps, and only errors of the log. */
  setStarting(isStarting: boolean): void
}

const WARN = 40
const ERROR = 50

/** Serializes an error without the fields that drivers attach: they can contain values of rows. The failed statement contains placeholders instead. */
const serializeError = (error: Error & { code?: unknown; statement?: unknown }): object => ({
  type: error.name,
  message: error.message,
  ...(typeof error.code === 'string' && { code: error.code }),
  ...(typeof error.statement === 'string' && { statement: error.statement }),
  stack: describeError(error),
})

/** Returns the stack of an error and of its causes, without any other fields. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const causes = error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause]
  return [error.stack ?? `${error.name}: ${error.message}`, ...causes.map((cause) => `caused by ${describeError(cause)}`)].join(
    '\n',
  )
}

/** Returns whether the log is text: as configured, else on a terminal. */
export const isTextLog = ({ logFormat }: Pick<Config, 'logFormat'>, isTty: boolean) =>
  (logFormat ?? (isTty ? 'text' : 'json')) === 'text'

/** Opens the log; `terminal` prints it as sentences, null writes JSON to standard output. */
export function openLog(level: Config['logLevel'], terminal: Terminal | null): ServerLog {
  const options = { level, serializers: { err: serializeError } }
  if (!terminal) return { log: pino(options), setStarting: () => undefined }
  let isStarting = false
  const write = (line: string) => {
    const entry = JSON.parse(line) as LogEntry
    if (!isStarting || entry.level >= ERROR) terminal.print(toSentence(entry, createPaint(terminal.isTty)))
  }
  return {
    log: pino(options, { write }),
    setStarting: (value) => {
      isStarting = value
    },
  }
}

interface LogEntry {
  level: number
  time: number
  msg?: string
  err?: { message: string; stack: string; statement?: string }
  method?: string
  url?: string
  status?: number
  ms?: number
  operation?: string
  errors?: readonly string[]
}

/** Formats a log entry as a sentence. */
function toSentence(entry: LogEntry, paint: (style: Style, text: string) => string): string {
  const { level, time, msg = '', err } = entry
  const clock = paint('dim', new Date(time).toISOString().slice(11, 19))
  const text =
    msg === 'served'
      ? describeRequest(entry, paint)
      : err
        ? `${msg || 'error'}: ${err.message}`
        : msg + (entry.ms === undefined ? '' : ` (${Math.round(entry.ms)} ms)`)
  const mark = level >= ERROR ? paint('red', 'error ') : level >= WARN ? paint('yellow', 'warning ') : ''
  const details = err && [...(err.statement ? [`statement: ${err.statement}`] : []), err.stack].join('\n')
  const stack = level >= ERROR && details ? `\n${paint('dim', details)}` : ''
  return `${clock} ${mark}${text}${stack}`
}

function describeRequest(
  { method, url, status = 0, ms = 0, operation, errors }: LogEntry,
  paint: (style: Style, text: string) => string,
) {
  const outcome = paint(status >= 500 ? 'red' : status >= 400 || errors?.length ? 'yellow' : 'green', String(status))
  const name = operation ? ` ${operation}` : ''
  return `${method} ${url}${name} ${outcome} ${Math.round(ms)} ms${errors?.length ? ` ${errors.join(', ')}` : ''}`
}
