import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildASTSchema,
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCodemod } from '../../src/cli/codemod/codemod.js'
import contract from '../../src/contract/schema.gen.graphql'
import { graphqlItems } from '../../src/interfaces/graphql/lifecycle/declared-items.js'
import { buildLifecyclePackage } from '../../tools/lifecycle-package.mjs'
import { runWharf } from '../process.js'
import { startTestServer, type TestServer, TODAY } from '../test-server.js'
import { type CatalogFixture, listCatalogRequests, writeAnyRequest } from './catalog.requests.js'
import { type Examples, listForms } from './requests.js'
import { items as restItems } from './rest.samples.js'
import { listSalesRequests, type SalesFixture } from './sales.requests.js'

const LAST_MOMENT = '2027-02-28T23:59:59.999Z'
const REMOVAL = '2027-03-01T00:00:00.000Z'
const schema = buildASTSchema(contract, { assumeValidSDL: true })
const declaredItems = graphqlItems(schema).map(({ declared }) => declared)
/** Items without a declared fix: the tool shows them and does not change them. */
const hasNoFix = ({ legacy }: { legacy: { fix?: string } }) => legacy.fix === undefined
/** Items that need a human decision: another argument, another resource, a choice, or a property whose position the list does not tell. */
const humanItems = new Set(['CompanyContactSearch.debtorId', 'Mutation.logout(siteId:)', 'IResource.class'])
const isOutputField = (item: string) => {
  const type = schema.getType(item.split('.')[0] ?? '')
  return item.includes('.') && (isObjectType(type) || isInterfaceType(type))
}
const needsHuman = ({ item, legacy }: { item: string; legacy: { fix?: string; before?: string } }) =>
  humanItems.has(item) ||
  item.endsWith('_deprecated') ||
  legacy.fix === 'none' ||
  // A field can be read from all candidates; a value is sent to one of them.
  (legacy.fix === 'choose' && !isOutputField(item)) ||
  legacy.before === 'folded'

let server: TestServer
let folder: string
let serverUrl: string
let futureSchema: ReturnType<typeof buildSchema>
let sourceOptions: string[]

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'wharf-codemod-'))
  sourceOptions = ['--list', join(folder, 'list.json'), '--schema', join(folder, 'schema.graphql')]
  writeText('list.json', (await server.app.inject('/deprecations.json')).body)
  writeText('schema.graphql', (await server.app.inject('/v2/schema.graphql')).body)
  futureSchema = buildSchema((await server.app.inject('/v2/schema.graphql?at=2027-03-01')).body)
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const writeText = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const readText = (name: string) => readFileSync(join(folder, name), 'utf8')

async function runCommand(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = []
  const code = await runCodemod([...args.slice(0, 1), ...sourceOptions, ...args.slice(1)], (line) => lines.push(line))
  return { code, output: lines.join('\n').replaceAll(`${folder}/`, '') }
}

/** Fixes a file, and checks that a second fix changes nothing. */
async function fixFile(
  name: string,
  text: string,
  ...options: string[]
): Promise<{ code: number; text: string; output: string }> {
  const path = writeText(name, text)
  const { code, output } = await runCommand('fix', '--write', ...options, path)
  const once = readText(name)
  await runCommand('fix', '--write', ...options, path)
  expect(readText(name)).toBe(once)
  return { code, text: once, output }
}

/** The type of an input by its coordinate. */
const findInputType = (coordinate: string): GraphQLInputType => {
  const [owner = '', name = '', argument] = coordinate.split(/[.(:]/)
  const type = schema.getType(owner)
  if (isInputObjectType(type)) return type.getFields()[name]!.type
  const field = (type as ReturnType<typeof schema.getQueryType>)!.getFields()[name]!
  return field.args.find((arg) => arg.name === argument)!.type
}
const scalarExamples: Record<string, unknown> = { Int: 1, Float: 1.5, String: 'x', Boolean: true, TaxCode: 'H' }
const exampleOfAnything = new Proxy<Examples>(
  {},
  {
    has: () => false,
    get: (_, coordinate: string) => {
      const name = getNamedType(findInputType(coordinate)).name
      return name in scalarExamples ? () => scalarExamples[name] : undefined
    },
  },
)

/** These documents are validated, not run, so any id will do. */
const catalogFixture: CatalogFixture = {
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
const salesFixture: SalesFixture = { customer: 1, cart: 'x', order: 1, address: 1, status: 1, stock: 1, deletable: [] }
const writtenRequests = {
  ...listCatalogRequests(() => ({ ...catalogFixture, outside: [1], inside: [1] })),
  ...listSalesRequests(() => ({ ...salesFixture, deletable: [1] })),
}

describe.each(declaredItems.filter((item) => !hasNoFix(item) && !needsHuman(item)).map((item) => ({ ...item, name: item.item })))(
  '$name',
  (item) => {
    it.each(listForms(item))('is fixed completely, sent as %s', async (form) => {
      const { query, variables } = writeAnyRequest(schema, item, exampleOfAnything, form, writtenRequests)
      writeText('one.variables.json', JSON.stringify(variables, null, 2))
      const path = writeText('one.graphql', query)
      expect(await runCommand('lint', path)).toMatchObject({ code: 1, output: expect.stringContaining(`  ${item.item}  `) })
      expect(await runCommand('check', path)).toMatchObject({ code: 1 })

      const { code, text } = await fixFile('one.graphql', query)

      expect(code, text).toBe(0)
      expect(validate(futureSchema, parse(text)).map(({ message }) => message)).toEqual([])
      const old = item.item.split('.')[1]
      // Localized texts have a `language`, too.
      if (old !== 'language') expect(readText('one.variables.json')).not.toContain(`"${old}":`)
      expect(await runCommand('check', path)).toMatchObject({ code: 0 })
      rmSync(join(folder, 'one.variables.json'))
    })
  },
)

/** What a 1 becomes in its new shape: a source, a cost price, a range that a search compares as before, or a text. */
const reshapedOne = (item: string, migration: string) => {
  if (migration === 'sources') return '[{ "source": "externalId", "sourceId": 1 }]'
  if (migration !== 'cost-to-costPrices') return '[{ "language": "NL", "value": 1 }]'
  return item === 'PriceSearchInput.cost' ? '1' : '[{ "value": 1 }]'
}

const sentProperties = restItems.filter(
  (item) => item.kind === 'property' && item.direction === 'sent' && !hasNoFix(item) && !needsHuman(item),
)
/** At other endpoints `parent` itself is deprecated and removed with everything in it. */
const isTestable = ({ item, endpoint }: { item: string; endpoint: string }) =>
  !item.startsWith('ParentInput.') || endpoint === 'POST /v2/contacts'
it.each(
  sentProperties
    .flatMap(({ item, places = {}, legacy }) =>
      Object.entries(places).flatMap(([endpoint, paths]) => paths.map((place) => ({ item, endpoint, place, legacy }))),
    )
    .filter(isTestable),
)('$item is fixed in a payload of $endpoint, at $place', async ({ item, endpoint, place, legacy }) => {
  const steps = place.split('.')
  const name = steps.pop()!
  const bodyWith = (inner: string) => steps.reduceRight((body, step) => `{ "${step}": [${body}] }`, `{ "zone": "NL"${inner} }`)
  const path = writeText('body.json', bodyWith(`, "${name}": 1`))
  expect(await runCommand('check', '--endpoint', endpoint, path)).toMatchObject({ code: 1 })

  const { code, text } = await fixFile('body.json', bodyWith(`, "${name}": 1`), '--endpoint', endpoint)

  const target = legacy.use?.[0]?.split('.')[1]
  const newValue = legacy.fix === 'reshape' ? reshapedOne(item, legacy.migration) : '1'
  const successor = legacy.fix === 'rename' || legacy.fix === 'reshape' ? `, "${target}": ${newValue}` : ''
  expect(code).toBe(0)
  expect(JSON.parse(text)).toEqual(JSON.parse(bodyWith(successor)))
  expect(await runCommand('check', '--endpoint', endpoint, path)).toMatchObject({ code: 0 })
})

it.each(['POST /v2/companies', 'PATCH /v2/customers/id/5'])(
  'source and sourceId become sources in a payload of %s',
  async (endpoint) => {
    const { code, text } = await fixFile(
      'body.json',
      '{ "source": "ERP", "sourceId": "7", "name": "A" }\n',
      '--endpoint',
      endpoint,
    )
    expect([code, JSON.parse(text)]).toEqual([0, { sources: [{ source: 'ERP', sourceId: '7' }], name: 'A' }])

    const both = '{ "source": "ERP", "sourceId": "7", "sources": [] }\n'
    expect(JSON.parse((await fixFile('body.json', both, '--endpoint', endpoint)).text)).toEqual({ sources: [] })
    expect((await fixFile('body.json', '{ "source": "ERP" }\n', '--endpoint', endpoint)).code).not.toBe(0)
  },
)

it('source and sourceId become sources in every item of a bulk', async () => {
  const body = '{ "contacts": [{ "sourceId": "7", "source": "ERP" }, { "source": "ERP", "sourceId": "8" }] }\n'
  const { code, text } = await fixFile('body.json', body, '--endpoint', 'POST /v2/contacts/bulk/sourceId')

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
    const { code, text } = await fixFile('page.graphql', before)

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
    expect((await fixFile('clean.graphql', before, '--no-alias')).text).toContain(
      'channel(channelId: 1) {\n    id\n    number: id',
    )
  })

  it('moves from shops to channels and reports the fields that it had to leave out', async () => {
    const { code, text, output } = await fixFile(
      'shop.graphql',
      '{ shop(shopId: 1) { shopId name cocNumber } shops { ...S } }\nfragment S on Shop { shopId ... on Shop { name } }\n',
    )

    expect(code).toBe(0)
    expect(text).toBe(
      '{ shop: channel(channelId: 1) { shopId: id name } shops: channels { ...S } }\nfragment S on Channel { shopId: id ... on Channel { name } }\n',
    )
    expect(output).toContain('shop.graphql:1:33  Shop.cocNumber  left out: Channel has no such field')
  })

  it('keeps a mutation that has no selected fields left', async () => {
    const input = '{ code: H, zone: "NL", shopId: 1 }'
    expect((await fixFile('m.graphql', `mutation { taxCreate(input: ${input}) { shopId } }`)).text).toBe(
      'mutation { taxCreate(input: { code: H, zone: "NL" }) { id } }',
    )
  })

  it('selects from the object that a mutation returns instead of a boolean, and reports it', async () => {
    const { text, output } = await fixFile('and.graphql', 'mutation { carrierAssignWarehouse(id: 1, warehouseId: 2) }')
    expect(text).toBe('mutation { carrierAssignWarehouse: carrierAssignWarehouseAndReturnCarrier(id: 1, warehouseId: 2) { id } }')
    expect(output).toContain('it returns Carrier instead of Boolean')
  })

  it('reports a value that gets another type, which an alias does not hide', async () => {
    const { code, text, output } = await fixFile('uuid.graphql', '{ category(categoryId: 1) { parentId } }')
    expect([code, text]).toEqual([0, '{ category(categoryId: 1) { parentId: parentUuid } }'])
    expect(output).toContain('Category.parentId  rename to parentUuid: it returns ID instead of Int  [tool]')
  })

  it('loses only the operation that has no replacement', async () => {
    const { code, text } = await fixFile(
      'gone.graphql',
      'mutation Gone { shopInvalidateCache }\nquery Stays { channels { id } }\n',
    )
    expect({ code, text }).toEqual({ code: 0, text: 'query Stays { channels { id } }\n' })
  })

  it('keeps its variables, gives them their new types, and changes their JSON file', async () => {
    const query = `mutation M($c: TaxCode, $input: CreateSurchargeInput!, $shop: Int) {
  a: surchargeCreate(input: { shopId: $shop, name: [], type: FlatFee, value: 1, taxZone: "NL", enabled: true, taxCode: $c }) { id }
  b: surchargeCreate(input: $input) { id }
}`
    writeText('vars.variables.json', '{ "c": "H", "shop": 1,\n  "input": { "taxCode": "L", "shopId": 2 } }')

    const { code, text } = await fixFile('vars.graphql', query)

    expect(code).toBe(0)
    expect(text).toContain('mutation M($c: Taxcode, $input: CreateSurchargeInput!) {')
    expect(text).toContain('enabled: true, taxCodeValue: $c }')
    expect(readText('vars.variables.json')).toBe('{ "c": "H",\n  "input": { "taxCodeValue": "L" } }')
    expect(validate(futureSchema, parse(text))).toEqual([])
  })

  it('has cost prices instead of a cost, in the document and in its variables; a sort by cost leaves the list', async () => {
    const query = `mutation M($input: PriceUpdateInput!) {
  a: priceCreate(input: { productId: 1, list: 5, cost: 2.5, defaultTaxCode: H }) { cost }
  b: priceUpdate(id: "x", input: $input) { id }
}
query Q($sort: [PriceSortInput!]) {
  a: prices(input: { sortInputs: [{ field: COST_PRICE }, { field: PRICE }] }) { itemsFound }
  b: prices(input: { sortInputs: $sort }) { itemsFound }
}`
    writeText('cost.variables.json', '{ "input": { "cost": 3 }, "sort": [{ "field": "PRICE" }, { "field": "COST_PRICE" }] }')

    const { code, text } = await fixFile('cost.graphql', query)

    expect(code).toBe(0)
    expect(text).toContain('list: 5, costPrices: [{value: 2.5}], defaultTaxCode')
    expect(text).toMatch(/costPrices ?\{\s*quantityFrom\s+value\s*\}/)
    expect(text).toContain('sortInputs: [{ field: PRICE }]')
    expect(JSON.parse(readText('cost.variables.json'))).toEqual({
      input: { costPrices: [{ value: 3 }] },
      sort: [{ field: 'PRICE' }],
    })
    expect(validate(futureSchema, parse(text))).toEqual([])
  })

  it('is fixed in the templates of a script; a template that cannot be read is skipped and counted', async () => {
    const script = (field: string, fragment = 'query { channels { ...F } }') => `// it's ours
const A = gql\`
  query { channel(channelId: 1) { ${field} ...F } }
  \${F}
\`
const B = /* GraphQL */ \`${fragment}\`
const C = sql\`channelId shopId\`
`
    expect(await fixFile('a.ts', script('channelId'))).toMatchObject({ code: 0, text: script('channelId: id') })
    const dynamic = script('name', `query { channels { \${fields} channelId } }`)
    expect(await fixFile('b.tsx', dynamic)).toMatchObject({ code: 2, text: dynamic })
  })

  it('reports a removed variable that a fragment from another file may use', async () => {
    const path = writeText('far.ts', `const A = gql\`query Q($s: Int) { tax(shopId: $s) { ...F } } \${F}\``)
    expect(await runCommand('fix', '--write', path)).toMatchObject({
      code: 2,
      output: expect.stringContaining('$s  no longer declared'),
    })
    expect(readText('far.ts')).toBe(`const A = gql\`query Q { tax { ...F } } \${F}\``)
    expect(await runCommand('fix', path)).toMatchObject({ code: 0 })
  })

  it('returns the same data after the fix, before and after the removal', async () => {
    const before = '{ channel(channelId: 1) { channelId name } }'
    const { text } = await fixFile('live.graphql', before)

    const data = await server.gql(before)
    server.travel(LAST_MOMENT)
    expect(await server.gql(text)).toEqual(data)
    server.travel(REMOVAL)
    expect(await server.gql(text)).toEqual(data)
    server.travel(TODAY)
  })
})

describe('A use that the tool cannot decide', () => {
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

  it('gets a comment above its line, once; a value that one of several fields has is read from all of them', async () => {
    const list = writeText(
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
    const ownOptions = ['--list', list, '--schema', writeText('own.graphql', shop('type'))]
    const path = writeText(
      'choose.graphql',
      '{\n  cart {\n    user\n    companies { id }\n    pictures\n    old\n    name\n  }\n}\n',
    )

    const codes = [
      await runCommand('fix', path, '--write', ...ownOptions),
      await runCommand('fix', path, '--write', ...ownOptions),
    ].map(({ code }) => code)

    expect(codes).toEqual([2, 2])
    expect(readText('choose.graphql')).toBe(`{
  cart {
    contact
    customer
    companies: paged { items { id } }
    media {
      pictures: images
    }
    # wharf lifecycle: Cart.name: decide what to do without it: No longer supported
    name
  }
}
`)
  })
})

describe('A single-language item that becomes a localized list', () => {
  it('becomes one text in the original language of the contract', async () => {
    const sdl = `input Text { language: String value: String } type Shown { language: String value: String }
      input New { name: String @deprecated names: [Text!] } type Made { name: String @deprecated names: [Shown!] }
      type Query { made(input: New): Made }`
    const entry = { api: 'graphql', endpoints: [], fix: 'reshape', removal: '2027-03-01', migration: 'localized-arrays' }
    const items = [
      { ...entry, item: 'New.name', kind: 'input-field', use: ['New.names'] },
      { ...entry, item: 'Made.name', kind: 'field', use: ['Made.names'] },
      {
        ...entry,
        api: 'rest',
        item: 'NewDto.name',
        kind: 'property',
        use: ['NewDto.names'],
        endpoints: [],
        places: { 'POST /v2/made': ['name'] },
      },
    ]
    const ownOptions = ['--list', writeText('texts.json', JSON.stringify({ items })), '--schema', writeText('texts.graphql', sdl)]
    writeText('text.variables.json', '{ "input": { "name": "x" } }')

    const { code, text } = await fixFile(
      'text.graphql',
      'query Q($input: New) { made(input: $input) { name } other: made(input: { name: "y" }) { name } }',
      ...ownOptions,
    )
    const payload = await fixFile('made.json', '{ "name": "z" }', '--endpoint', 'POST /v2/made', ...ownOptions)

    expect([code, payload.code]).toEqual([0, 0])
    expect(text).toBe(
      'query Q($input: New) { made(input: $input) { name: names { language value } } other: made(input: { names: [{language: "NL", value: "y"}] }) { name: names { language value } } }',
    )
    expect(JSON.parse(readText('text.variables.json'))).toEqual({ input: { names: [{ language: 'NL', value: 'x' }] } })
    expect(JSON.parse(payload.text)).toEqual({ names: [{ language: 'NL', value: 'z' }] })
  })

  it('becomes a text in the language that is sent with it, as the server stores it', async () => {
    const body = '{ "products": [{ "shortName": "kort", "language": "en" }, { "shortName": "kort" }] }\n'
    const { code, text, output } = await fixFile('kort.json', body, '--endpoint', 'POST /v2/products/bulk/sku')

    const shortNames = ['EN', 'NL'].map((language) => ({ shortNames: [{ language, value: 'kort' }] }))
    expect([code, JSON.parse(text)]).toEqual([0, { products: shortNames }])
    expect(output).toContain('becomes shortNames with one text in the language that is sent with it  [tool]')
  })
})

describe('The command', () => {
  it('is wharf lifecycle; its old name works and says so; wharf migrate is for the database', () => {
    const path = writeText('real.graphql', '{ taxes { items { shopId } } }')
    const now = runWharf(['lifecycle', 'lint', path, ...sourceOptions])
    const old = runWharf(['migrate', 'lint', path, ...sourceOptions])

    expect([now.status, old.status]).toEqual([1, 1])
    expect(now.stdout).toContain('Tax.shopId  leave it out  [tool]')
    expect(old.stdout).toBe(now.stdout)
    expect([now.stderr, old.stderr]).toEqual([
      '',
      'wharf migrate lint is called wharf lifecycle lint now; the old name keeps working.\n',
    ])
    const { stdout } = runWharf(['lifecycle', '--help'])
    for (const usage of ['wharf lifecycle lint', 'wharf lifecycle fix', 'wharf lifecycle check']) expect(stdout).toContain(usage)
    expect(runWharf(['migrate', '--help']).stdout).not.toContain('lint')
  })

  it('is a package of its own of less than 1 MB that works from any folder, with folders and globs', async () => {
    const [tool, project] = [join(folder, 'tool'), join(folder, 'project')]
    await buildLifecyclePackage(tool)
    mkdirSync(join(project, 'src/deep'), { recursive: true })
    mkdirSync(join(project, 'node_modules/other'), { recursive: true })
    for (const file of ['src/deep/a.graphql', 'src/b.graphql', 'node_modules/other/c.graphql'])
      writeFileSync(join(project, file), '{ taxes { items { shopId } } }')
    const run = (...args: string[]) =>
      spawnSync('node', [join(tool, 'wharf-lifecycle.js'), 'lint', ...args, ...sourceOptions], { cwd: project, encoding: 'utf8' })
    const linesOf = (...args: string[]) =>
      run(...args)
        .stdout.split('\n')
        .filter((line) => line.includes('Tax.shopId'))
        .map((line) => line.split(':')[0])
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', tool], { cwd: project, encoding: 'utf8' })

    expect(JSON.parse(packed)[0].unpackedSize).toBeLessThan(1_000_000)
    expect(linesOf('.')).toEqual(['src/b.graphql', 'src/deep/a.graphql'])
    expect(linesOf('src/**/*.graphql')).toEqual(['src/b.graphql', 'src/deep/a.graphql'])
    expect(linesOf('src/*.{gql,graphql}', 'src/b.graphql')).toEqual(['src/b.graphql'])
    expect(run('src/**/*.vue')).toMatchObject({ status: 3, stdout: 'src/**/*.vue: no file matches.\n' })
  })

  it('does not report an invalid document as clean', async () => {
    expect(await runCommand('lint', writeText('odd.graphql', '{ taxes { nothing } }'))).toMatchObject({ code: 1 })
  })

  it.each(['lint', 'fix', 'check'])('%s does not report files as clean when it can read none of them', async (action) => {
    const output = expect.stringMatching(/a payload needs its --endpoint\n.*\nNothing was checked/)
    const paths = [writeText('bare.json', '{ "shopId": 1 }'), writeText('notes.txt', 'shopId')]
    expect(await runCommand(action, ...paths)).toEqual({ code: 3, output })
  })

  it('reads the list and the schema of a running server', async () => {
    const path = writeText('served.graphql', '{ taxes { items { shopId } } }')
    const lines: string[] = []
    expect(await runCodemod(['lint', path, '--server', serverUrl], (line) => lines.push(line))).toBe(1)
    expect(lines[0]).toBe(`${path}:1:19  Tax.shopId  leave it out  [tool]`)
  })

  it('checks the date of --at', async () => {
    const path = writeText('dated.graphql', '{ taxes { items { shopId } } }')
    expect(await runCommand('check', path, '--at', '2027-02-28')).toEqual({
      code: 0,
      output: 'Nothing would fail on 2027-02-28 in 1 request of 1 file.',
    })
    expect(await runCommand('check', path, '--at', '2027-03-01')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Tax.shopId'),
    })
  })

  it('without --write only shows the changes', async () => {
    const path = writeText('dry.graphql', '{ channels {\n  channelId\n} }\n')
    const { code, output } = await runCommand('fix', path)
    expect({ code, text: readText('dry.graphql') }).toEqual({ code: 0, text: '{ channels {\n  channelId\n} }\n' })
    expect(output).toContain('@@ -1,3 +1,3 @@\n { channels {\n-  channelId\n+  channelId: id\n } }')
  })

  it('uses the endpoint in a payload file, and does not change the same name at another position of the body', async () => {
    const body = { endpoint: 'PATCH /v2/surcharges/7', body: { taxCode: 'H', extra: { shopId: 1 } } }
    const { code, text } = await fixFile('own.json', JSON.stringify(body))
    expect([code, JSON.parse(text).body]).toEqual([0, { taxCodeValue: 'H', extra: { shopId: 1 } }])
  })

  it('the command changes every element of a bulk', async () => {
    const line = 'POST /v2/taxes/bulk/{lookupKey}'
    const item = {
      api: 'rest',
      item: 'BulkTax.shopId',
      kind: 'property',
      places: { [line]: ['taxes.shopId'] },
      fix: 'drop',
      removal: '2027-03-01',
    }
    const ownOptions = [
      '--list',
      writeText('bulk.list.json', JSON.stringify({ items: [item] })),
      '--endpoint',
      'POST /v2/taxes/bulk/code',
    ]
    const { code, text } = await fixFile(
      'bulk.json',
      '{ "taxes": [{ "shopId": 1, "zone": "NL" }, { "zone": "BE", "shopId": 2 }] }',
      ...ownOptions,
    )
    expect({ code, text }).toEqual({ code: 0, text: '{ "taxes": [{ "zone": "NL" }, { "zone": "BE" }] }' })
  })

  it.each([
    ['no files', ['lint']],
    ['a missing file', ['lint', '/nowhere.graphql']],
    ['an unknown option', ['fix', 'x.graphql', '--bold']],
    ['a bad date', ['check', 'x.graphql', '--at', 'soon']],
  ])('exits with 3 for %s', async (_, args) => {
    expect((await runCommand(...args)).code).toBe(3)
  })
})
