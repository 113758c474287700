/** The tool on documents in the shape of the first published SDK: generated files, fragments for every type, old operations. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCodemod } from '../../src/cli/codemod/codemod.js'
import { type Answer, startTestServer, type TestServer } from '../test-server.js'
import { legacyDocuments, WITHOUT_REPLACEMENT } from './legacy-documents.js'

let server: TestServer
let folder: string
let sources: string[]
let [today, future] = [undefined, undefined] as unknown as [GraphQLSchema, GraphQLSchema]

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  folder = mkdtempSync(join(tmpdir(), 'wharf-clients-'))
  const save = async (name: string, url: string) => {
    const { body } = await server.app.inject(url)
    writeFileSync(join(folder, name), body)
    return body
  }
  await save('list.json', '/deprecations.json')
  today = buildSchema(await save('schema.graphql', '/v2/schema.graphql'))
  future = buildSchema((await server.app.inject('/v2/schema.graphql?at=2027-03-01')).body)
  sources = ['--list', join(folder, 'list.json'), '--schema', join(folder, 'schema.graphql')]
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const errorsOf = (schema: GraphQLSchema, text: string) => validate(schema, parse(text)).map(({ message }) => message)

/** A generated file of the SDK: the document stands in a template without a tag, and its variables are escaped. */
const writeGenerated = (name: string, text: string) => {
  const path = join(folder, `${name}.ts`)
  writeFileSync(path, `/* Generated. */\nexport const document: string = \`${text.replaceAll('$', '\\$')}\`;\n`)
  return path
}
const readGenerated = (path: string) => readFileSync(path, 'utf8').split('`')[1]?.replaceAll('\\$', '$') ?? ''

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runCodemod([...args, ...sources], (line) => lines.push(line))
  return { code, lines }
}

it('every document of the corpus is valid today, uses removed items, and fails on the day', () => {
  const documents = Object.entries(legacyDocuments)

  expect(documents.length).toBeGreaterThanOrEqual(80)
  for (const [name, text] of documents) {
    expect([name, errorsOf(today, text)]).toEqual([name, []])
    expect([name, errorsOf(future, text).length > 0]).toEqual([name, true])
  }
})

it('makes all documents valid for both days, except those that nothing replaces, which stay whole and are named', async () => {
  const paths = new Map(Object.entries(legacyDocuments).map(([name, text]) => [name, writeGenerated(name, text)]))

  const { code, lines } = await run('fix', '--write', ...paths.values())

  const left: string[] = []
  for (const [name, path] of paths) {
    const text = readGenerated(path)
    expect([name, errorsOf(today, text)]).toEqual([name, []])
    if (errorsOf(future, text).length === 0) continue
    left.push(name)
    expect(text).toBe(legacyDocuments[name])
    expect(lines.join('\n')).toMatch(new RegExp(`/${name}\\.ts:\\d+:\\d+  .*nothing is left of the document.*\\[human\\]`))
  }
  expect(left).toEqual(WITHOUT_REPLACEMENT)
  expect(code).toBe(2)
})

it('never says of an invalid document that it is fixed', async () => {
  for (const [name, document] of Object.entries(legacyDocuments)) {
    const { body } = await server.rest('POST /v2/lifecycle/check', { document, variables: {} })
    expect([name, body.isFixed]).toEqual([name, errorsOf(future, body.document).length === 0])
  }
})

const check = async (document: string) => (await server.rest('POST /v2/lifecycle/check', { document, variables: {} })).body

it('reads the buyer of a quote or cart as contact and customer, one of which exists', async () => {
  const { document, isFixed, items } = await check('{ tender(tenderId: "x") { userId contactId user { debtorId email } } }')

  expect([isFixed, document]).toEqual([
    true,
    `{ tender(tenderId: "x") { companyId customerId contactId contact {
  company {
    debtorId
  }
  email
} customer {
  debtorId
  email
} } }`,
  ])
  expect(items.map(({ item, how }: Answer) => `${item}: ${how}`)).toEqual([
    'Tender.userId: select contactId, companyId and customerId: read what is not null',
    'Tender.user: select contact and customer: read what is not null',
    'IBaseUser.debtorId: select Company.debtorId, by the type of the result',
  ])
})

it('reads the price of a carrier of a quote by its name, and the list names it', async () => {
  expect(await check('{ tender(tenderId: "x") { carriers { amount } } }')).toMatchObject({
    document: '{ tender(tenderId: "x") { carriers { amount: price } } }',
    isFixed: true,
    items: [{ item: 'TenderCarrier.amount', replacement: 'TenderCarrier.price' }],
  })
})

it('moves a fragment on addresses to the addresses of an order; a fragment that is also needed on its old type is copied', async () => {
  const moved = await check('{ addressesByOrderId(orderId: 1) { ...A } } fragment A on Address { id city fax }')
  const copied = await check(`{ addressesByOrderId(orderId: 1) { ...A } addressesByCompanyId(companyId: 1) { ...A } }
fragment A on Address { id city fax }`)

  expect([moved.isFixed, moved.document]).toEqual([
    true,
    '{ addressesByOrderId: orderAddresses(orderId: 1) { ...A } } fragment A on OrderAddress { id city }',
  ])
  expect(moved.items.map(({ item, how }: Answer) => `${item}: ${how}`)).toContain(
    'Address.fax: left out: OrderAddress has no such field',
  )
  expect([copied.isFixed, copied.document]).toEqual([
    true,
    `{ addressesByOrderId: orderAddresses(orderId: 1) { ...AOnOrderAddress } addressesByCompanyId(companyId: 1) { ...A } }
fragment A on Address { id city fax }

fragment AOnOrderAddress on OrderAddress {
  id
  city
}`,
  ])
})

it('says that a medium with an unknown id is null, where the old query failed', async () => {
  const { document, items } = await check('{ mediaImage(mediaId: "none") { id } }')

  expect(await server.gql('{ mediaImage(mediaId: "none") { id } }')).toHaveProperty('errors')
  expect(await server.gql(document)).toEqual({ media: { mediaImage: null } })
  expect(items[0].how).toContain('it is null where mediaImage failed, such as for an unknown id')
  expect(today.getQueryType()?.getFields().mediaImage?.deprecationReason).toContain(
    'For an unknown id, Media.image is null; mediaImage fails.',
  )
})

it('reads companySearch as companies, with its fields and paging, and names variables that companies does not take', async () => {
  const { body } = await server.rest('POST /v2/lifecycle/check', {
    document: 'query ($input: CompanySearchInput) { companySearch(input: $input) { items { id contacts { id } } pages } }',
    variables: { input: { page: 2, term: 'Oak', addressActive: 'Y' } },
  })

  expect(body.document).toBe(
    'query ($input: CompanySearchArguments) { companySearch: companies(input: $input) { items { id: companyId contacts { items { id: contactId } } } pages } }',
  )
  expect(body.isFixed).toBe(false)
  expect(body.items.find(({ isFixed }: Answer) => !isFixed)).toMatchObject({
    item: 'addressActive',
    how: 'CompanySearchArguments does not take it',
  })
})

it('accepts both published spellings of the reset mutation, finds siteId in either, and the schema explains the second', async () => {
  const variables = { input: { email: 'ada@oak.test', siteId: 1 } }
  for (const type of ['EmailEventInput', 'PasswordRecoveryLinkInput']) {
    const document = `mutation ($input: ${type}!) { triggerPasswordSendResetEmailEvent(input: $input) }`
    const { body } = await server.rest('POST /v2/lifecycle/check', { document, variables })
    expect([type, body.isFixed, body.items.map(({ item }: Answer) => item), body.variables]).toEqual([
      type,
      true,
      ['EmailEventInput.siteId'],
      { input: { email: 'ada@oak.test' } },
    ])
  }
  expect(today.getType('EmailEventInput')?.description).toContain('may also be declared as PasswordRecoveryLinkInput')
})

it('judges nested bodies like the endpoints do', async () => {
  const body = {
    clusters: [
      {
        sources: [{ source: 'ERP', sourceId: 'G' }],
        sku: 'C',
        names: [{ language: 'NL', value: 'x' }],
        products: [{ sku: 'P', language: 'NL' }],
        options: [{ language: 'NL', products: [{ sku: 'Q', shortName: 'q' }] }],
      },
    ],
  }
  const endpoint = 'POST /v2/clusters/bulk/sourceId'

  const checked = (await server.rest('POST /v2/lifecycle/check', { endpoint, body })).body
  server.travel('2027-03-01T00:00:00.000Z')
  const refused = (await server.rest(endpoint, body)).body
  const accepted = (await server.rest(endpoint, checked.body)).body

  const names = (items: Answer[]) => items.map(({ item }) => item).sort()
  expect(names(checked.items)).toEqual(names(refused.items))
  expect(checked.isFixed).toBe(true)
  expect(accepted).not.toHaveProperty('items.0.pointer')
  expect(checked.body.clusters[0].products).toEqual([{ sku: 'P' }])
})
