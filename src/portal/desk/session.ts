/**
 * The sign-in of the desk: `POST /desk/session` with an e-mail address and a password, with a refresh token, or with the link of the first start.
 * It is for administrators only and needs no API key, because the login determines the tenant.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { LoginInput } from '../../contract/contract.gen.js'
import type { Actor } from '../../core/auth/access.js'
import { sha256 } from '../../core/auth/credentials.js'
import { DomainError, forbidden, invalid } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { foldWord, toNfc } from '../../core/input/text.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import { createContext, refuseEncoded, type ServerServices } from '../../interfaces/http/request-context.js'
import { adminByEmail } from '../../modules/accounts/session/session.email.js'
import { beginSession } from '../../modules/accounts/session/session.issue.js'
import { exchangeRefreshToken } from '../../modules/accounts/session/session.refresh.js'
import { LoginFailed, login } from '../../modules/accounts/session/session.service.js'
import { consumeSignInLink, isLocal } from './sign-in-link.js'

const BODY_LIMIT = 16_384
const LINK_LIMIT = { burst: 20, perMinute: 20 }

/** The session data of the desk. */
interface DeskSession {
  tenant: string
  email: string
  accessToken: string
  refreshToken: string
}

/** Mounts the sign-in. `folder` contains the link of the first start. Without it, links are refused. */
export function mountDeskSession(app: FastifyInstance, services: ServerServices, folder: string | null): void {
  app.route({
    method: 'POST',
    url: '/desk/session',
    bodyLimit: BODY_LIMIT,
    onRequest: refuseEncoded,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return openSession(services, request, folder)
    },
  })
}

async function openSession(services: ServerServices, request: FastifyRequest, folder: string | null): Promise<DeskSession> {
  const { email, password, code, refreshToken, tenant, link } = readBody(request.body)
  if (link) return signInByLink(services, request, folder, link)
  if (refreshToken) return renew(await openContext(services, request, tenant ?? DEFAULT_TENANT), refreshToken, email ?? '')
  if (email && password) return signIn(services, request, { email, password, code })
  throw invalid([{ path: [], message: 'Either email and password, or refreshToken, or link must be given' }])
}

const FIELDS = ['email', 'password', 'code', 'refreshToken', 'tenant', 'link'] as const
const MAX_LENGTH = 4096

function readBody(body: unknown): Partial<Record<(typeof FIELDS)[number], string>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid([{ path: [], message: 'The body must be a JSON object' }])
  const given = Object.entries(body)
  for (const [name, value] of given) {
    if (!FIELDS.some((field) => field === name)) throw invalid([{ path: [name], message: 'is not a field of a session' }])
    if (typeof value !== 'string' || value.length > MAX_LENGTH)
      throw invalid([{ path: [name], message: `must be a text of at most ${MAX_LENGTH} characters` }])
  }
  return Object.fromEntries(given.map(([name, value]) => [name, toNfc(value as string)]))
}

/** Returns a context without a user, in the tenant of the new session. */
function openContext(services: ServerServices, request: FastifyRequest, tenantId: string): Promise<Ctx> {
  const nobody = { roles: {}, channelId: 1, userId: null, user: null, sessionId: null, credential: null }
  const actor: Actor = { kind: 'key', tenantId, effectiveDate: null, brownouts: [], ...nobody }
  return createContext(services, actor, 'command', request)
}

async function signIn(services: ServerServices, request: FastifyRequest, given: LoginInput): Promise<DeskSession> {
  const { email } = given
  const ctx = await openContext(services, request, await findTenant(services, email))
  const { session } = await login(ctx, given, async (inner, address) => {
    const admin = await adminByEmail(inner, address)
    return admin ? [admin] : []
  }).catch(refuseUnknownUser)
  return toSession(ctx, email, session?.accessToken, session?.refreshToken)
}

/** Converts the published login error, "user not found", to 401 for a wrong address or password. */
function refuseUnknownUser(error: unknown): never {
  if (error instanceof LoginFailed && error.mayNeedCode)
    throw new DomainError(
      'UNAUTHENTICATED',
      'TWO_FACTOR_CODE_NEEDED',
      'The e-mail address or the password is wrong, or the code is missing or wrong: if you use two-factor sign-in, enter the code of your app',
    )
  if (error instanceof DomainError && error.kind === 'NOT_FOUND')
    throw new DomainError('UNAUTHENTICATED', 'UNAUTHENTICATED', 'The e-mail address or the password is wrong')
  throw error
}

/** Returns the tenant of an administrator. With several tenants, it is the default one, or the first one; a link with a key opens the others. */
async function findTenant({ tenants }: ServerServices, email: string): Promise<string> {
  const { rows } = await sql<{ tenantId: string }>`
    select place."tenantId" from control."adminUser" admin join control."adminUserTenant" place on place."adminUserId" = admin.id
     where lower(admin.email) = lower(${foldWord(email)})
     order by place."tenantId" <> ${DEFAULT_TENANT}, place."tenantId" limit 1`.execute(tenants.control)
  return rows[0]?.tenantId ?? DEFAULT_TENANT
}

async function renew(ctx: Ctx, refreshToken: string, email: string): Promise<DeskSession> {
  const session = await ctx.db
    .selectFrom('refreshToken')
    .innerJoin('session', 'session.uuid', 'refreshToken.sessionId')
    .select('session.kind')
    .where('refreshToken.tokenHash', '=', sha256(refreshToken))
    .executeTakeFirst()
  // Contacts and customers renew their sessions with a key.
  if (session && session.kind !== 'admin') throw forbidden('only administrators renew a session here')
  const { access_token, refresh_token } = await exchangeRefreshToken(ctx, refreshToken)
  return toSession(ctx, email, access_token, refresh_token)
}

async function signInByLink(
  services: ServerServices,
  request: FastifyRequest,
  folder: string | null,
  link: string,
): Promise<DeskSession> {
  if (!isLocal(request)) throw new DomainError('FORBIDDEN', 'FORBIDDEN', 'This link works only on the machine of the server')
  services.limiter.take('sign-in links were tried too often', request.ip, LINK_LIMIT)
  const email = folder && consumeSignInLink(folder, link, services.clock())
  const ctx = email ? await openContext(services, request, DEFAULT_TENANT) : null
  const admin = ctx && email ? await adminByEmail(ctx, email) : null
  // The link replaces the password, but not the second factor.
  if (!ctx || !email || !admin?.passwordHash || admin.factor)
    throw new DomainError('UNAUTHENTICATED', 'UNAUTHENTICATED', 'The link was used or has expired: sign in with your password')
  const tokens = await beginSession(ctx, admin.ref, 'magicToken')
  return toSession(ctx, email, tokens.accessToken, tokens.refreshToken)
}

function toSession(
  ctx: Ctx,
  email: string,
  accessToken: string | null | undefined,
  refreshToken: string | null | undefined,
): DeskSession {
  return { tenant: ctx.actor.tenantId, email, accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
}
