/** Serves the page for a new password. `GET /password?token=…` shows the form and does not use the link; `POST /password` sets the password, once. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../core/auth/network.js'
import { RateLimited } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { toNfc } from '../../core/input/text.js'
import type { PasswordTokenRow } from '../../db/db.gen.js'
import { acceptForms } from '../../interfaces/http/body.js'
import { toDomainError } from '../../interfaces/http/known-errors.js'
import { createContext, refuseEncoded, type ServerServices } from '../../interfaces/http/request-context.js'
import { choosePassword, isOpen, linkOf, partsOf } from '../../modules/accounts/password/password.link.js'
import { MAX_PASSWORD } from '../../modules/accounts/session/hashing/passwords.js'
import { type Assets, findAssets } from '../portal.assets.js'
import type { HtmlPage } from '../portal.pages.js'
import { donePage, formPage, gonePage, noticePage, type PasswordFault } from './page.js'
import { type PasswordPageTexts, pageTextsFor } from './texts.js'

const VIEW_LIMIT = { burst: 60, perMinute: 60 }
const SUBMIT_LIMIT = { burst: 10, perMinute: 10 }
const MIN_LENGTH = 8
const FORM_BODY_LIMIT = 16_384

export function mountPassword(app: FastifyInstance, services: ServerServices): void {
  let cached: Assets | undefined
  const assets = () => {
    cached ??= findAssets()
    return cached
  }
  const shared = {
    url: '/password',
    config: { page: true },
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendPasswordPage(reply, errorPage(assets(), error, request)),
  }
  app.route({
    ...shared,
    method: 'GET',
    handler: async (request, reply) => sendPasswordPage(reply, await showForm(assets(), services, request)),
  })
  void app.register((scope, _options, done) => {
    acceptForms(scope, FORM_BODY_LIMIT)
    scope.route({
      ...shared,
      method: 'POST',
      bodyLimit: FORM_BODY_LIMIT,
      onRequest: refuseEncoded,
      handler: async (request, reply) => sendPasswordPage(reply, await submitForm(assets(), services, request)),
    })
    done()
  })
}

async function showForm(assets: Assets | undefined, services: ServerServices, request: FastifyRequest): Promise<HtmlPage> {
  services.limiter.take('the password page was opened too often', networkOf(request.ip), VIEW_LIMIT)
  const { token } = request.query as { token?: unknown }
  const opened = await openLink(services, request, token)
  return opened.isOpen ? formPage(assets, opened.texts, opened.token) : gonePage(assets, opened.texts, opened.redirectUrl)
}

async function submitForm(assets: Assets | undefined, services: ServerServices, request: FastifyRequest): Promise<HtmlPage> {
  services.limiter.take('too many passwords were tried', networkOf(request.ip), SUBMIT_LIMIT)
  const form = request.body
  if (!(form instanceof URLSearchParams)) return unreadableFormPage(assets, request, 415)
  const opened = await openLink(services, request, form.get('token'))
  if (!opened.isOpen) return gonePage(assets, opened.texts, opened.redirectUrl)
  const password = toNfc(form.get('password') ?? '')
  const fault = findFault(password, toNfc(form.get('repeat') ?? ''))
  if (fault) return formPage(assets, opened.texts, opened.token, fault)
  const isChosen = await choosePassword(opened.ctx, opened.secret, password)
  return (isChosen ? donePage : gonePage)(assets, opened.texts, opened.redirectUrl)
}

function findFault(password: string, repeat: string): PasswordFault | undefined {
  if ([...password].length < MIN_LENGTH) return 'tooShort'
  if (password.length > MAX_PASSWORD) return 'tooLong'
  return password === repeat ? undefined : 'differs'
}

interface LinkView {
  texts: PasswordPageTexts
  redirectUrl: string | null
}
type OpenedLink = (LinkView & { isOpen: false }) | (LinkView & { isOpen: true; ctx: Ctx; secret: string; token: string })

/** Opens a link. It names its tenant; the visitor gets no other rights there. */
async function openLink(services: ServerServices, request: FastifyRequest, token: unknown): Promise<OpenedLink> {
  const parts = typeof token === 'string' ? partsOf(token) : null
  const hasTenant = parts !== null && (await services.tenants.open(parts.tenantId)) !== null
  if (!parts || !hasTenant) return { isOpen: false, ...viewOfLink(request, undefined) }
  const anonymous = await services.credentials.byApiKey(undefined)
  const ctx = await createContext(services, { ...anonymous, tenantId: parts.tenantId }, 'command', request)
  const link = await linkOf(ctx, parts.secret)
  const common = viewOfLink(request, link)
  if (!link || !isOpen(link, ctx.now)) return { isOpen: false, ...common }
  return { isOpen: true, ...common, ctx, secret: parts.secret, token: `${parts.tenantId}.${parts.secret}` }
}

const viewOfLink = ({ headers }: FastifyRequest, link: PasswordTokenRow | undefined): LinkView => ({
  texts: pageTextsFor(link?.language, headers['accept-language']),
  redirectUrl: link?.redirectUrl ?? null,
})

function unreadableFormPage(assets: Assets | undefined, { headers }: FastifyRequest, status: number): HtmlPage {
  const texts = pageTextsFor(undefined, headers['accept-language'])
  return noticePage(assets, texts, status, texts.unread.title, texts.unread.lead)
}

interface ErrorPage extends HtmlPage {
  retryAfterS?: number
}

/** Shows any error as a page. */
export function errorPage(assets: Assets | undefined, error: unknown, request: FastifyRequest): ErrorPage {
  const texts = pageTextsFor(undefined, request.headers['accept-language'])
  if (error instanceof RateLimited) {
    const { retryAfterS } = error
    return { ...noticePage(assets, texts, 429, texts.busy.title, texts.busy.lead(retryAfterS)), retryAfterS }
  }
  const failure = toDomainError(error)
  const isBadRequest = failure && failure.kind !== 'UNAVAILABLE'
  const defaultStatus = isBadRequest ? (failure.code === 'UNSUPPORTED_MEDIA_TYPE' ? 415 : 400) : 500
  const { statusCode = defaultStatus } = error as { statusCode?: number }
  if (statusCode < 500) return unreadableFormPage(assets, request, statusCode)
  const isUnavailable = failure?.kind === 'UNAVAILABLE'
  if (!isUnavailable) request.log.error({ err: error }, 'the password page failed')
  const page = noticePage(assets, texts, isUnavailable ? 503 : 500, texts.failed.title, texts.failed.lead)
  return isUnavailable ? { ...page, retryAfterS: 5 } : page
}

/** Sends the page, which must not be cached or indexed by search engines. */
export const sendPasswordPage = (reply: FastifyReply, { status = 200, html, policy, retryAfterS }: ErrorPage) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(retryAfterS && { 'retry-after': String(retryAfterS) }),
    })
    .send(html)
