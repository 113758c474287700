import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildASTSchema, buildSchema, type GraphQLInputType, getNamedType, isInputObjectType, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codemod } from '../../src/cli/codemod/codemod.js'
import contract from '../../src/contract/schema.gen.graphql'
import { graphqlItems } from '../../src/faces/graphql/lifecycle/declared-items.js'
import { type House, house, TODAY } from '../house.js'
import { runWharf } from '../process.js'
import { anyRequest, catalogRequests, type Furniture } from './catalog.requests.js'
import { type Examples, formsOf } from './requests.js'
import { items as restItems } from './rest.samples.js'

const LAST = '2027-02-28T23:59:59.999Z'
const REMOVAL = '2027-03-01T00:00:00.000Z'
const schema = buildASTSchema(contract, { assumeValidSDL: true })
const graphql = graphqlItems(schema).map(({ declared }) => declared)
/** Nobody declared what to do without them: the tool shows them and leaves them alone. */
const isOpen = ({ legacy }: { legacy: { fix?: string } }) => legacy.fix === undefined
/** What takes a person: another argument, another resource, a choice, or a property whose place the list does not tell. */
const guided = new Set(['CompanyContactSearch.debtorId', 'Mutation.logout(siteId:)', 'IResource.class'])
const isGuided = ({ item, legacy }: { item: string; legacy: { fix?: string; before?: string } }) =>
  guided.has(item) || item.endsWith('_deprecated') || legacy.fix === 'choose' || legacy.before === 'folded'

let at: House
let folder: string
let server: string
let future: ReturnType<typeof buildSchema>
let published: string[]

beforeAll(async () => {
  at = await house({ closes: false })
  server = await at.app.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'wharf-codemod-'))
  published = ['--list', join(folder, 'list.json'), '--schema', join(folder, 'schema.graphql')]
  write('list.json', (await at.app.inject('/deprecations.json')).body)
  write('schema.graphql', (await at.app.inject('/v2/schema.graphql')).body)
  future = buildSchema((await at.app.inject('/v2/schema.graphql?at=2027-03-01')).body)
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await at.close()
})

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const code = await codemod([...args.slice(0, 1), ...published, ...args.slice(1)], (line) => lines.push(line))
  return { code, said: lines.join('\n').replaceAll(`${folder}/`, '') }
}

/** Fixes a file and, to be sure, fixes it again. */
async function fixed(name: string, text: string, ...options: string[]): Promise<{ code: number; text: string; said: string }> {
  const path = write(name, text)
  const { code, said } = await run('fix', '--write', ...options, path)
  const once = read(name)
  await run('fix', '--write', ...options, path)
  expect(read(name)).toBe(once)
  return { code, text: once, said }
}

/** Some value of any input: these documents are validated, not run. */
const typeAt = (coordinate: string): GraphQLInputType => {
  const [owner = '', name = '', argument] = coordinate.split(/[.(:]/)
  const type = schema.getType(owner)
  if (isInputObjectType(type)) return type.getFields()[name]!.type
  const field = (type as ReturnType<typeof schema.getQueryType>)!.getFields()[name]!
  return field.args.find((arg) => arg.name === argument)!.type
}
const values: Record<string, unknown> = { Int: 1, Float: 1.5, String: 'x', Boolean: true, TaxCode: 'H' }
const anything = new Proxy<Examples>(
  {},
  {
    has: () => false,
    get: (_, coordinate: string) => {
      const name = getNamedType(typeAt(coordinate)).name
      return name in values ? () => values[name] : undefined
    },
  },
)

/** Nothing of it is run: any number will do. */
const furniture: Furniture = {
  category: 1,
  product: 1,
  cluster: 1,
  option: 1,
  config: 1,
  bundle: 'x',
  image: 'x',
  video: 'x',
  document: 'x',
  outside: [],
  inside: [],
}
const irregular = catalogRequests(() => ({ ...furniture, outside: [1], inside: [1] }))

describe.each(graphql.filter((item) => !isOpen(item) && !isGuided(item)).map((item) => ({ ...item, name: item.item })))(
  '$name',
  (item) => {
    it.each(formsOf(item))(`${item.item} is fixed for good, sent as %s`, async (form) => {
      const { query, variables } = anyRequest(schema, item, anything, form, irregular)
      write('one.variables.json', JSON.stringify(variables, null, 2))
      const path = write('one.graphql', query)
      expect(await run('lint', path)).toMatchObject({ code: 1, said: expect.stringContaining(`  ${item.item}  `) })
      expect(await run('check', path)).toMatchObject({ code: 1 })

      const { code, text } = await fixed('one.graphql', query)

      expect(code, text).toBe(0)
      if (item.legacy.fix !== 'none') expect(validate(future, parse(text)).map(({ message }) => message)).toEqual([])
      const old = item.item.split('.')[1]
      // Texts name their language, too.
      if (old !== 'language') expect(read('one.variables.json')).not.toContain(`"${old}"`)
      expect(await run('check', path)).toMatchObject({ code: 0 })
      rmSync(join(folder, 'one.variables.json'))
    })
  },
)

const sent = restItems.filter((item) => item.kind === 'property' && item.direction === 'sent' && !isOpen(item) && !isGuided(item))
/** Elsewhere `parent` itself goes, with all that is in it. */
const isOfPayload = ({ item, endpoint }: { item: string; endpoint: string }) =>
  !item.startsWith('ParentInput.') || endpoint === 'POST /v2/contacts'
it.each(
  sent.flatMap(({ item, endpoints, legacy }) => endpoints.map((endpoint) => ({ item, endpoint, legacy }))).filter(isOfPayload),
)('$item is fixed in a payload of $endpoint', async ({ item, endpoint, legacy }) => {
  const name = item.split('.')[1]!
  const bodyWith = (inner: string) =>
    item.startsWith('Parent') ? `{ "zone": "NL", "parent": { "id": 1${inner} } }\n` : `{ "zone": "NL"${inner} }\n`
  const path = write('body.json', bodyWith(`, "${name}": 1`))
  expect(await run('check', '--endpoint', endpoint, path)).toMatchObject({ code: 1 })

  const { code, text } = await fixed('body.json', bodyWith(`, "${name}": 1`), '--endpoint', endpoint)

  const target = legacy.use?.[0]?.split('.')[1]
  const given = legacy.fix === 'reshape' ? '[{ "language": "NL", "value": 1 }]' : '1'
  const successor = legacy.fix === 'rename' || legacy.fix === 'reshape' ? `, "${target}": ${given}` : ''
  expect(code).toBe(0)
  expect(JSON.parse(text)).toEqual(JSON.parse(bodyWith(successor)))
  expect(await run('check', '--endpoint', endpoint, path)).toMatchObject({ code: 0 })
})

it.each(['POST /v2/companies', 'PATCH /v2/customers/id/5'])(
  'source and sourceId become sources in a payload of %s',
  async (endpoint) => {
    const { code, text } = await fixed('body.json', '{ "source": "ERP", "sourceId": "7", "name": "A" }\n', '--endpoint', endpoint)
    expect([code, JSON.parse(text)]).toEqual([0, { sources: [{ source: 'ERP', sourceId: '7' }], name: 'A' }])

    const both = '{ "source": "ERP", "sourceId": "7", "sources": [] }\n'
    expect(JSON.parse((await fixed('body.json', both, '--endpoint', endpoint)).text)).toEqual({ sources: [] })
    expect((await fixed('body.json', '{ "source": "ERP" }\n', '--endpoint', endpoint)).code).not.toBe(0)
  },
)

it('source and sourceId become sources in every item of a bulk', async () => {
  const body = '{ "contacts": [{ "sourceId": "7", "source": "ERP" }, { "source": "ERP", "sourceId": "8" }] }\n'
  const { code, text } = await fixed('body.json', body, '--endpoint', 'POST /v2/contacts/bulk/sourceId')

  const contacts = ['7', '8'].map((sourceId) => ({ sources: [{ source: 'ERP', sourceId }] }))
  expect([code, JSON.parse(text)]).toEqual([0, { contacts }])
})

describe('A document', () => {
  it('a document keeps its response keys, its comments and its formatting', async () => {
    const before = `# Ours
query Page($id: String, $shop: Int) {
  tax(id: $id, shopId: $shop) { # one tax
    id,   shopId, code
  }
  channel(channelId: 1) {
    channelId
    number: channelId
    shop { name }
    ...More
  }
}

fragment More on Channel { channelId name }
`
    const { code, text } = await fixed('page.graphql', before)

    expect(code).toBe(0)
    expect(text).toBe(`# Ours
query Page($id: String) {
  tax(id: $id) { # one tax
    id, code
  }
  channel(channelId: 1) {
    channelId: id
    number: id
    ...More
  }
}

fragment More on Channel { channelId: id name }
`)
    expect((await fixed('clean.graphql', before, '--no-alias')).text).toContain('channel(channelId: 1) {\n    id\n    number: id')
  })

  it('a document moves from shops to channels and says what it had to leave out', async () => {
    const { code, text, said } = await fixed(
      'shop.graphql',
      '{ shop(shopId: 1) { shopId name cocNumber } shops { ...S } }\nfragment S on Shop { shopId ... on Shop { name } }\n',
    )

    expect(code).toBe(0)
    expect(text).toBe(
      '{ shop: channel(channelId: 1) { shopId: id name } shops: channels { ...S } }\nfragment S on Channel { shopId: id ... on Channel { name } }\n',
    )
    expect(said).toContain('shop.graphql:1:33  Shop.cocNumber  left out: Channel has no such field')
  })

  it('a document keeps the effect of a mutation that has nothing left to ask for', async () => {
    const input = '{ code: H, zone: "NL", shopId: 1 }'
    expect((await fixed('m.graphql', `mutation { taxCreate(input: ${input}) { shopId } }`)).text).toBe(
      'mutation { taxCreate(input: { code: H, zone: "NL" }) { id } }',
    )
  })

  it('a document answers an object where a mutation answered a boolean, and says so', async () => {
    const { text, said } = await fixed('and.graphql', 'mutation { carrierAssignWarehouse(id: 1, warehouseId: 2) }')
    expect(text).toBe('mutation { carrierAssignWarehouse: carrierAssignWarehouseAndReturnCarrier(id: 1, warehouseId: 2) { id } }')
    expect(said).toContain('it answers Carrier instead of Boolean')
  })

  it('a document says so where a value gets another type, which an alias does not hide', async () => {
    const { code, text, said } = await fixed('uuid.graphql', '{ category(categoryId: 1) { parentId } }')
    expect([code, text]).toEqual([0, '{ category(categoryId: 1) { parentId: parentUuid } }'])
    expect(said).toContain('Category.parentId  rename to parentUuid: it answers ID instead of Int  [tool]')
  })

  it('a document loses an operation that has no replacement, and nothing else', async () => {
    const { code, text } = await fixed('gone.graphql', 'mutation Gone { shopInvalidateCache }\nquery Stays { channels { id } }\n')
    expect({ code, text }).toEqual({ code: 0, text: 'query Stays { channels { id } }\n' })
  })

  it('a document takes its variables along, in lists, too, and gives them their new types', async () => {
    const query = `mutation M($c: TaxCode, $input: CreateSurchargeInput!, $shop: Int) {
  a: surchargeCreate(input: { shopId: $shop, name: [], type: FlatFee, value: 1, taxZone: "NL", enabled: true, taxCode: $c }) { id }
  b: surchargeCreate(input: $input) { id }
}`
    write('vars.variables.json', '{ "c": "H", "shop": 1,\n  "input": { "taxCode": "L", "shopId": 2 } }')

    const { code, text } = await fixed('vars.graphql', query)

    expect(code).toBe(0)
    expect(text).toContain('mutation M($c: Taxcode, $input: CreateSurchargeInput!) {')
    expect(text).toContain('enabled: true, taxCodeValue: $c }')
    expect(read('vars.variables.json')).toBe('{ "c": "H",\n  "input": { "taxCodeValue": "L" } }')
    expect(validate(future, parse(text))).toEqual([])
  })

  it('a document is fixed in templates of a script; what cannot be read is left alone and counted', async () => {
    const script = (field: string, fragment = 'query { channels { ...F } }') => `// it's ours
const A = gql\`
  query { channel(channelId: 1) { ${field} ...F } }
  \${F}
\`
const B = /* GraphQL */ \`${fragment}\`
const C = sql\`channelId shopId\`
`
    expect(await fixed('a.ts', script('channelId'))).toMatchObject({ code: 0, text: script('channelId: id') })
    const dynamic = script('name', `query { channels { \${fields} channelId } }`)
    expect(await fixed('b.tsx', dynamic)).toMatchObject({ code: 2, text: dynamic })
  })

  it('a document asks to look at a variable that a fragment from elsewhere may use', async () => {
    const path = write('far.ts', `const A = gql\`query Q($s: Int) { tax(shopId: $s) { ...F } } \${F}\``)
    expect(await run('fix', '--write', path)).toMatchObject({ code: 2, said: expect.stringContaining('$s  no longer declared') })
    expect(read('far.ts')).toBe(`const A = gql\`query Q { tax { ...F } } \${F}\``)
    expect(await run('fix', path)).toMatchObject({ code: 0 })
  })

  it('a document answers the same data after the fix, before and after the removal', async () => {
    const before = '{ channel(channelId: 1) { channelId name } }'
    const { text } = await fixed('live.graphql', before)

    const data = await at.gql(before)
    at.travel(LAST)
    expect(await at.gql(text)).toEqual(data)
    at.travel(REMOVAL)
    expect(await at.gql(text)).toEqual(data)
    at.travel(TODAY)
  })
})

describe('What the tool cannot decide', () => {
  const shop = (
    type: string,
  ) => `${type} Cart { id: Int user: Int @deprecated contact: Int customer: Int companies: [Cart] @deprecated
    paged: Page pictures: Int @deprecated media: Media name: String @deprecated old: Int @deprecated }
  type Page { items: [Cart] } type Media { images: Int } type Query { cart: Cart }`
  const item = (name: string, fix: string | null, ...use: string[]) => ({
    api: 'graphql',
    item: name,
    kind: 'field',
    endpoints: [],
    use,
    fix,
    removal: '2027-03-01',
  })

  it('what the tool cannot decide is shown with every candidate, above its line and once', async () => {
    const list = write(
      'own.json',
      JSON.stringify({
        items: [
          item('Cart.user', 'choose', 'Cart.contact', 'Cart.customer'),
          item('Cart.companies', 'reshape', 'Cart.paged'),
          item('Cart.old', 'drop'),
          item('Cart.pictures', 'reshape', 'Cart.media', 'Media.images'),
        ],
      }),
    )
    const own = ['--list', list, '--schema', write('own.graphql', shop('type'))]
    const path = write('choose.graphql', '{\n  cart {\n    user\n    companies { id }\n    pictures\n    old\n    name\n  }\n}\n')

    const codes = [await run('fix', path, '--write', ...own), await run('fix', path, '--write', ...own)].map(({ code }) => code)

    expect(codes).toEqual([2, 2])
    expect(read('choose.graphql')).toBe(`{
  cart {
    # wharf migrate: Cart.user: choose Cart.contact or Cart.customer
    user
    companies: paged { items { id } }
    media {
      pictures: images
    }
    # wharf migrate: Cart.name: decide what to do without it: No longer supported
    name
  }
}
`)
  })
})

describe('One language that becomes many', () => {
  it('a text without a language becomes one text in the language that the item always meant', async () => {
    const sdl = `input Text { language: String value: String } type Shown { language: String value: String }
      input New { name: String @deprecated names: [Text!] } type Made { name: String @deprecated names: [Shown!] }
      type Query { made(input: New): Made }`
    const entry = { api: 'graphql', endpoints: [], fix: 'reshape', removal: '2027-03-01', migration: 'localized-arrays' }
    const items = [
      { ...entry, item: 'New.name', kind: 'input-field', use: ['New.names'] },
      { ...entry, item: 'Made.name', kind: 'field', use: ['Made.names'] },
      { ...entry, api: 'rest', item: 'NewDto.name', kind: 'property', use: ['NewDto.names'], endpoints: ['POST /v2/made'] },
    ]
    const own = ['--list', write('texts.json', JSON.stringify({ items })), '--schema', write('texts.graphql', sdl)]
    write('text.variables.json', '{ "input": { "name": "x" } }')

    const { code, text } = await fixed(
      'text.graphql',
      'query Q($input: New) { made(input: $input) { name } other: made(input: { name: "y" }) { name } }',
      ...own,
    )
    const payload = await fixed('made.json', '{ "name": "z" }', '--endpoint', 'POST /v2/made', ...own)

    expect([code, payload.code]).toEqual([0, 0])
    expect(text).toBe(
      'query Q($input: New) { made(input: $input) { name: names { language value } } other: made(input: { names: [{language: "NL", value: "y"}] }) { name: names { language value } } }',
    )
    expect(JSON.parse(read('text.variables.json'))).toEqual({ input: { names: [{ language: 'NL', value: 'x' }] } })
    expect(JSON.parse(payload.text)).toEqual({ names: [{ language: 'NL', value: 'z' }] })
  })

  it('a text with a language beside it becomes a text in the language that is sent with it, as the server stores it', async () => {
    const body = '{ "products": [{ "shortName": "kort", "language": "en" }, { "shortName": "kort" }] }\n'
    const { code, text, said } = await fixed('kort.json', body, '--endpoint', 'POST /v2/products/bulk/sku')

    const shortNames = ['EN', 'NL'].map((language) => ({ shortNames: [{ language, value: 'kort' }] }))
    expect([code, JSON.parse(text)]).toEqual([0, { products: shortNames }])
    expect(said).toContain('becomes shortNames with one text in the language that is sent with it  [tool]')
  })
})

describe('The command', () => {
  it('the command migrate is part of wharf, beside the migration of the database', () => {
    const path = write('real.graphql', '{ taxes { items { shopId } } }')
    const wharf = (...words: string[]) => runWharf(words)

    expect(wharf('migrate', 'lint', path, ...published)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Tax.shopId'),
    })
    expect(wharf('migrate', 'fix')).toMatchObject({ status: 3 })
    const { stdout } = wharf('migrate', '--help')
    for (const usage of ['wharf migrate [--check]', 'wharf migrate lint', 'wharf migrate fix', 'wharf migrate check'])
      expect(stdout).toContain(usage)
  })

  it('the command does not call a document clean that the schema does not know', async () => {
    expect(await run('lint', write('odd.graphql', '{ taxes { nothing } }'))).toMatchObject({ code: 1 })
  })

  it.each(['lint', 'fix', 'check'])('the command %s does not call files clean that hold nothing it can read', async (action) => {
    const said = expect.stringMatching(/a payload needs its --endpoint\n.*\nNothing was checked/)
    const paths = [write('bare.json', '{ "shopId": 1 }'), write('notes.txt', 'shopId')]
    expect(await run(action, ...paths)).toEqual({ code: 3, said })
  })

  it('the command reads the lists of a running server', async () => {
    const path = write('served.graphql', '{ taxes { items { shopId } } }')
    const lines: string[] = []
    expect(await codemod(['lint', path, '--server', server], (line) => lines.push(line))).toBe(1)
    expect(lines[0]).toBe(`${path}:1:19  Tax.shopId  leave it out  [tool]`)
  })

  it('the command checks the date that it is asked for', async () => {
    const path = write('dated.graphql', '{ taxes { items { shopId } } }')
    expect(await run('check', path, '--at', '2027-02-28')).toEqual({ code: 0, said: 'Nothing would fail on 2027-02-28.' })
    expect(await run('check', path, '--at', '2027-03-01')).toMatchObject({ code: 1, said: expect.stringContaining('Tax.shopId') })
  })

  it('the command changes nothing without --write, and shows what it would change', async () => {
    const path = write('dry.graphql', '{ channels {\n  channelId\n} }\n')
    const { code, said } = await run('fix', path)
    expect({ code, text: read('dry.graphql') }).toEqual({ code: 0, text: '{ channels {\n  channelId\n} }\n' })
    expect(said).toContain('@@ -1,3 +1,3 @@\n { channels {\n-  channelId\n+  channelId: id\n } }')
  })

  it('the command knows a payload by its own endpoint and only shows a name that lies deeper', async () => {
    const body = { endpoint: 'PATCH /v2/surcharges/7', body: { taxCode: 'H', extra: { shopId: 1 } } }
    const { code, text, said } = await fixed('own.json', JSON.stringify(body))
    expect(code).toBe(2)
    expect(JSON.parse(text).body).toEqual({ taxCodeValue: 'H', extra: { shopId: 1 } })
    expect(said).toContain('if this is UpdatePaymentDTO.shopId: leave it out')
  })

  it('the command changes every element of a bulk', async () => {
    const line = 'POST /v2/taxes/bulk/{lookupKey}'
    const item = { api: 'rest', item: 'BulkTax.shopId', kind: 'property', endpoints: [line], fix: 'drop', removal: '2027-03-01' }
    const own = ['--list', write('bulk.list.json', JSON.stringify({ items: [item] })), '--endpoint', 'POST /v2/taxes/bulk/code']
    const { code, text } = await fixed(
      'bulk.json',
      '{ "taxes": [{ "shopId": 1, "zone": "NL" }, { "zone": "BE", "shopId": 2 }] }',
      ...own,
    )
    expect({ code, text }).toEqual({ code: 0, text: '{ "taxes": [{ "zone": "NL" }, { "zone": "BE" }] }' })
  })

  it.each([
    ['no files', ['lint']],
    ['a missing file', ['lint', '/nowhere.graphql']],
    ['an unknown option', ['fix', 'x.graphql', '--bold']],
    ['a bad date', ['check', 'x.graphql', '--at', 'soon']],
  ])('the command answers 3 to %s', async (_, args) => {
    expect((await run(...args)).code).toBe(3)
  })
})
