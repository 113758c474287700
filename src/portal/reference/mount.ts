/** Serves the REST reference at /docs. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from '../portal.assets.js'
import type { HtmlPage } from '../portal.pages.js'
import { type OpenapiDocument, openReference, type Reference } from './document.js'
import { familyPage, listOperations, overviewPage, schemaPage } from './page.js'

type AddPage = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) => unknown

export function mountReference(
  addPage: AddPage,
  assets: () => Assets | undefined,
  openapi: () => string,
  sendPage: (reply: FastifyReply, page: HtmlPage) => unknown,
): void {
  let cached: Reference | undefined
  const reference = () => {
    cached ??= openReference(JSON.parse(openapi()) as OpenapiDocument)
    return cached
  }
  addPage('/docs', (_, reply) => sendPage(reply, overviewPage(assets(), reference())))
  addPage('/docs/operations.json', (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
      .send(JSON.stringify(listOperations(reference()))),
  )
  addPage('/docs/schemas/:name', (request, reply) => {
    const { name } = request.params as { name: string }
    const schema = reference().schema(name)
    return schema ? sendPage(reply, schemaPage(assets(), reference(), name, schema)) : reply.callNotFound()
  })
  addPage('/docs/:family', (request, reply) => {
    const family = reference().family((request.params as { family: string }).family)
    return family ? sendPage(reply, familyPage(assets(), reference(), family)) : reply.callNotFound()
  })
}
