/** Serves the HTML pages: the desk, the page for developers, the documentation, GraphQL explorer, API reference and deprecations. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rulesFor } from '../modules/platform/lifecycle/lifecycle.check.js'
import { openExamples } from './deprecations/example.js'
import { type DeprecationSources, mountDeprecations } from './deprecations/mount.js'
import { deprecationsPage } from './deprecations/page.js'
import { mountGuide } from './guide/mount.js'
import { type Assets, assetRoot, findAssets } from './portal.assets.js'
import { deskPage, developersPage, explorerPage, type HtmlPage, isBrowser } from './portal.pages.js'
import { type GraphqlSources, mountGraphqlReference } from './reference/graphql/mount.js'
import { mountReference } from './reference/mount.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves a page or a file of a page; it is not an operation of the API. */
    page?: boolean
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Mounts the pages: the desk, the page for developers, the GraphQL explorer, the API reference, and the deprecations in all formats. */
export function mountPortal(app: FastifyInstance, about: { version: string } & DeprecationSources & GraphqlSources): void {
  let cached: Assets | undefined
  const assets = () => {
    cached ??= findAssets()
    return cached
  }
  const addPage = (url: string, handler: Handler) => app.route({ method: 'GET', url, config: { page: true }, handler })

  const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
  addPage('/', (request, reply) => sendPage(reply, deskPage(assets(), about.version, originOf(request))))
  addPage('/developers', (request, reply) => sendPage(reply, developersPage(assets(), about.version, originOf(request))))
  for (const url of ['/v2/graphql', '/graphql']) {
    addPage(url, (request, reply) => (isBrowser(request) ? sendPage(reply, explorerPage(assets())) : sendUsePost(reply)))
  }
  const exampleOf = openExamples(() => ({
    schema: about.schema,
    openapi: JSON.parse(about.openapi()),
    rules: rulesFor(about.registry),
  }))
  mountDeprecations(about, addPage, (list, base, reply) => sendPage(reply, deprecationsPage(assets(), list, base, exampleOf)))
  mountGuide(addPage, assets, sendPage)
  mountReference(addPage, assets, about.openapi, sendPage)
  mountGraphqlReference(addPage, assets, about, sendPage)
  addPage(`${assetRoot}/:id/:file`, (request, reply) => sendAsset(assets(), request, reply))
}

function sendPage(reply: FastifyReply, { status = 200, html, policy, link }: HtmlPage) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      vary: 'accept',
      ...(link && { link }),
    })
    .send(html)
}

function sendUsePost(reply: FastifyReply) {
  const message = 'Send GraphQL requests by POST. Open this address in a browser for the GraphQL explorer.'
  return reply
    .code(405)
    .headers({ allow: 'POST', vary: 'accept', 'x-content-type-options': 'nosniff' })
    .send({ errors: [{ message, extensions: { code: 'METHOD_NOT_ALLOWED' } }] })
}

async function sendAsset(assets: Assets | undefined, request: FastifyRequest, reply: FastifyReply) {
  const { id, file } = request.params as { id: string; file: string }
  const asset = await assets?.read(id, file)
  if (!asset) return reply.callNotFound()
  const acceptsGzip = request.headers['accept-encoding']?.includes('gzip') ?? false
  if (acceptsGzip) reply.header('content-encoding', 'gzip')
  return reply
    .type(asset.type)
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // A worker follows the policy of its own file, not that of the page.
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    })
    .send(acceptsGzip ? asset.gzipped : asset.plain)
}
