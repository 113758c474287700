/**
 * Limits client connections: their number, in total and per address, and how long they may be silent. Connections of clients that stop
 * reading their responses or send their requests too slowly are closed. Otherwise each of them would occupy a response, or a connection, for ever.
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../core/auth/network.js'
import { DomainError } from '../core/base/errors.js'

const TICK_MS = 1000

export interface ClientLimits {
  /** Connections of all clients together. */
  maxConnections: number
  /** Connections of one address. Behind a proxy all clients have its address, so then there is no such limit. */
  maxOfAddress: number
  /** A new connection must send a request within this time, in milliseconds. */
  silentMs: number
  /** In this time, in milliseconds, … */
  windowMs: number
  /** … a client must read at least this many bytes of a response, or send this many of a body. */
  minBytes: number
  /** The maximum size of all pending responses together, in bytes. Above it, the largest are dropped. */
  maxBuffered: number
}

/** The files and connections that the server itself needs at most. */
const RESERVED_FILES = 500
const MAX_CONNECTIONS = 10_000
/** The assumed limit of open files if the system does not report it. */
const USUAL_FILES = 4_096

/** Returns the limits. The operating system limits how many files and connections a process may have open. */
export function createClientLimits(configured: Partial<ClientLimits> = {}): ClientLimits {
  const maxFiles = readMaxFiles()
  const room = Math.min(MAX_CONNECTIONS, Math.max(Math.floor(maxFiles / 2), maxFiles - RESERVED_FILES))
  const maxConnections = Math.min(room, configured.maxConnections ?? room)
  const maxOfAddress = configured.maxOfAddress ?? Math.ceil(maxConnections / 4)
  return {
    silentMs: 10_000,
    windowMs: 10_000,
    minBytes: 16_384,
    maxBuffered: 128_000_000,
    ...configured,
    maxConnections,
    maxOfAddress,
  }
}

function readMaxFiles(): number {
  try {
    return Number(readFileSync('/proc/self/limits', 'utf8').match(/^Max open files +(\d+)/m)?.[1] ?? USUAL_FILES)
  } catch {
    return USUAL_FILES
  }
}

interface Progress {
  since: number
  bytes: number
}

interface Connection {
  address: string
  /** When the connection was opened, or its last response was sent. */
  idleSince: number
  /** The request that was started last, and its response. */
  request: IncomingMessage | null
  response: ServerResponse | null
  /** The response before that one. */
  earlier: ServerResponse | null
  /** Null while nothing waits to be sent. */
  sending: Progress | null
  /** Null while no body arrives. */
  receiving: Progress | null
}

/** A socket with the counters of its handle: those of the socket itself do not show how much of a large response is sent. */
type CountedSocket = Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null }

const tooSlow = new DomainError('VALIDATION', 'REQUEST_TIMEOUT', 'The request arrived too slowly')

export interface ClientConnections {
  /** Calls `go` when the earlier requests of the same connection are answered, and their responses are sent except for a small rest. */
  afterEarlier(request: IncomingMessage, go: () => void): void
  /** Returns how many connections are open, and how many were refused or closed to make room. */
  count(): { open: number; refused: number }
  stop(): void
}

export function limitConnections(
  server: Server,
  limits: ClientLimits,
  refuse: (socket: Socket, error: DomainError) => void,
): ClientConnections {
  const connections = new Map<CountedSocket, Connection>()
  const ofAddress = new Map<string, number>()
  let refused = 0
  const forget = (socket: CountedSocket, { address }: Connection) => {
    if (!connections.delete(socket)) return
    const left = (ofAddress.get(address) ?? 1) - 1
    if (left > 0) ofAddress.set(address, left)
    else ofAddress.delete(address)
  }
  server.on('connection', (socket: CountedSocket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const before = ofAddress.get(address) ?? 0
    const hasRoom = connections.size < limits.maxConnections || closeIdle(connections)
    if (before >= limits.maxOfAddress || !hasRoom) {
      refused++
      socket.destroy()
      return
    }
    const opened = {
      address,
      idleSince: performance.now(),
      request: null,
      response: null,
      earlier: null,
      sending: null,
      receiving: null,
    }
    connections.set(socket, opened)
    ofAddress.set(address, before + 1)
    socket.once('close', () => forget(socket, opened))
  })
  // Before the server's own listener, which needs the earlier response.
  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket)
    if (!connection) return
    connection.earlier = connection.response
    connection.request = request
    connection.response = response
    response.once('close', () => {
      connection.idleSince = performance.now()
    })
  })
  const check = () => {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      if (isSilent(connection, limits, now) || isStuckSending(socket, connection, limits, now)) socket.destroy()
      else if (isStuckReceiving(socket, connection, limits, now)) refuse(socket, tooSlow)
    }
    dropLargest([...connections.keys()], limits.maxBuffered)
  }
  const timer = setInterval(check, Math.min(TICK_MS, limits.windowMs / 4)).unref()
  return {
    afterEarlier: ({ socket }, go) => {
      const connection = connections.get(socket)
      if (connection) afterResponse(socket, connection.earlier, go)
      else go()
    },
    count: () => ({ open: connections.size, refused }),
    stop: () => clearInterval(timer),
  }
}

/** Closes the longest idle connection. Returns false if none is idle. */
function closeIdle(connections: Map<CountedSocket, Connection>): boolean {
  let [longest, since]: [CountedSocket | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const [socket, { idleSince, response }] of connections) {
    const isIdle = response === null || response.closed
    if (!isIdle || idleSince >= since) continue
    longest = socket
    since = idleSince
  }
  longest?.destroy()
  return longest !== null
}

/** Returns whether no request was ever started on a connection. Node's server closes those between two requests. */
const isSilent = ({ request, idleSince }: Connection, { silentMs }: ClientLimits, now: number): boolean =>
  request === null && now - idleSince > silentMs

/** Waits for earlier responses. A client may send many requests without reading a response: only one of them is processed at a time, and none while responses wait to be read. */
function afterResponse(socket: CountedSocket, earlier: ServerResponse | null, go: () => void): void {
  const goWhenSent = () => {
    socket.off('drain', goWhenSent)
    socket.off('close', goWhenSent)
    if (socket.destroyed || bufferedBytes(socket) <= SMALL_REST) return go()
    socket.once('drain', goWhenSent)
    socket.once('close', goWhenSent)
  }
  if (earlier === null || earlier.closed) goWhenSent()
  else earlier.once('close', goWhenSent)
}

const SMALL_REST = 65_536

const bufferedBytes = ({ writableLength, _handle }: CountedSocket) => Math.max(writableLength, _handle?.writeQueueSize ?? 0)

function isStuckSending(socket: CountedSocket, connection: Connection, limits: ClientLimits, now: number): boolean {
  const { _handle } = socket
  const isSending = _handle != null && bufferedBytes(socket) > 0
  connection.sending = isSending
    ? nextProgress(connection.sending, _handle.bytesWritten - _handle.writeQueueSize, limits, now)
    : null
  return isLate(connection.sending, limits, now)
}

function isStuckReceiving(socket: CountedSocket, connection: Connection, limits: ClientLimits, now: number): boolean {
  const { request } = connection
  // A paused request is currently not being read.
  const isReceiving = request !== null && !request.complete && !request.destroyed && !request.isPaused()
  connection.receiving = isReceiving ? nextProgress(connection.receiving, socket.bytesRead, limits, now) : null
  return isLate(connection.receiving, limits, now)
}

/** Returns the next window, which begins when enough bytes have passed in the current one. */
const nextProgress = (known: Progress | null, bytes: number, { minBytes }: ClientLimits, now: number): Progress =>
  known && bytes - known.bytes < minBytes ? known : { since: now, bytes }

const isLate = (progress: Progress | null, { windowMs }: ClientLimits, now: number) =>
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
