/** Shows errors as pages to people: a browser gets a page, a program gets problem details. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { frameBar } from './frame.js'
import { type Assets, findAssets } from './portal.assets.js'
import { contentSecurityPolicy, escapeHtml, isBrowser, renderDocument } from './portal.pages.js'

/** The common part of problem details and published error descriptions. */
interface ShownProblem {
  status: number
  /** The name of the error, such as NotFound. */
  title: string
  detail?: string
  /** When it occurs; only in the description of a published error. */
  when?: string
  problems?: readonly { pointer: string; message: string }[]
  error?: { code: number; moreInfo?: string }
  code?: number
}

/** What a person can do about it, by status. */
const advice: Record<number, string> = {
  400: 'The address or one of its parameters is not what this server expects.',
  401: 'This address is part of the REST API, for programs. They get a token for their client id and secret: <a href="/guide/integrators">for integrators</a>. Operators use <a href="/">the desk</a>.',
  403: 'The client is known, but lacks the right for this.',
  404: 'It may be misspelt, or it was removed. The pages below lead on.',
  405: 'This address takes requests of programs only. <a href="/docs">The REST reference</a> says how to call it.',
  410: 'It was deprecated and is removed now. <a href="/deprecations">The deprecations</a> name what replaces it.',
  429: 'Wait a moment, and try again.',
  500: 'This is a fault of the server. Its log has the cause under the id below.',
  503: 'Wait a moment, and try again.',
}

/** Shows problems as pages. Must be called before compression is added, because it replaces the body of a response. */
export function showProblemsAsPages(app: FastifyInstance): void {
  let cached: Assets | undefined
  const assets = () => {
    cached ??= findAssets()
    return cached
  }
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isForPerson(request, reply, payload)) return payload
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy("style-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      vary: 'accept',
    })
    return problemPage(assets(), JSON.parse(payload) as ShownProblem, request.id)
  })
}

/** Returns whether problem details, or a published error description, were requested by a browser. */
function isForPerson(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  if (request.method !== 'GET' || typeof payload !== 'string' || !isBrowser(request)) return false
  const type = String(reply.getHeader('content-type') ?? '')
  return type.startsWith('application/problem+json') || (request.routeOptions.url ?? '').startsWith('/problems/')
}

/** Converts `NotFound` to `Not found`. */
const readable = (title: string) =>
  title.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ (exception|error)$/, '')

function problemPage(assets: Assets | undefined, problem: ShownProblem, requestId: string): string {
  const { status, title, detail, when, problems = [], error } = problem
  const heading = readable(title)
  const rows = problems.map(({ pointer, message }) => `<li><code>${escapeHtml(pointer)}</code> ${escapeHtml(message)}</li>`)
  const facts = when
    ? `Status ${status}, error code ${problem.code}.`
    : `Request <code>${escapeHtml(requestId)}</code>.${error?.moreInfo ? ` <a href="${escapeHtml(error.moreInfo)}">What this error means</a>.` : ''}`
  const body = `${frameBar(assets, '')}
<main>
<p class="status">${status}</p>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(when ?? detail ?? '')}</p>
${rows.length ? `<ul>${rows.join('')}</ul>` : ''}
${when ? '' : `<p>${advice[status] ?? ''}</p>`}
<p class="quiet">${facts}</p>
<nav class="ways" aria-label="Where to go"><a href="/guide">Guide</a><a href="/docs">REST reference</a><a href="/v2/graphql">GraphQL</a><a href="/">Desk</a></nav>
</main>`
  return renderDocument(assets, { title: `${heading} · Wharf`, styles: 'problem.css', body })
}
