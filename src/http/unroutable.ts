/** Requests that never reached a route: they get the same error body as others. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { DomainError } from '../core/base/errors.js'
import type { RestErrors } from '../interfaces/rest/errors.js'

/** Responds to a URL that the router cannot parse. */
export function sendBadUrl(errors: RestErrors, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isLong = (error as { code?: string }).code === 'FST_ERR_MAX_PARAM_LENGTH'
  reply.header('x-request-id', request.id)
  const failure = isLong
    ? new DomainError('VALIDATION', 'URI_TOO_LONG', 'A part of the URL is longer than any key')
    : new DomainError('VALIDATION', 'VALIDATION_ERROR', 'The URL is not properly percent-encoded')
  errors.send(failure, request, reply)
}

/** How long a client has to read why it was refused. */
const LINGER_MS = 1000

/** Responds on the socket to invalid HTTP, or to a request that took too long. The socket is closed whatever the client does. */
export function sendMalformed(errors: RestErrors, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable || isAnswering(socket)) return void socket.destroy(error)
  sendOnSocket(errors, UNREAD[error.code ?? ''] ?? malformed, socket)
}

/** Responds on the socket itself and closes it. If part of another response is already sent, it is only closed. */
export function sendOnSocket(errors: RestErrors, failure: DomainError, socket: Socket) {
  if (!socket.writable || isAnswering(socket)) return void socket.destroy()
  const id = v7()
  const { status, text } = errors.bodyOf(failure, id)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `x-request-id: ${id}`,
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
      '',
      text,
    ].join('\r\n'),
    () => socket.destroy(),
  )
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Returns whether part of a response is already sent: anything written now would become part of it. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }) => socket._httpMessage?.headersSent === true

const malformed = new DomainError('VALIDATION', 'VALIDATION_ERROR', 'This is not a valid HTTP request')

const UNREAD: Record<string, DomainError> = {
  HPE_HEADER_OVERFLOW: new DomainError('VALIDATION', 'HEADERS_TOO_LARGE', 'The URL and the headers of the request are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('VALIDATION', 'REQUEST_TIMEOUT', 'The request took too long to arrive'),
}
