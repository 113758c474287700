/** Serves the documentation at /guide: pages, attached files and the search index. */
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from '../portal.assets.js'
import { type HtmlPage, missingPage } from '../portal.pages.js'
import { findGuide, type Guide } from './guide.js'
import { guidePage } from './page.js'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown
type AddPage = (url: string, handler: Handler) => unknown

const attachmentTypes: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

export function mountGuide(
  addPage: AddPage,
  assets: () => Assets | undefined,
  sendPage: (reply: FastifyReply, page: HtmlPage) => unknown,
): void {
  let cached: Guide | undefined
  const guide = () => {
    cached ??= findGuide()
    return cached
  }
  addPage('/guide', (_, reply) => sendAddress('/guide', reply))
  addPage('/guide/search.json', (_, reply) => sendFile(reply, '.json', guide()?.searchIndex() ?? '[]'))
  addPage('/guide/*', (request, reply) => {
    const path = (request.params as { '*': string })['*']
    // Links for a repository host end in .md.
    if (path.endsWith('.md')) return reply.redirect(`/guide/${path.replace(/^guides\//, '').slice(0, -3)}`, 308)
    return sendAddress(`/guide/${path}`, reply)
  })

  function sendAddress(address: string, reply: FastifyReply) {
    const open = guide()
    if (!open) return sendPage(reply, missingPage(assets(), 'The documentation', 'It is also in the folder docs of the project.'))
    const page = open.page(address)
    if (page) return sendPage(reply, guidePage(assets(), open, page))
    const file = open.attachment(address)
    return file ? sendFile(reply, extname(address), file) : reply.callNotFound()
  }
}

const sendFile = (reply: FastifyReply, ending: string, content: string | Buffer) =>
  reply
    .type(attachmentTypes[ending] ?? 'application/octet-stream')
    .headers({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .send(content)
