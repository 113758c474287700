/** Serves the published list in all its formats. For the same date and URL the bytes are always the same. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Clock } from '../../core/base/clock.js'
import { effectiveInstant } from '../../core/lifecycle/effective-date.js'
import type { Registry } from '../../core/lifecycle/registry.js'
import { previewDate } from '../../interfaces/http/request-context.js'
import { renderCalendar } from './calendar.js'
import { renderFeed } from './feed.js'
import { buildList, type DeprecationList } from './list.js'
import { renderMarkdown } from './markdown.js'

/** The sources of the lists. */
export interface DeprecationSources {
  registry: Registry
  clock: Clock
  schema: GraphQLSchema
  openapi: () => string
}

type AddPage = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) => unknown

const listFormats: Record<string, [type: string, text: (list: DeprecationList, base: string) => string]> = {
  json: ['application/json', (list) => `${JSON.stringify(list, null, 2)}\n`],
  md: ['text/markdown', renderMarkdown],
  ics: ['text/calendar', renderCalendar],
  rss: ['application/rss+xml', renderFeed],
}

const baseOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`

export function mountDeprecations(
  { registry, clock }: DeprecationSources,
  addPage: AddPage,
  sendPage: (list: DeprecationList, base: string, reply: FastifyReply) => unknown,
): void {
  /** Returns the list; `?at=2027-03-01` shows a later date; an earlier one has no effect. */
  const listFor = ({ query }: FastifyRequest) => {
    const preview = previewDate((query as { at?: unknown }).at, 'at')
    return buildList(registry, effectiveInstant(clock(), [preview]))
  }
  addPage('/deprecations', (request, reply) => sendPage(listFor(request), baseOf(request), reply))
  for (const [ending, [type, text]] of Object.entries(listFormats)) {
    addPage(`/deprecations.${ending}`, (request, reply) => {
      return reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
        .send(text(listFor(request), baseOf(request)))
    })
  }
}
