import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProducts } from '../../../../test/category-fixtures.js'
import { addContact, logIn } from '../../../../test/people.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

const PARTS = 'parts { id sku quantity name { language value } }'
const TREE = `id name { language value } description { language value } slug { language value } ${PARTS}
  machines { id name(language: "nl") { value } ${PARTS} machines { id name { value } } }`
const CREATE = `mutation ($input: CreateSparePartsMachineInput!) { machineCreate(input: $input) { ${TREE} } }`
const UPSERT = `mutation ($input: UpsertSparePartsMachineInput!) { machineUpsert(input: $input) { ${TREE} } }`
const ONE = `query ($id: String, $slug: String, $language: String, $source: String, $sourceId: String) {
  machine(id: $id, slug: $slug, language: $language, source: $source, sourceId: $sourceId) { name { value } } }`

let server: TestServer
let key: string
let editor: string

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  key = await server.keyFor({})
  editor = await server.keyFor({ product: 'EDITOR' })
})
afterAll(() => server.close())

const error = (code: string, message: unknown) => ({ errors: [{ message, code }] })
const nl = (value: string) => [{ language: 'NL', value }]
const machine = (sourceId: string, more: object = {}) => ({
  externalReference: { source: 'erp', sourceId },
  name: nl(`Machine ${sourceId}`),
  ...more,
})
const part = (sku: string, quantity = 1) => ({ sku, quantity })
const create = async (input: object): Promise<Answer> => {
  const answer = await server.gql(CREATE, { input })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return answer.machineCreate
}
/** Every machine as `reference < parent: skus`. */
const stored = async () => {
  const db = server.tenants.control
  const machines = await db.selectFrom('sparePartsMachine').select(['id', 'sourceId', 'parentId']).orderBy('id').execute()
  const parts = await db.selectFrom('sparePart').select(['machineId', 'sku']).orderBy('id').execute()
  const nameOf = (id: number | null) => machines.find((one) => one.id === id)?.sourceId ?? '-'
  return machines.map(
    ({ id, sourceId, parentId }) =>
      `${sourceId} < ${nameOf(parentId)}: ${parts.flatMap(({ machineId, sku }) => (machineId === id ? [sku] : []))}`,
  )
}

describe('a machine', () => {
  test('is added with its parts and everything below it', () =>
    undone(server, async () => {
      const added = await create(
        machine('A', {
          name: [...nl('Pomp'), { language: 'en', value: 'Pump' }],
          description: nl('Een <b>pomp</b>'),
          slug: [{ language: 'EN', value: 'the-pump' }],
          parts: [{ ...part('P2', 3), name: nl('Klep') }, part('P1')],
          machines: [machine('B', { machines: [machine('C')], parts: [part('P1')] }), machine('D')],
        }),
      )

      const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
      expect(added).toEqual({
        id,
        name: [
          { language: 'NL', value: 'Pomp' },
          { language: 'EN', value: 'Pump' },
        ],
        description: nl('Een <b>pomp</b>'),
        slug: [
          { language: 'NL', value: 'pomp' },
          { language: 'EN', value: 'the-pump' },
        ],
        parts: [
          { id, sku: 'P2', quantity: 3, name: nl('Klep') },
          { id, sku: 'P1', quantity: 1, name: [] },
        ],
        machines: [
          {
            id,
            name: [{ value: 'Machine B' }],
            parts: [{ id, sku: 'P1', quantity: 1, name: [] }],
            machines: [{ id, name: [{ value: 'Machine C' }] }],
          },
          { id, name: [{ value: 'Machine D' }], parts: [], machines: [] },
        ],
      })
    }))

  test('that cannot be is refused, and nothing is added', async () => {
    await create(machine('A', { slug: nl('taken') }))
    const before = await stored()
    const twice = 'SPARE_PARTS_EXTERNAL_REFERENCE_KEY_DUPLICATES_FOUND_ERROR'
    const exists = 'SPARE_PARTS_EXTERNAL_REFERENCE_KEY_ALREADY_EXISTS_ERROR'
    const deep = Array.from({ length: 20 }, (_, i) => `L${i}`).reduce(
      (below, id) => machine(id, { machines: [below] }),
      machine('X'),
    )
    const bad: [object, string, string][] = [
      [
        machine('B', { machines: [machine('C', { machines: [machine('B')] })] }),
        twice,
        'The reference [erp] [B] occurs more than once',
      ],
      [machine('B', { machines: [machine('A')] }), exists, 'A machine with the reference [erp] [A] already exists'],
      [machine('B', { parts: [part('P'), part('P')] }), 'VALIDATION_ERROR', 'parts must not contain the sku [P] twice'],
      [machine('B', { parts: [part('P', 0)] }), 'VALIDATION_ERROR', 'parts[0].quantity must be at least 1'],
      [machine('B', { name: [] }), 'VALIDATION_ERROR', 'name must have at least 1 entry'],
      [machine('B', { name: [{ language: 'NL', value: null }] }), 'VALIDATION_ERROR', 'name must have at least 1 entry'],
      [machine('B', { slug: nl('taken') }), 'SPARE_PARTS_SLUG_ALREADY_EXISTS_ERROR', 'The slug [taken] is taken in NL'],
      [machine('x'.repeat(65)), 'VALIDATION_ERROR', 'externalReference.sourceId must be at most 64 characters long'],
      [deep, 'VALIDATION_ERROR', 'machines must have at most 20 levels'],
    ]

    for (const [input, code, message] of bad) expect(await server.gql(CREATE, { input })).toEqual(error(code, message))
    expect(await stored()).toEqual(before)
    await server.db.deleteFrom('sparePartsMachine').execute()
  })

  test('is found by id, by slug in its language, or by another system’s key, and by nothing else', () =>
    undone(server, async () => {
      const { id } = await create(machine('A', { slug: nl('pomp') }))
      const found = { machine: { name: [{ value: 'Machine A' }] } }
      const ask = (asked: object) => server.gql(ONE, asked, key)
      const missing = (key: string) => error('SPARE_PARTS_MACHINE_NOT_FOUND_ERROR', `SparePartsMachine with ${key} not found`)

      expect(await ask({ id })).toEqual(found)
      expect(await ask({ slug: 'pomp', language: 'nl' })).toEqual(found)
      expect(await ask({ source: 'erp', sourceId: 'A' })).toEqual(found)
      expect(await ask({ id, language: 'EN' })).toEqual(found)
      expect(await ask({ source: 'erp', sourceId: 'A', language: 'EN' })).toEqual(found)
      expect(await ask({ id: 'nonsense' })).toMatchObject(missing('id [nonsense]'))
      expect(await ask({ slug: 'pomp', language: 'EN' })).toMatchObject(missing('slug [pomp] and language [EN]'))
      expect(await ask({ source: 'erp', sourceId: 'Z' })).toMatchObject(missing('source [erp] and sourceId [Z]'))
      const unclear = error('VALIDATION_ERROR', 'Either id, or slug and language, or source and sourceId must be given')
      for (const asked of [{}, { slug: 'pomp' }, { language: 'NL' }, { source: 'erp' }, { id, slug: 'pomp', language: 'NL' }])
        expect(await ask(asked)).toMatchObject(unclear)
    }))

  test('is listed with those below others, by ids or references', () =>
    undone(server, async () => {
      const { id } = await create(machine('A', { machines: [machine('B')] }))
      await create(machine('C'))
      const listed = async (input: string) =>
        (await server.gql(`{ machines(input: ${input}) { itemsFound items { name { value } } } }`, {}, key)).machines.items.map(
          ({ name }: Answer) => name[0].value,
        )

      expect(await listed('{}')).toEqual(['Machine A', 'Machine B', 'Machine C'])
      expect(await listed(`{ ids: ["${id}"] }`)).toEqual(['Machine A'])
      expect(
        await listed('{ externalReferences: [{ source: "erp", sourceId: "B" }, { source: "crm", sourceId: "C" }] }'),
      ).toEqual(['Machine B'])
    }))
})

describe('an upsert', () => {
  test('changes machines by reference and adds the rest; others stay', () =>
    undone(server, async () => {
      const before = await create(
        machine('A', {
          description: nl('Oud'),
          parts: [part('P1')],
          machines: [machine('B', { parts: [part('P2')] }), machine('C')],
        }),
      )

      const { machineUpsert: after } = await server.gql(UPSERT, {
        input: machine('A', {
          name: [{ language: 'EN', value: 'Pump' }],
          machines: [machine('B', { parts: [part('P3'), part('P4')] }), machine('E')],
        }),
      })

      expect(after).toMatchObject({
        id: before.id,
        name: [
          { language: 'NL', value: 'Machine A' },
          { language: 'EN', value: 'Pump' },
        ],
        description: nl('Oud'),
        slug: nl('machine-a'),
      })
      expect(await stored()).toEqual(['A < -: P1', 'B < A: P3,P4', 'C < A: ', 'E < A: '])
      await server.gql(UPSERT, { input: machine('B', { parts: [], machines: [machine('C')], slug: nl('b') }) })
      expect(await stored()).toEqual(['A < -: P1', 'B < A: ', 'C < B: ', 'E < A: '])
    }))

  test('puts no machine below itself', async () => {
    await create(machine('A', { machines: [machine('B', { machines: [machine('C')] })] }))
    const before = await stored()

    expect(await server.gql(UPSERT, { input: machine('C', { machines: [machine('A')] }) })).toEqual(
      error('VALIDATION_ERROR', 'machines must not refer to a machine above it'),
    )
    const race = await Promise.all([
      server.gql(UPSERT, { input: machine('X', { machines: [machine('Y')] }) }),
      server.gql(UPSERT, { input: machine('Y', { machines: [machine('X')] }) }),
    ])

    expect(race.filter(({ errors }) => errors)).toHaveLength(1)
    expect((await stored()).slice(0, 3)).toEqual(before)
    await server.db.deleteFrom('sparePartsMachine').execute()
  })
})

test('a machine is deleted with all below it', () =>
  undone(server, async () => {
    const { id } = await create(machine('A', { parts: [part('P')], machines: [machine('B', { machines: [machine('C')] })] }))
    await create(machine('D'))

    expect(await server.gql(`mutation { machineDelete(id: "${id}") }`)).toEqual({ machineDelete: true })

    expect(await stored()).toEqual(['D < -: '])
    expect(await server.gql(`mutation { machineDelete(id: "${id}") }`)).toEqual(
      error('SPARE_PARTS_DELETE_MACHINE_NOT_FOUND_ERROR', `SparePartsMachine with id [${id}] not found`),
    )
  }))

test('parts are sold as the products with their sku, as far as order lists allow', async () => {
  const [one, two, hidden] = [
    ...(await addProducts(server, 1, { sku: 'P1' })),
    ...(await addProducts(server, 1, { sku: 'P2' })),
    ...(await addProducts(server, 1, { sku: 'P3', hidden: 'Y' })),
  ]
  const ada = await addContact(server, { email: 'ada@dock.test' })
  await server.gql(`mutation { orderlistCreate(input: { type: NEGATIVE, productIds: [${two}], userIds: [${ada.id}] }) { id } }`)
  const { id } = await create(machine('A', { parts: ['P1', 'P2', 'P3', 'none'].map((sku) => part(sku)) }))
  const { accessToken } = await logIn(server, 'ada@dock.test')
  const sold = async (argument: string, bearer?: string) =>
    (
      await server.gql(`{ machine(id: "${id}") { parts { product${argument} { __typename id } } } }`, {}, key, bearer)
    ).machine.parts.map(({ product }: Answer) => product?.id ?? null)

  expect(await sold('')).toEqual([one, two, hidden, null])
  expect(await sold('(hidden: false)')).toEqual([one, two, null, null])
  expect(await sold('(hidden: true)')).toEqual([null, null, hidden, null])
  expect(await sold('', accessToken)).toEqual([one, null, hidden, null])
  await server.db.deleteFrom('sparePartsMachine').execute()
})

test('parts are searched as the products they are sold as', () =>
  undone(server, async () => {
    const names = { A1: 'Anker', A2: 'Touw', A3: 'Ketting' }
    for (const [sku, name] of Object.entries(names))
      await server.gql(
        `mutation { productCreate(input: { names: [{ language: "NL", value: "${name}" }], sku: "${sku}" }) { productId } }`,
      )
    const { id } = await create(
      machine('A', { parts: [part('A2', 5), part('A1'), part('none')], machines: [machine('B', { parts: [part('A3')] })] }),
    )
    const found = async (input: string) =>
      (
        await server.gql(
          `{ machine(id: "${id}") { sparePartProducts${input} { itemsFound items { sku quantity product { id } } filters { id } } } }`,
          {},
          key,
        )
      ).machine.sparePartProducts

    expect(await found('')).toEqual({
      itemsFound: 2,
      items: [
        { sku: 'A1', quantity: 1, product: { id: expect.any(Number) } },
        { sku: 'A2', quantity: 5, product: { id: expect.any(Number) } },
      ],
      filters: [],
    })
    expect(await found('(input: { term: "touw" })')).toMatchObject({ itemsFound: 1, items: [{ sku: 'A2' }] })
    expect(await found('(input: { sortInputs: [{ field: SKU, order: DESC }], offset: 1 })')).toMatchObject({
      itemsFound: 2,
      items: [{ sku: 'A2' }],
    })
    expect(await server.gql(`{ machine(id: "${id}") { media { images { itemsFound } attachments { itemsFound } } } }`)).toEqual({
      machine: { media: { images: { itemsFound: 0 }, attachments: { itemsFound: 0 } } },
    })
  }))

test('any key reads machines; owners of products add and delete them, editors change them', () =>
  undone(server, async () => {
    const { id } = await create(machine('A'))
    const forbidden = error('FORBIDDEN', 'Forbidden resource')

    expect(await server.gql('{ machines { itemsFound } }', {}, key)).toEqual({ machines: { itemsFound: 1 } })
    expect(await server.gql(UPSERT, { input: machine('A') }, key)).toEqual(forbidden)
    expect(await server.gql(UPSERT, { input: machine('A') }, editor)).toMatchObject({ machineUpsert: { id } })
    expect(await server.gql(CREATE, { input: machine('B') }, editor)).toEqual(forbidden)
    expect(await server.gql(`mutation { machineDelete(id: "${id}") }`, {}, editor)).toEqual(forbidden)
    expect(await stored()).toEqual(['A < -: '])
  }))

test('a page of 30 machines with parts and products costs what a page of 3 does, and a big tree what a small one does', () =>
  undone(server, async () => {
    const written = async (prefix: string, count: number) => {
      server.statements.length = 0
      const below = Array.from({ length: count }, (_, i) => machine(`${prefix}${i}`, { parts: [part('P1'), part(`S${i}`)] }))
      await create(machine(prefix, { machines: below }))
      return server.statements.length
    }
    const cost = async (offset: number) => {
      server.statements.length = 0
      await server.gql(
        `{ machines(input: { offset: ${offset} }) { itemsFound items { name { value } machines { id } parts { product { id } } } } }`,
      )
      return server.statements.length
    }

    expect(await written('many', 30)).toBe(await written('few', 3))
    expect(await cost(30)).toBe(await cost(3))
  }))
