/** A test server with rows of every noun, and how its lists are asked on both interfaces. */
import { expect } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../test-server.js'
import { parents } from './rows/parents.js'
import { makers } from './rows.js'
import { nouns, type PageField, type RestList, restLists } from './surface.js'

/** `prepare` may change the rows before the lists below records look for the record that has most of them. */
export async function openContract(rows: number, prepare: (server: TestServer) => Promise<void> = async () => undefined) {
  const server = await startTestServer({ closes: false })
  for (const noun of nouns) await makers[noun]?.(server, rows)
  await prepare(server)
  const paths = new Map<string, string>()
  for (const { route, path } of restLists) paths.set(route, (await parents[route]?.(server)) ?? path)
  const pathOf = ({ route }: { route: string }) => paths.get(route) ?? ''

  /** Asks a list of REST: by query parameters, or by the body of a search. */
  function askRest(list: RestList, search: object | string = {}) {
    if (list.isSearch) return server.rest(`POST ${pathOf(list)}`, search)
    const query = typeof search === 'string' ? search : new URLSearchParams(search as Record<string, string>).toString()
    return server.rest(`GET ${pathOf(list)}?${query}`)
  }

  async function restPage(list: RestList, search: object = {}): Promise<Answer> {
    const { status, body } = await askRest(list, search)
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
    return body
  }

  /** Queries a page of GraphQL; returns it as REST would. */
  async function graphqlPage(page: PageField, search: object = {}): Promise<Answer> {
    const answer = await server.gql(documentFor(page), { search: { ...page.least, ...search } })
    expect(answer.errors).toBeUndefined()
    const { items, ...rest } = answer[page.field]
    return { ...rest, data: items, total: items.length }
  }

  return { ...server, pathOf, askRest, restPage, graphqlPage }
}

export type Contract = Awaited<ReturnType<typeof openContract>>

export const documentFor = ({ field, argument, type, leaves }: PageField) =>
  `query ($search: ${type}) { ${field}(${argument}: $search) { items { ${leaves.join(' ')} } itemsFound offset page pages start end } }`

/** Returns the content of a REST refusal. */
export const refusal = ({ status, body, headers }: Answer) => ({
  status,
  type: headers['content-type'],
  code: body.error.code,
  messages: body.error.messages,
})

export const refused = (status: number, code: number, messages: unknown) => ({
  status,
  type: 'application/problem+json; charset=utf-8',
  code,
  messages,
})

export const keyOf = (item: Answer) => item.id ?? JSON.stringify(item)

/** All pages one after the other, each checked for what it says about itself. */
export async function walk(ask: (search: object) => Promise<Answer>, search: { offset: number }): Promise<Answer[]> {
  const { pages, itemsFound } = await ask(search)
  const all: Answer[] = []
  for (let page = 1; page <= pages; page++) {
    const found = await ask({ ...search, page })
    const start = (page - 1) * search.offset + 1
    const total = Math.min(search.offset, itemsFound - start + 1)
    expect(found).toMatchObject({ page, offset: search.offset, pages, itemsFound, total, start, end: start + total - 1 })
    expect(found.data).toHaveLength(total)
    all.push(...found.data)
  }
  expect(all).toHaveLength(itemsFound)
  expect(new Set(all.map(keyOf)).size).toBe(itemsFound)
  return all
}
