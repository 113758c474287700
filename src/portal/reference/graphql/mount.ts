/** Serves the GraphQL reference at /docs/graphql. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Assets } from '../../portal.assets.js'
import type { HtmlPage } from '../../portal.pages.js'
import { type GraphqlReference, openGraphqlReference } from './document.js'
import type { GraphqlExamples } from './examples.js'
import { familyPage, listGraphqlOperations, overviewPage, typePage } from './page.js'

type AddPage = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) => unknown

export interface GraphqlSources {
  schema: GraphQLSchema
  /** Loads the examples, which are only needed for the reference. */
  graphqlExamples: () => Promise<GraphqlExamples>
}

export function mountGraphqlReference(
  addPage: AddPage,
  assets: () => Assets | undefined,
  { schema, graphqlExamples }: GraphqlSources,
  sendPage: (reply: FastifyReply, page: HtmlPage) => unknown,
): void {
  let cached: Promise<GraphqlReference> | undefined
  const reference = () => {
    cached ??= graphqlExamples().then((examples) => openGraphqlReference(schema, examples))
    return cached
  }
  addPage('/docs/graphql', async (_, reply) => sendPage(reply, overviewPage(assets(), await reference())))
  addPage('/docs/graphql/operations.json', async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
      .send(JSON.stringify(listGraphqlOperations(await reference()))),
  )
  addPage('/docs/graphql/types/:name', async (request, reply) => {
    const type = (await reference()).type((request.params as { name: string }).name)
    return type ? sendPage(reply, typePage(assets(), await reference(), type)) : reply.callNotFound()
  })
  addPage('/docs/graphql/:family', async (request, reply) => {
    const family = (await reference()).family((request.params as { family: string }).family)
    return family ? sendPage(reply, familyPage(assets(), await reference(), family)) : reply.callNotFound()
  })
}
