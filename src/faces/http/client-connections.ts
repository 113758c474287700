/**
 * Closes the connections of clients that stop reading their answers or hardly send their requests. Otherwise each of them would keep
 * an answer, or a place among the connections, for ever.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { DomainError } from '../../core/base/errors.js'

const TICK_MS = 1000

export interface SlowClientLimits {
  /** In this time, in milliseconds, … */
  windowMs: number
  /** … a client must take at least this many bytes of an answer, or send this many of a body. */
  minBytes: number
  /** The answers of all clients together that wait to be sent, in bytes. Above it, the largest are dropped. */
  maxBuffered: number
}

export const defaultSlowClientLimits: SlowClientLimits = { windowMs: 10_000, minBytes: 16_384, maxBuffered: 256_000_000 }

interface Progress {
  since: number
  bytes: number
}

interface Connection {
  request: IncomingMessage | null
  /** Null while nothing waits to be sent. */
  sending: Progress | null
  /** Null while no body arrives. */
  receiving: Progress | null
}

/** A socket with the counters of its handle: those of the socket itself do not show how much of a large answer is out. */
type CountedSocket = Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null }

const tooSlow = new DomainError('VALIDATION', 'REQUEST_TIMEOUT', 'The request arrived too slowly')

export function closeSlowClients(
  server: Server,
  limits: SlowClientLimits,
  refuse: (socket: Socket, error: DomainError) => void,
): () => void {
  const connections = new Map<CountedSocket, Connection>()
  server.on('connection', (socket: CountedSocket) => {
    connections.set(socket, { request: null, sending: null, receiving: null })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request) => {
    const connection = connections.get(request.socket)
    if (connection) connection.request = request
  })
  const check = () => {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      if (isStuckSending(socket, connection, limits, now)) socket.destroy()
      else if (isStuckReceiving(socket, connection, limits, now)) refuse(socket, tooSlow)
    }
    dropLargest([...connections.keys()], limits.maxBuffered)
  }
  const timer = setInterval(check, Math.min(TICK_MS, limits.windowMs / 4)).unref()
  return () => clearInterval(timer)
}

const bufferedBytes = ({ writableLength, _handle }: CountedSocket) => Math.max(writableLength, _handle?.writeQueueSize ?? 0)

function isStuckSending(socket: CountedSocket, connection: Connection, limits: SlowClientLimits, now: number): boolean {
  const { _handle } = socket
  const isSending = _handle != null && bufferedBytes(socket) > 0
  connection.sending = isSending
    ? nextProgress(connection.sending, _handle.bytesWritten - _handle.writeQueueSize, limits, now)
    : null
  return isLate(connection.sending, limits, now)
}

function isStuckReceiving(socket: CountedSocket, connection: Connection, limits: SlowClientLimits, now: number): boolean {
  const { request } = connection
  // A paused request is one that we do not read at the moment.
  const isReceiving = request !== null && !request.complete && !request.destroyed && !request.isPaused()
  connection.receiving = isReceiving ? nextProgress(connection.receiving, socket.bytesRead, limits, now) : null
  return isLate(connection.receiving, limits, now)
}

/** A new window begins when enough bytes have passed in the current one. */
const nextProgress = (known: Progress | null, bytes: number, { minBytes }: SlowClientLimits, now: number): Progress =>
  known && bytes - known.bytes < minBytes ? known : { since: now, bytes }

const isLate = (progress: Progress | null, { windowMs }: SlowClientLimits, now: number) =>
  progress !== null && now - progress.since > windowMs

function dropLargest(sockets: readonly CountedSocket[], maxBuffered: number) {
  let total = sockets.reduce((sum, socket) => sum + bufferedBytes(socket), 0)
  if (total <= maxBuffered) return
  for (const socket of [...sockets].sort((a, b) => bufferedBytes(b) - bufferedBytes(a))) {
    if (total <= maxBuffered) return
    total -= bufferedBytes(socket)
    socket.destroy()
  }
}
