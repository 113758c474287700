/** Serves the page that confirms a new login address. `GET` shows the form and changes nothing, because mail scanners follow links. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../core/auth/network.js'
import type { Ctx } from '../../core/context.js'
import { toNfc } from '../../core/input/text.js'
import { acceptForms } from '../../interfaces/http/body.js'
import { createContext, refuseEncoded, type ServerServices } from '../../interfaces/http/request-context.js'
import { confirmLoginChange, findLoginChange, loginChangeParts } from '../../modules/accounts/password/login-change.js'
import { type Assets, findAssets } from '../portal.assets.js'
import { escapeHtml, type HtmlPage } from '../portal.pages.js'
import { errorPage, sendPasswordPage } from './mount.js'
import { noticePage, renderPage } from './page.js'
import { type PasswordPageTexts, pageTextsFor } from './texts.js'

const LIMIT = { burst: 30, perMinute: 30 }
const FORM_BODY_LIMIT = 16_384

export function mountLoginAddress(app: FastifyInstance, services: ServerServices): void {
  let cached: Assets | undefined
  const assets = () => {
    cached ??= findAssets()
    return cached
  }
  void app.register((scope, _options, done) => {
    acceptForms(scope, FORM_BODY_LIMIT)
    scope.route({
      method: ['GET', 'POST'],
      url: '/login-address',
      config: { page: true },
      bodyLimit: FORM_BODY_LIMIT,
      onRequest: refuseEncoded,
      errorHandler: (error, request, reply) => sendPasswordPage(reply, errorPage(assets(), error, request)),
      handler: async (request, reply) => sendPasswordPage(reply, await answer(assets(), services, request)),
    })
    done()
  })
}

async function answer(assets: Assets | undefined, services: ServerServices, request: FastifyRequest): Promise<HtmlPage> {
  services.limiter.take('the page of a new login address', networkOf(request.ip), LIMIT)
  const form = request.body instanceof URLSearchParams ? request.body : null
  const { token } = request.query as { token?: unknown }
  const parts = loginChangeParts(form?.get('token') ?? String(token ?? ''))
  const ctx = parts && (await openContext(services, request, parts.tenantId))
  const change = ctx && (await findLoginChange(ctx, parts.secret))
  const texts = pageTextsFor(change?.language, request.headers['accept-language'])
  if (!ctx || !change) return gone(assets, texts)
  const shown = { email: change.newEmail, token: `${parts.tenantId}.${parts.secret}` }
  if (!form) return formPage(assets, texts, shown, false)
  const outcome = await confirmLoginChange(ctx, parts.secret, toNfc(form.get('password') ?? ''))
  if (outcome === 'wrongPassword') return formPage(assets, texts, shown, true)
  const { done } = texts.loginAddress
  return outcome === 'changed' ? noticePage(assets, texts, 200, done.title, done.lead) : gone(assets, texts)
}

/** Opens a context in the tenant of the link; the visitor gets no other rights there. */
async function openContext(services: ServerServices, request: FastifyRequest, tenantId: string): Promise<Ctx | null> {
  if (!(await services.tenants.open(tenantId))) return null
  const anonymous = await services.credentials.byApiKey(undefined)
  return createContext(services, { ...anonymous, tenantId }, 'command', request)
}

const gone = (assets: Assets | undefined, texts: PasswordPageTexts) =>
  noticePage(assets, texts, 410, texts.gone.title, texts.loginAddress.gone)

function formPage(
  assets: Assets | undefined,
  texts: PasswordPageTexts,
  { email, token }: { email: string; token: string },
  isWrong: boolean,
): HtmlPage {
  const words = texts.loginAddress
  const problem = isWrong ? `<p class="problem" id="problem" role="alert">${escapeHtml(words.wrong)}</p>\n` : ''
  const body = `<p class="lead">${escapeHtml(words.lead(email))}</p>
${problem}<form method="post" action="login-address">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">${escapeHtml(words.password)}</label>
<input type="password" id="password" name="password" autocomplete="current-password" required maxlength="1024"${isWrong ? ' aria-invalid="true" aria-describedby="problem"' : ''} autofocus>
<button type="submit">${escapeHtml(words.save)}</button>
</form>`
  return renderPage(assets, texts, words.title, isWrong ? 422 : 200, body)
}
