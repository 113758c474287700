/** OAuth2 client credentials (RFC 6749, 4.4): the only way into the REST interface. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms } from '../../../interfaces/http/body.js'
import { toDomainError } from '../../../interfaces/http/known-errors.js'
import { refuseEncoded, type ServerServices } from '../../../interfaces/http/request-context.js'

interface Credentials {
  clientId: string
  secret: string
}

const BODY_LIMIT = 16_384

export function mountOauth(app: FastifyInstance, services: ServerServices) {
  void app.register((scope, _options, done) => {
    acceptForms(scope, BODY_LIMIT)
    scope.route({
      method: 'POST',
      url: '/oauth2/token',
      bodyLimit: BODY_LIMIT,
      onRequest: refuseEncoded,
      errorHandler: failed,
      handler: (request, reply) => answer(services, request, reply),
    })
    done()
  })
}

async function answer(services: ServerServices, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header('pragma', 'no-cache')
  if (!(request.body instanceof URLSearchParams)) return refuse(reply, 400, 'invalid_request', 'The body must be a form')
  const form = request.body
  if (form.get('grant_type') !== 'client_credentials')
    return refuse(reply, 400, 'unsupported_grant_type', 'grant_type must be client_credentials')
  const credentials = basic(request) ?? { clientId: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' }
  const issued = await services.credentials.issueToken(credentials.clientId, credentials.secret)
  if (!issued) {
    reply.header('www-authenticate', 'Basic realm="wharf"')
    return refuse(reply, 401, 'invalid_client', 'The client is unknown, inactive, or its secret is wrong')
  }
  return {
    access_token: issued.token,
    expires_in: issued.expiresIn,
    refresh_expires_in: 0,
    token_type: 'Bearer',
    'not-before-policy': 0,
    scope: 'profile',
  }
}

/** Sends an error: an unreadable request is the client's fault; an unavailable database is not. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error as { statusCode?: number }
  const failure = toDomainError(error)
  if (failure?.kind === 'UNAVAILABLE') {
    reply.header('retry-after', '1')
    return refuse(reply, 503, 'temporarily_unavailable', failure.message)
  }
  if (failure || statusCode < 500) return refuse(reply, 400, 'invalid_request', 'The body must be a form')
  request.log.error({ err: error }, 'a token request failed')
  return refuse(reply, 500, 'server_error', `Internal server error, request ${request.id}`)
}

/** Parses Basic credentials, which are form-encoded before they are base64-encoded (RFC 6749, 2.3.1). */
function basic({ headers }: FastifyRequest): Credentials | null {
  const encoded = headers.authorization?.match(/^Basic +(\S+) *$/i)?.[1]
  if (!encoded) return null
  const [clientId = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { clientId: formDecoded(clientId), secret: formDecoded(rest.join(':')) }
}

function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const refuse = (reply: FastifyReply, status: number, error: string, description: string) =>
  reply.code(status).send({ error, error_description: description })
