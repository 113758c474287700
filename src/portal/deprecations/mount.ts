/** Where the published lists are served. Each is the same, byte for byte, for the same day and address. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../core/base/clock.js'
import { effectiveInstant } from '../../core/lifecycle/effective-date.js'
import type { Registry } from '../../core/lifecycle/registry.js'
import { previewDate } from '../../faces/http/request-context.js'
import { calendarOf } from './calendar.js'
import { feedOf } from './feed.js'
import { type List, listAt } from './list.js'
import { markdownOf } from './markdown.js'

/** What the lists are drawn from. */
export interface Lists {
  registry: Registry
  clock: Clock
}

type Show = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) => unknown

const files: Record<string, [type: string, text: (list: List, base: string) => string]> = {
  json: ['application/json', (list) => `${JSON.stringify(list, null, 2)}\n`],
  md: ['text/markdown', markdownOf],
  ics: ['text/calendar', calendarOf],
  rss: ['application/rss+xml', feedOf],
}

export function mountDeprecations(
  { registry, clock }: Lists,
  show: Show,
  sendPage: (list: List, reply: FastifyReply) => unknown,
): void {
  /** `?at=2027-03-01` shows a later day; nobody sees an earlier one. */
  const listFor = ({ query }: FastifyRequest) => {
    const asked = previewDate((query as { at?: unknown }).at, 'at')
    return listAt(registry, effectiveInstant(clock(), [asked]))
  }
  show('/deprecations', (request, reply) => sendPage(listFor(request), reply))
  for (const [ending, [type, text]] of Object.entries(files)) {
    show(`/deprecations.${ending}`, (request, reply) => {
      const base = `${request.protocol}://${request.host}`
      return reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
        .send(text(listFor(request), base))
    })
  }
}
