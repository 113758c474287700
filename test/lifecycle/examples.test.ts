/** Every example of the deprecation page is sent, the day before the removal and after it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, everything, startTestServer, type TestServer } from '../test-server.js'
import { items as restItems } from './rest.samples.js'

const LAST_MOMENT = '2027-02-28T23:59:59.999Z'
const REMOVAL = '2027-03-01T00:00:00.000Z'
const unescapeHtml = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

interface PageExample {
  id: string
  before: string
  after: string
}

let server: TestServer
let key: string
let token: string
let examples: PageExample[]

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  key = await server.keyFor(everything)
  const { body } = await server.app.inject('/deprecations')
  examples = [...body.matchAll(/<article id="([^"]+)".*?<\/article>/gs)].map(([article, id = '']) => {
    const [before = '', after = ''] = [...article.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)].map(([, html = '']) =>
      unescapeHtml(html),
    )
    return { id: unescapeHtml(id), before, after }
  })
})

afterAll(() => server.close())

const withoutComments = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .trim()

interface Outcome {
  /** The items that the response refuses as removed. */
  removed: string[]
  /** The items that the headers name. */
  used: string[]
  /** The faults of the request itself, besides removed items. A record that does not exist is not one. */
  faults: string[]
}

const CONTRACT_ERRORS = new Set([
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'BAD_REQUEST',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
])

async function sendDocument(query: string): Promise<Outcome> {
  const { headers, body } = await server.app.inject({
    method: 'POST',
    url: '/v2/graphql',
    headers: { apikey: key },
    payload: { query },
  })
  const errors: Answer[] = JSON.parse(body).errors ?? []
  return {
    removed: errors.flatMap(({ extensions }) => (extensions.code === 'REMOVED_ITEM' ? [extensions.item] : [])),
    used: usedIn(headers),
    faults: errors.filter(({ extensions }) => CONTRACT_ERRORS.has(extensions.code)).map(({ message }) => message),
  }
}

async function sendRest(text: string): Promise<Outcome> {
  const [line = '', ...json] = text.split('\n')
  const [method, url] = line.split(' ') as ['GET', string]
  const payload = json.length ? { payload: JSON.parse(json.join('\n')) } : {}
  const { statusCode, headers, body } = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...payload,
  })
  const answer: Answer = body.startsWith('{') ? JSON.parse(body) : {}
  const isRemoved = answer.type === '/problems/removed-item'
  const messages: string[] = isRemoved ? [] : (answer.error?.messages ?? [])
  return {
    removed: isRemoved ? answer.items.map(({ item }: Answer) => item) : [],
    used: usedIn(headers),
    faults: [
      ...(statusCode >= 500 || [401, 403, 429].includes(statusCode) ? [body] : []),
      ...messages.filter((message) => /unknown|not allowed|additional/i.test(message)),
    ],
  }
}

const usedIn = (headers: Answer): string[] =>
  [...String(headers['api-deprecated-items'] ?? '').matchAll(/"([^"]+)"/g)].map(([, id = '']) => id)

const send = (id: string, text: string) => (id.startsWith('gql:') ? sendDocument(text) : sendRest(text))
const nameOf = (id: string) =>
  id
    .replaceAll('_/', ' /')
    .replace(/_\?/, ' ?')
    .replace(/^(gql|rest):/, '')

/** Sends the examples one after the other at an instant, with a token of that day. */
async function sendAll(instant: string, requests: readonly { id: string; text: string }[]) {
  server.travel(instant)
  token = await server.tokenFor(everything)
  const outcomes: (Outcome & { id: string })[] = []
  for (const { id, text } of requests) outcomes.push({ id, ...(await send(id, withoutComments(text))) })
  return outcomes
}

/** Items that only responses have, or none: their examples are the same request on both sides. */
const returned = new Set(restItems.filter(({ direction }) => direction !== 'sent').map(({ item }) => `rest:${item}`))

describe('the examples of the page', () => {
  it('use their item before the removal, and are refused for it afterwards', async () => {
    const usable = examples.filter(({ before }) => withoutComments(before) !== '')
    const before = await sendAll(
      LAST_MOMENT,
      usable.map(({ id, before }) => ({ id, text: before })),
    )
    const after = await sendAll(
      REMOVAL,
      usable.map(({ id, before }) => ({ id, text: before })),
    )

    const sent = ({ id }: { id: string }) => !returned.has(id)
    expect(usable.length).toBeGreaterThan(250)
    expect(before.flatMap(({ id, faults, removed }) => [...faults, ...removed].map((fault) => `${id}: ${fault}`))).toEqual([])
    expect(
      before
        .filter(sent)
        .filter(({ id, used }) => !used.map(nameOf).includes(nameOf(id)))
        .map(({ id }) => id),
    ).toEqual([])
    expect(
      after
        .filter(sent)
        .filter(({ id, removed }) => !removed.includes(nameOf(id)))
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('work without their item on both sides of the removal', async () => {
    const rewritten = examples.filter(({ after }) => withoutComments(after) !== '')
    for (const instant of [LAST_MOMENT, REMOVAL]) {
      const sent = await sendAll(
        instant,
        rewritten.map(({ id, after }) => ({ id, text: after })),
      )

      expect(sent.flatMap(({ id, faults, removed }) => [...faults, ...removed].map((fault) => `${id}: ${fault}`))).toEqual([])
      expect(
        sent.filter(({ id, used }) => !returned.has(id) && used.map(nameOf).includes(nameOf(id))).map(({ id }) => id),
      ).toEqual([])
    }
    const comments = examples.filter(({ after }) => withoutComments(after) === '').map(({ id }) => id)
    expect(comments).toEqual([
      'gql:shopInvalidateCache',
      'rest:Channel.shopId',
      'gql:Mutation.logout(siteId:)',
      'gql:CartSetUserInput.userId',
      'gql:companySearchCleanupOrphanedIndices',
      'gql:companySearchFixAliasWriteIndex',
      'gql:companySearchIndexUpdateMapping',
      'gql:companySearchReindex',
      'gql:logout',
      'gql:OrderItemClass.payment',
      'gql:OrderItemClass.postage',
    ])
  })
})
