/** Rules for every noun, on both interfaces. The lists, inputs and policies come from the code: a new module is tested as soon as it is registered. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeRight } from '../src/core/auth/access.js'
import { groupBy } from '../src/core/store/store.js'
import type { Access } from '../src/db/json.js'
import { type Contract, documentFor, keyOf, openContract, refusal, refused, walk } from './contract/ask.js'
import { publishedEndpoints } from './contract/endpoints.js'
import { findOpenapiFaults } from './contract/openapi-rules.js'
import { parents } from './contract/rows/parents.js'
import { makers, tables } from './contract/rows.js'
import { askFor, filterValue } from './contract/samples.js'
import { nouns, type PageField, pageFields, policies, type RestList, restLists, routes, schema } from './contract/surface.js'
import { type Answer, everything, startTestServer } from './test-server.js'

const ROWS = 113
const MAX_PAGE = 2 ** 31 - 1

let server: Contract

beforeAll(async () => {
  server = await openContract(ROWS)
})
afterAll(async () => {
  await server.close()
  expect(server.logged).toEqual([])
})

test('every noun that is listed has rows to list, and every list has its place', () => {
  expect(Object.keys(makers).sort()).toEqual(nouns)
  expect(Object.keys(parents).sort()).toEqual(restLists.flatMap(({ route }) => (route.includes('{') ? [route] : [])).sort())
  expect(restLists.length).toBeGreaterThan(0)
  expect(pageFields.length).toBeGreaterThan(0)
})

/** Every list of both interfaces as one function from a search to a page. */
const lists = [
  ...restLists.map((list) => ({ ...list, name: list.route, ask: (search: object) => server.restPage(list, search) })),
  ...pageFields.map((page) => ({
    ...page,
    name: `query.${page.field}`,
    ask: (search: object) => server.graphqlPage(page, search),
  })),
]

describe('page and offset', () => {
  const isOfGet = ({ isSearch }: RestList) => !isSearch
  const isOfSearch = ({ isSearch }: RestList) => isSearch
  const outOfRange = (name: string, max: number) => refused(400, 10015, [`#/${name}: must be a whole number from 1 to ${max}`])

  test.each(restLists.filter(isOfGet))('page and offset of $route are whole numbers in range, or refused', async (list) => {
    const { maxOffset } = list
    for (const [name, max] of Object.entries({ page: MAX_PAGE, offset: maxOffset }))
      for (const bad of ['0', '-1', '1.5', '', 'abc', '1e1', '%2B1', ' 1', 'null', '2147483648', `${max + 1}`, `1&${name}=2`])
        expect({ bad, ...refusal(await server.askRest(list, `${name}=${bad}`)) }).toEqual({ bad, ...outOfRange(name, max) })
  })

  test.each(restLists.filter(isOfSearch))('page and offset of $route are whole numbers in range, or refused', async (list) => {
    const { maxOffset } = list
    for (const [name, max] of Object.entries({ page: MAX_PAGE, offset: maxOffset }))
      for (const bad of [0, -1, 1.5, '', 'abc', '1', [1], {}, true, 2 ** 31, max + 1])
        expect({ bad, ...refusal(await server.askRest(list, { [name]: bad })) }).toEqual({ bad, ...outOfRange(name, max) })
  })

  test.each(pageFields)('page and offset of query.$field are whole numbers in range, or refused', async (page) => {
    const { field, argument, maxOffset, isCapped } = page
    for (const [name, max] of Object.entries({ page: MAX_PAGE, offset: maxOffset }))
      for (const bad of [0, -1, 1.5, '', 'abc', [1, 2], 2 ** 31, ...(isCapped && name === 'offset' ? [] : [max + 1])]) {
        const literal = await server.gql(`{ ${field}(${argument}: { ${name}: ${JSON.stringify(bad)} }) { itemsFound } }`)
        const variable = await server.gql(documentFor(page), { search: { ...page.least, [name]: bad } })
        const codes = [literal, variable].map(({ errors }) => errors?.[0]?.code)
        expect({ name, bad, codes }).toEqual({ name, bad, codes: ['VALIDATION_ERROR', 'VALIDATION_ERROR'] })
      }
  })

  test.each(lists)(
    'a page of $name shows the first twelve unless asked otherwise, and at most as many as the maximum',
    async ({ ask, maxOffset }) => {
      const first = await ask({})
      const most = await ask({ offset: maxOffset })

      expect(first).toMatchObject({ page: 1, offset: 12, total: 12, start: 1, end: 12, pages: Math.ceil(first.itemsFound / 12) })
      expect(maxOffset === 100 || maxOffset >= 1000).toBe(true)
      const total = Math.min(first.itemsFound, maxOffset)
      const pages = Math.ceil(first.itemsFound / maxOffset)
      expect(most).toMatchObject({ page: 1, offset: maxOffset, total, pages, end: total })
      expect(first.itemsFound).toBeGreaterThanOrEqual(ROWS)
    },
  )

  test('page and offset that are left out altogether, or null, mean their defaults too', async () => {
    for (const { field } of pageFields.filter(({ type }) => !type.endsWith('!')))
      expect((await server.gql(`{ ${field} { page offset } }`))[field]).toEqual({ page: 1, offset: 12 })
    for (const list of restLists.filter(isOfSearch)) {
      const answers = [
        await server.rest(`POST ${server.pathOf(list)}`),
        await server.askRest(list, { page: null, offset: null, filters: null }),
      ]
      for (const { body } of answers) expect(body).toMatchObject({ page: 1, offset: 12, total: 12 })
    }
  })

  test.each(lists)('a page of $name beyond the last one is empty and has the true totals', async ({ ask, maxOffset }) => {
    const { itemsFound, pages } = await ask({})

    const empty = { data: [], total: 0, start: 0, end: 0, itemsFound }
    expect(await ask({ page: pages + 1 })).toMatchObject({ ...empty, page: pages + 1, offset: 12, pages })
    const fewest = Math.ceil(itemsFound / maxOffset)
    expect(await ask({ page: MAX_PAGE, offset: maxOffset })).toMatchObject({ ...empty, page: MAX_PAGE, pages: fewest })
  })

  const nothing = { data: [], total: 0, start: 0, end: 0, itemsFound: 0, page: 1, offset: 12, pages: 0 }
  const takesFilters = ({ input }: PageField) =>
    Object.keys(input.getFields()).some((name) => !['page', 'offset', 'customFields', 'sortByCustomField'].includes(name))

  test.each(pageFields.filter((page) => !takesFilters(page)))('query.$field has no pages when there is nothing', async (page) => {
    const { items, ...rest } = (await (await startTestServer()).gql(documentFor(page), { search: page.least }))[page.field]

    expect({ ...rest, data: items, total: items.length }).toEqual(nothing)
  })

  test.each(pageFields.filter(takesFilters))('query.$field has no pages when nothing is found', async (page) => {
    const { createdAt, lastUsedAt, companyCreatedAt, userIds, categoryIds = userIds } = page.input.getFields()
    const { names, templateIds, clusterIds = names ?? categoryIds ?? templateIds, ids = clusterIds } = page.input.getFields()
    const instant = createdAt ?? lastUsedAt ?? companyCreatedAt
    // Media are found by what they show, payments by their order.
    const { orderId, productId = orderId } = page.input.getFields()
    expect(instant ?? ids ?? productId).toBeDefined()
    const noId = String(ids?.type).includes('Int') ? 2 ** 31 - 1 : '01939d2c-0000-7000-8000-000000000000'

    const none = ids ? { [ids.name]: [noId] } : { [productId?.name ?? '']: 2 ** 31 - 1 }
    const found = await server.graphqlPage(page, instant ? { [instant.name]: { greaterThan: '2999-01-01' } } : none)

    expect(found).toEqual(nothing)
  })

  test('a list of REST has no pages when there is nothing', async () => {
    const bare = await startTestServer()
    for (const noun of nouns) await makers[noun]?.(bare, 1)
    for (const { noun, route } of restLists.filter(({ path, noun }) => !path.includes('{') && tables[noun] !== null)) {
      const table = tables[noun] ?? noun.charAt(0).toLowerCase() + noun.slice(1)
      await sql`truncate ${sql.table(table)} cascade`.execute(bare.db)
      const { body } = await bare.rest(route)
      expect({ route, ...body }).toEqual({ route, messages: [], ...nothing })
    }
  })
})

/** Lists whose rows show something of other records: one statement more for each kind of them. */
/** Lists of products also read the categories of the clusters that the products are in, if any are. */
const WITH_CLUSTERS = new Set(['GET /v2/products', 'POST /v2/products/search'])

const BESIDES: Record<string, number> = {
  'GET /v2/clusters/{lookupKey}/{key}/products': 1,
  // The codes of the product.
  'GET /v2/inventory': 1,
  'POST /v2/inventory/search': 1,
  // What the contact may order, the payment methods, the carriers, and what the company may spend.
  'GET /v2/carts': 4,
  'POST /v2/carts/search': 4,
  // What the budgets have left.
  'GET /v2/budgets': 1,
  'POST /v2/budgets/search': 1,
  'query.budgets': 1,
  // What has changed in the carts.
  'GET /v2/approval-requests': 1,
  'POST /v2/approval-requests/search': 1,
  'query.approvalRequests': 1,
  // The names of the buyers, the payment methods and the carriers.
  'GET /v2/tenders': 3,
  'POST /v2/tenders/search': 3,
}

describe('lists', () => {
  test.each(lists)('the list $name shows every row once when all pages are read', async ({ ask }) => {
    const rows = await walk(ask, { offset: 40 })

    expect(rows.map(keyOf)).toEqual((await walk(ask, { offset: 100 })).map(keyOf))
  })

  test.each(lists)('the list $name costs one statement, however long the page', async ({ ask, name }) => {
    for (const offset of [12, 100]) {
      // The first time looks up the credential, which is then remembered for longer than the second takes.
      server.credentials.forget()
      await ask({ offset })
      server.statements.length = 0
      expect((await ask({ offset })).data).toHaveLength(offset)
      // A list below a record finds that record first.
      const count = (name.includes('{') ? 2 : 1) + (BESIDES[name] ?? 0)
      expect([count, ...(WITH_CLUSTERS.has(name) ? [count + 1] : [])]).toContain(server.statements.length)
    }
  })

  test.each(restLists.filter(({ isSearch }) => isSearch))(
    'the search $route takes its filters at the top or under `filters`, but not both',
    async (list) => {
      const [row] = (await server.restPage(list)).data
      for (const filter of list.filters) {
        const asked = { [filter.name]: filterValue(filter, row) }
        expect(await server.restPage(list, { filters: asked })).toEqual(await server.restPage(list, asked))
        const twice = [`#/filters/${filter.name}: is also given at the top of the body`]
        expect(refusal(await server.askRest(list, { ...asked, filters: asked }))).toEqual(refused(400, 10007, twice))
      }
    },
  )
})

describe('requests', () => {
  const concrete = (route: string) => route.replaceAll(/\{\w+\}/g, '1')
  const named = Object.entries(routes).map(([route, { input: takes }]) => ({ route, takes, line: concrete(route) }))
  const withBody = named.filter(({ takes }) => takes && takes.kind !== 'query' && takes.kind !== 'csv')
  const extraneous = '[nope] is not permitted'

  test.each(named)('a request to $route with a parameter that it does not know is refused', async ({ line, takes, route }) => {
    // A query that returns one object has no page, and so no path of its own.
    const ofList = takes?.kind === 'query' && server.pathOf({ route })
    const path = ofList ? `GET ${ofList}` : line
    const body = takes && takes.kind !== 'query' ? {} : undefined

    const answer = await server.rest(`${path}?nope=1`, body)

    expect(refusal(answer)).toEqual(refused(400, 10007, ['#/nope: extraneous key [nope] is not permitted']))
    expect(answer.body.problems).toEqual([{ pointer: '#/nope', message: 'extraneous key [nope] is not permitted' }])
  })

  test.each(withBody)('a request to $route with a property that it does not know is refused', async ({ line, takes }) => {
    const bodies =
      takes?.kind === 'bulk'
        ? { '#/': { [takes.plural]: [{}], nope: 1 }, [`#/${takes.plural}/0`]: { [takes.plural]: [{ nope: 1 }] } }
        : { '#/': { nope: 1 }, ...(takes?.kind === 'search' && { '#/filters': { filters: { nope: 1 } } }) }
    for (const [pointer, body] of Object.entries(bodies)) {
      const answer = await server.rest(line, body)
      expect(refusal(answer)).toEqual(refused(400, 10007, expect.arrayContaining([`${pointer}: extraneous key ${extraneous}`])))
      expect(answer.body.problems).toContainEqual({ pointer, message: `extraneous key ${extraneous}` })
    }
  })

  test.each(withBody)(
    'a request to $route whose body is broken, encoded, too large or not JSON is refused',
    async ({ line, takes }) => {
      const [method, url] = line.split(' ') as ['POST', string]
      const isLarge = takes?.kind === 'bulk' || (takes?.kind === 'body' && takes.isLarge)
      const limit = isLarge ? 52_428_800 : 1_048_576
      const token = await server.tokenFor(everything)
      const send = async (payload: string, more: object = {}) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more }
        const { statusCode: status, headers: answered, ...response } = await server.app.inject({ method, url, headers, payload })
        return refusal({ status, headers: answered, body: response.json() })
      }

      expect(await send('{"name":')).toEqual(refused(400, 10005, ['The body is not valid JSON']))
      expect(await send('{}', { 'content-encoding': 'gzip' })).toEqual(
        refused(415, 415, ['A request body may not be encoded (gzip)']),
      )
      expect(await send('{}', { 'content-type': 'text/plain' })).toEqual(refused(415, 415, ['The body must be application/json']))
      expect(await send('{}', { 'content-length': `${limit + 1}` })).toEqual(
        refused(413, 413, ['The body is larger than this endpoint accepts']),
      )
      expect((await send('[]')).status).toBe(400)
      if (takes?.kind !== 'search') expect(refusal(await server.rest(line))).toMatchObject({ status: 400, code: 10007 })
    },
  )

  test('a request to an unknown route is not found, in the same shape', async () => {
    for (const line of ['GET /v2/nope', 'POST /v2/nope/search', 'DELETE /nope'])
      expect(refusal(await server.rest(line))).toEqual(refused(404, 10008, [`${line} not found`]))
  })

  test('a request with another method gets the list of allowed ones', async () => {
    const methods = groupBy(named, ({ line }) => line.split(' ')[1] ?? '')
    for (const [path, served] of methods) {
      const own = served.map(({ line }) => line.split(' ')[0] ?? '')
      const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort()
      const allowed = ({ headers }: Answer) => headers.allow.split(', ').sort()
      const options = await server.rest(`OPTIONS ${path}`, undefined, null)
      expect([path, options.status, allowed(options)]).toEqual([path, 204, allow])
      for (const method of ['PUT', 'POST', 'PATCH', 'DELETE', 'GET'].filter((other) => !own.includes(other))) {
        const answer = await server.rest(`${method} ${path}`, undefined, null)
        expect([path, method, allowed(answer)]).toEqual([path, method, allow])
        expect(refusal(answer)).toMatchObject({ status: 405, code: 405, type: 'application/problem+json; charset=utf-8' })
      }
    }
  })

  test.each(restLists.filter(({ isSearch }) => !isSearch))('HEAD of $route is its GET without a body', async (list) => {
    const url = server.pathOf(list)
    const [head, get] = [await server.app.inject({ method: 'HEAD', url }), await server.rest(`GET ${url}`, undefined, null)]

    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([get.status, '', get.headers['content-type']])
    const headers = { authorization: `Bearer ${await server.tokenFor(everything)}` }
    const seen = await server.app.inject({ method: 'HEAD', url, headers })
    expect([seen.statusCode, seen.body]).toEqual([200, ''])
  })
})

describe('policies', () => {
  const below: Record<string, Access> = { VIEWER: 'NONE', EDITOR: 'VIEWER', OWNER: 'EDITOR' }
  const known = new Map<string, Promise<{ key: string; token: string }>>()

  /** Credentials that may do everything but this. */
  function holding(domain: string, access: Access, or = domain) {
    const roles = { ...everything, [domain]: access, [or]: access }
    const made =
      known.get(domain + access + or) ??
      Promise.all([server.keyFor(roles), server.tokenFor(roles)]).then(([key, token]) => ({ key, token }))
    known.set(domain + access + or, made)
    return made
  }

  const operations = Object.entries(policies).map(([name, policy]) => ({ name, policy }))
  const graphql = operations.filter(({ name }) => !name.includes(' '))
  const rest = operations.filter(({ name }) => name.includes(' '))
  const codeOf = ({ errors }: Answer) => errors?.[0]?.code

  test('every operation has a policy, and nothing else has one', () => {
    const fields = (root: string, type = root === 'query' ? schema.getQueryType() : schema.getMutationType()) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${root}.${field}`)

    expect(Object.keys(policies).sort()).toEqual([...fields('query'), ...fields('mutation'), ...Object.keys(routes)].sort())
  })

  test.each(graphql)(
    'the policy of $name lets nobody in without a credential or with too few rights, whatever they send',
    async ({ name, policy }) => {
      const ask = (key: string | null) => askFor(server, name, key)
      server.statements.length = 0
      const anonymous = await ask(null)

      const message = 'Unauthorized: a valid apikey header is required'
      expect(anonymous.errors).toEqual([{ message, code: 'UNAUTHENTICATED' }])
      expect(server.statements).toEqual([])
      const mistaken = 'Unauthorized: the key in the apikey header is unknown or inactive'
      expect((await ask('wharf_gk_nonsense')).errors).toEqual([{ message: mistaken, code: 'UNAUTHENTICATED' }])
      if (policy.allow === 'anyKey' || policy.registers)
        return expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(codeOf(await ask(await server.keyFor({}))))

      for (const access of new Set<Access>(['NONE', below[policy.access] as Access])) {
        const { key } = await holding(policy.domain, access, policy.or)
        expect((await ask(key)).errors).toEqual([{ message: 'Forbidden resource', code: 'FORBIDDEN' }])
      }
      const { key } = await holding(policy.domain, policy.access)
      if (name.startsWith('query.')) expect(codeOf(await ask(key))).not.toBe('FORBIDDEN')
    },
  )

  test('the 76 endpoints of the published contract are served, and none of them without a login', async () => {
    expect(new Set(publishedEndpoints).size).toBe(76)
    for (const endpoint of publishedEndpoints) {
      const { status } = await server.rest(endpoint.replaceAll(/\{\w+\}/g, '0'), undefined, null)
      expect({ endpoint, isServed: endpoint in routes, status }).toEqual({ endpoint, isServed: true, status: 401 })
    }
  })

  test.each(rest)(
    'the policy of $name lets nobody in without a credential or with too few rights, whatever they send',
    async ({ name, policy }) => {
      const [method, path = ''] = name.replaceAll(/\{\w+\}/g, '0').split(' ')
      const takes = routes[name as keyof typeof routes]?.input
      const ask = (token: string | null) =>
        server.rest(`${method} ${path}?nope=1`, takes && takes.kind !== 'query' ? '{"broken":' : undefined, token)
      const unauthorized = refused(401, 401, ['Unauthorized: a valid Bearer token from POST /oauth2/token is required'])
      server.statements.length = 0
      const anonymous = await ask(null)

      expect(refusal(anonymous)).toEqual(unauthorized)
      expect(anonymous.headers['www-authenticate']).toBe('Bearer realm="wharf"')
      expect(server.statements).toEqual([])
      const mistaken = 'Unauthorized: the Bearer token is unknown or has expired; get a new one with POST /oauth2/token'
      expect(refusal(await ask('nonsense'))).toEqual(refused(401, 401, [mistaken]))
      if (policy.allow !== 'role') return expect((await ask(await server.tokenFor({}))).status).toBe(400)
      for (const access of new Set<Access>(['NONE', below[policy.access] as Access])) {
        const { token } = await holding(policy.domain, access, policy.or)
        expect(refusal(await ask(token))).toEqual(refused(403, 403, [`Forbidden resource: needs ${describeRight(policy)}`]))
      }
      const { token } = await holding(policy.domain, policy.access)
      expect((await ask(token)).status).toBe(400)
    },
  )
})

describe('OpenAPI', () => {
  let document: Answer
  // Each schema reads one page: optimizing it would take as long as compiling it.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, code: { optimize: false } })
  /** The schema with references into the document, which is compiled once for all lists. */
  const namedIn = (schema: Answer) => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'))
  beforeAll(async () => {
    document = (await server.app.inject('/v2/openapi.json')).json()
    ajv.addSchema({ $id: 'openapi', components: document.components })
  })

  const operationOf = (route: string) => {
    const [method = '', path = ''] = route.split(' ')
    return document.paths[path]?.[method.toLowerCase()]
  }
  const successOf = (route: string) => {
    const [status, response] = Object.entries<Answer>(operationOf(route).responses).find(([code]) => code.startsWith('2')) ?? []
    return { status, schema: response?.content['application/json'].schema }
  }
  const component = (ref: unknown) => document.components.schemas[String(ref).replace('#/components/schemas/', '')]

  test('the OpenAPI document is valid, and every reference in it leads somewhere', async () => {
    const validator = new Validator()

    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
    expect(refs.length).toBeGreaterThan(0)
    expect(refs.filter((name) => !document.components.schemas[name])).toEqual([])
  })

  test('the OpenAPI document passes its linters, and every request and response has a valid example', () => {
    expect(findOpenapiFaults(document)).toEqual([])
  })

  test('the OpenAPI document has every route once, under a name of its own', () => {
    const operations = Object.keys(routes).map(operationOf)

    expect(operations.filter((operation) => !operation)).toEqual([])
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test.each(Object.keys(routes))('the OpenAPI document describes the response of %s', (route) => {
    const { schema } = successOf(route)

    if (schema.$ref) return expect(component(schema.$ref)).toBeDefined()
    expect(schema.allOf[0]).toEqual({ $ref: '#/components/schemas/PaginatedResponse' })
    expect(component(schema.allOf[1].properties.data.items.$ref)).toBeDefined()
  })

  test.each(restLists)('the OpenAPI document has the maximum page size and the shape of a page of $route', async (list) => {
    const { parameters, requestBody } = operationOf(list.route)
    const schemaOf = (property: string) =>
      list.isSearch
        ? component(requestBody.content['application/json'].schema.$ref).properties[property]
        : parameters.find(({ name }: Answer) => name === property).schema
    const { status, schema } = successOf(list.route)
    const validate = ajv.compile(namedIn(schema))

    expect(schemaOf('offset')).toMatchObject({ minimum: 1, maximum: list.maxOffset, default: 12 })
    expect(schemaOf('page')).toMatchObject({ minimum: 1, format: 'int32' })
    expect(schemaOf('page')).not.toHaveProperty('maximum')
    expect(status).toBe('200')
    validate(await server.restPage(list))
    expect(validate.errors).toBeNull()
  })
})
