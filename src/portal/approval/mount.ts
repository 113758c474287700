/**
 * Serves the page that the link in an e-mail to an approver opens. `GET` shows the request and changes nothing, however often it is called, because mail
 * scanners follow links; `POST` decides, once.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../core/auth/network.js'
import { DomainError, RateLimited } from '../../core/base/errors.js'
import type { Ctx } from '../../core/context.js'
import { DEFAULT_TENANT } from '../../db/tenants/tenants.js'
import type { RequestKind } from '../../interfaces/http/access-log.js'
import { acceptForms } from '../../interfaces/http/body.js'
import { toDomainError } from '../../interfaces/http/known-errors.js'
import { createContext, refuseEncoded, type ServerServices } from '../../interfaces/http/request-context.js'
import { decideWithLink, type LinkDecision, MAX_REMARK, toRemark } from '../../modules/sales/approval-link/decide.js'
import { type FoundLink, findLink, linkParts } from '../../modules/sales/approval-link/links.js'
import { readLinkOwner } from '../../modules/sales/approval-link/person.js'
import { readRequest } from '../../modules/sales/approval-link/view.js'
import { calledName, readNames } from '../../resources/accounts/contact.names.js'
import { sendPasswordPage } from '../password/mount.js'
import { type Assets, findAssets } from '../portal.assets.js'
import type { HtmlPage } from '../portal.pages.js'
import { noticePage, requestPage } from './page.js'
import { pageTextsFor } from './texts.js'
import type { ApprovalPageTexts } from './texts.shape.js'

const VIEW_LIMIT = { burst: 60, perMinute: 60 }
const DECIDE_LIMIT = { burst: 10, perMinute: 10 }
const FORM_BODY_LIMIT = 16_384
const URL = '/approval'

export function mountApproval(app: FastifyInstance, services: ServerServices): void {
  let cached: Assets | undefined
  const assets = () => {
    cached ??= findAssets()
    return cached
  }
  const send = (reply: FastifyReply, page: HtmlPage & { retryAfterS?: number }) => sendPasswordPage(reply, page)
  void app.register((scope, _options, done) => {
    acceptForms(scope, FORM_BODY_LIMIT)
    const shared = {
      url: URL,
      config: { page: true },
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        send(reply, errorPage(assets(), error, request)),
    }
    scope.route({
      ...shared,
      method: ['GET', 'POST'],
      bodyLimit: FORM_BODY_LIMIT,
      onRequest: refuseEncoded,
      handler: async (request, reply) =>
        send(reply, await (request.method === 'POST' ? decide : show)({ assets: assets(), services, request })),
    })
    scope.route({
      ...shared,
      method: ['PUT', 'PATCH', 'DELETE'],
      onRequest: async (request, reply) => {
        const texts = textsOf(request, null)
        await send(reply.header('allow', 'GET, HEAD, POST'), noticePage(assets(), texts, 405, texts.wrongMethod))
      },
      handler: () => undefined,
    })
    done()
  })
}

interface Call {
  assets: Assets | undefined
  services: ServerServices
  request: FastifyRequest
}

const textsOf = ({ headers }: FastifyRequest, found: FoundLink | null): ApprovalPageTexts =>
  pageTextsFor(found?.link.language, headers['accept-language'])

async function show(call: Call): Promise<HtmlPage> {
  const { services, request } = call
  services.limiter.take('pages for approvers', networkOf(request.ip), VIEW_LIMIT)
  const { token } = request.query as { token?: unknown }
  const opened = await openLink(call, token, 'query')
  return 'page' in opened ? opened.page : showRequest(call, opened)
}

async function decide(call: Call): Promise<HtmlPage> {
  const { services, request, assets } = call
  services.limiter.take('decisions with links', networkOf(request.ip), DECIDE_LIMIT)
  const form = request.body
  const choice = form instanceof URLSearchParams ? form.get('decision') : null
  if (!(form instanceof URLSearchParams) || (choice !== 'approve' && choice !== 'decline'))
    return noticePage(assets, textsOf(request, null), 400, textsOf(request, null).unread)
  const opened = await openLink(call, form.get('token'), 'command')
  if ('page' in opened) return opened.page
  const remark = toRemark(form.get('remark') ?? '')
  const { texts } = opened
  if (remark.length > MAX_REMARK) return showRequest(call, opened, { status: 422, problem: texts.tooLong, remark })
  return applyDecision(call, opened, { isApproved: choice === 'approve', remark })
}

/** Decides. A refusal, such as of a cart that has changed, leaves the link usable and shows the request again. */
async function applyDecision(call: Call, opened: OpenLink, decision: LinkDecision): Promise<HtmlPage> {
  const { assets, request } = call
  const { ctx, found, texts } = opened
  try {
    const outcome = await decideWithLink(ctx, found, decision)
    if (outcome) return noticePage(assets, texts, 200, texts.outcome[outcome](await nameOfAsker(ctx, found)))
  } catch (error) {
    if (!(error instanceof DomainError) || !['CONFLICT', 'REFUSED', 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION'].includes(error.kind))
      throw error
    if (error.kind === 'FORBIDDEN') return noticePage(assets, texts, 403, texts.own)
    const again = await openLink(call, opened.token, 'query')
    const { remark } = decision
    return 'page' in again
      ? again.page
      : showRequest(call, again, { status: 409, problem: texts.refusal(error.code, error.message), remark })
  }
  // Another request was faster.
  const after = await openLink({ ...call, request }, opened.token, 'query')
  return 'page' in after ? after.page : noticePage(assets, texts, 410, texts.used)
}

interface OpenLink {
  ctx: Ctx
  found: FoundLink
  texts: ApprovalPageTexts
  token: string
}

/**
 * Opens a link: a context in the name of its contact, with the rights of that contact and no more. Otherwise, the page that says why not. A token that looks
 * wrong, one of an unknown tenant and an unknown one take the same statement.
 */
async function openLink(call: Call, given: unknown, kind: RequestKind): Promise<OpenLink | { page: HtmlPage }> {
  const { services, request, assets } = call
  const token = typeof given === 'string' ? given : ''
  const parts = linkParts(token)
  const tenantId = parts && (await services.tenants.open(parts.tenantId)) ? parts.tenantId : DEFAULT_TENANT
  const anonymous = { ...(await services.credentials.byApiKey(undefined)), tenantId }
  const ctx = await createContext(services, anonymous, 'query', request)
  const found = await findLink(ctx, parts?.secret ?? '')
  const texts = textsOf(request, found)
  if (!found || parts?.tenantId !== tenantId) return { page: noticePage(assets, texts, 404, texts.unknown) }
  const user = found.end ? null : await readLinkOwner(ctx, found.link.contactId)
  if (!user || !found.cart) return { page: noticePage(assets, texts, 410, await describeEnd(ctx, found, texts)) }
  const actor = { ...anonymous, kind: 'key' as const, user, userId: user.id, channelId: found.cart.channelId }
  return { ctx: await createContext(services, actor, kind, request), found, texts, token }
}

async function describeEnd(ctx: Ctx, found: FoundLink, texts: ApprovalPageTexts) {
  if (found.end === 'USED') return texts.used
  if (found.end === 'EXPIRED') return texts.expired(await nameOfAsker(ctx, found))
  return { title: texts.overTitle, lead: texts.over[found.request.status] }
}

async function nameOfAsker({ db }: Ctx, { request }: FoundLink): Promise<string> {
  const [asker] = await readNames(db, [request.contactId])
  return calledName(asker)
}

async function showRequest(
  { assets }: Call,
  { ctx, found, texts, token }: OpenLink,
  more: { status?: number; problem?: string; remark?: string } = {},
): Promise<HtmlPage> {
  const { link, request } = found
  const view = await readRequest(ctx, request, link, link.language ?? texts.lang)
  return requestPage(assets, texts, view, { token, expiresAt: link.expiresAt, ...more })
}

/** Shows any error as a page. */
function errorPage(assets: Assets | undefined, error: unknown, request: FastifyRequest): HtmlPage & { retryAfterS?: number } {
  const texts = textsOf(request, null)
  if (error instanceof RateLimited) {
    const { retryAfterS } = error
    const { title, lead } = texts.busy
    return { ...noticePage(assets, texts, 429, { title, lead: lead(retryAfterS) }), retryAfterS }
  }
  const failure = toDomainError(error)
  const isBadRequest = failure && failure.kind !== 'UNAVAILABLE'
  const usual = isBadRequest ? (failure.code === 'UNSUPPORTED_MEDIA_TYPE' ? 415 : 400) : 500
  const { statusCode = usual } = error as { statusCode?: number }
  if (statusCode < 500) return noticePage(assets, texts, statusCode, texts.unread)
  const isUnavailable = failure?.kind === 'UNAVAILABLE'
  if (!isUnavailable) request.log.error({ err: error }, 'the page for approvers failed')
  const page = noticePage(assets, texts, isUnavailable ? 503 : 500, texts.failed)
  return isUnavailable ? { ...page, retryAfterS: 5 } : page
}
