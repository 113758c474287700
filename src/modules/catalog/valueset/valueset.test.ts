import { expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { addSystemValueset } from '../../../../test/valuesets.js'

const NOT_ALLOWED = {
  message: 'A valueset of the type SYSTEM cannot be created or changed',
  code: 'VALUESET_NOT_ALLOWED_TO_MODIFY_ERROR',
}
const LATER = '2026-11-16T08:00:00.000Z'

/** All that is stored, to see that a refusal changed nothing. */
const everything = ({ gql }: TestServer) =>
  gql(`{ valuesets(input: { offset: 100 }) { items {
    id name type descriptions { language value } createdAt lastModifiedAt
    valuesetItems(input: { offset: 100 }) { items { id valuesetId value descriptions { language value } extra } }
  } } }`)

const COLORS = `mutation { valuesetCreate(input: {
  name: "COLOR", descriptions: [{ language: "en", value: "Colour" }, { language: "NL", value: "Kleur" }]
  valuesetItems: [{ value: "red", descriptions: [{ language: "EN", value: "Red" }], extra: "#f00" }, { value: "blue" }] }) {
    id name type createdAt createdBy lastModifiedAt lastModifiedBy descriptions { language value }
    valuesetItems { items { id valuesetId value extra descriptions { language value } } itemsFound offset page pages start end } } }`

test('a set is made with its first values, which keep the order in which they were given', async () => {
  const { gql } = await startTestServer()

  const { valuesetCreate } = await gql(COLORS)

  expect(valuesetCreate).toEqual({
    id: 1,
    name: 'COLOR',
    type: 'CUSTOM',
    createdAt: TODAY,
    createdBy: null,
    lastModifiedAt: TODAY,
    lastModifiedBy: null,
    descriptions: [
      { language: 'NL', value: 'Kleur' },
      { language: 'EN', value: 'Colour' },
    ],
    valuesetItems: {
      items: [
        { id: 1, valuesetId: 1, value: 'red', extra: '#f00', descriptions: [{ language: 'EN', value: 'Red' }] },
        { id: 2, valuesetId: 1, value: 'blue', extra: null, descriptions: [] },
      ],
      itemsFound: 2,
      offset: 12,
      page: 1,
      pages: 1,
      start: 1,
      end: 2,
    },
  })
  expect(await gql('{ valueset(id: 1) { name type } }')).toEqual({ valueset: { name: 'COLOR', type: 'CUSTOM' } })
})

test('a set may be made without values, and two sets may hold the same value', async () => {
  const { gql } = await startTestServer()

  await gql('mutation { valuesetCreate(input: { name: "EMPTY", type: CUSTOM, descriptions: null, valuesetItems: null }) { id } }')
  await gql('mutation { valuesetCreate(input: { name: "A", valuesetItems: [{ value: "x" }] }) { id } }')
  await gql('mutation { valuesetCreate(input: { name: "B", valuesetItems: [{ value: "x" }, { value: "X" }] }) { id } }')

  expect(await gql('{ valuesets { items { name valuesetItems { items { value } itemsFound pages } } } }')).toEqual({
    valuesets: {
      items: [
        { name: 'EMPTY', valuesetItems: { items: [], itemsFound: 0, pages: 0 } },
        { name: 'A', valuesetItems: { items: [{ value: 'x' }], itemsFound: 1, pages: 1 } },
        { name: 'B', valuesetItems: { items: [{ value: 'x' }, { value: 'X' }], itemsFound: 2, pages: 1 } },
      ],
    },
  })
})

test('a name is unique, a value is unique in its set; otherwise nothing is created', async () => {
  const server = await startTestServer()
  await server.gql(COLORS)
  const before = await everything(server)
  const create = (input: string) => server.gql(`mutation { valuesetCreate(input: ${input}) { id } }`)

  const sameName = await create('{ name: "COLOR", valuesetItems: [{ value: "green" }] }')
  const sameValue = await create('{ name: "SIZE", valuesetItems: [{ value: "S" }, { value: "M" }, { value: "S" }] }')
  const sameItem = await server.gql('mutation { valuesetItemCreate(input: { valuesetId: 1, value: "red" }) { id } }')
  const sameAfter = await server.gql('mutation { valuesetItemUpdate(id: 2, input: { value: "red" }) { id } }')

  expect(sameName).toEqual({ errors: [{ message: 'Valueset already exists', code: 'VALUESET_ALREADY_EXISTS_ERROR' }] })
  expect(sameValue).toEqual({ errors: [{ message: 'The value [S] is given twice', code: 'VALUESET_ALREADY_EXISTS_ERROR' }] })
  expect(sameItem).toEqual({ errors: [{ message: 'ValuesetItem already exists', code: 'VALUESET_ALREADY_EXISTS_ERROR' }] })
  expect(sameAfter).toEqual({ errors: [{ message: 'ValuesetItem already exists', code: 'VALUESET_ALREADY_EXISTS_ERROR' }] })
  await create('{ name: "SIZE" }')
  const renamed = await server.gql('mutation { valuesetUpdate(id: 1, input: { name: "SIZE" }) { id } }')
  expect(renamed).toEqual({ errors: [{ message: 'Valueset already exists', code: 'VALUESET_ALREADY_EXISTS_ERROR' }] })
  expect((await everything(server)).valuesets.items[0]).toEqual(before.valuesets.items[0])
  expect((await everything(server)).valuesets.items).toHaveLength(2)
})

test('an update changes what it names: texts by language, null clears, the rest stays', async () => {
  const server = await startTestServer()
  await server.gql(COLORS)
  server.travel(LATER)

  const { valuesetUpdate } = await server.gql(`mutation { valuesetUpdate(id: 1, input: {
    descriptions: [{ language: "EN", value: null }, { language: "DE", value: "Farbe" }] }) {
      name type descriptions { language value } createdAt lastModifiedAt } }`)
  const { valuesetItemUpdate } = await server.gql(`mutation { valuesetItemUpdate(id: 1, input: { extra: null }) {
      id valuesetId value extra descriptions { language value } } }`)
  const { again } =
    await server.gql(`mutation { again: valuesetItemUpdate(id: 1, input: { value: "crimson", descriptions: null }) {
      value extra descriptions { language value } } }`)

  expect(valuesetUpdate).toEqual({
    name: 'COLOR',
    type: 'CUSTOM',
    descriptions: [
      { language: 'NL', value: 'Kleur' },
      { language: 'DE', value: 'Farbe' },
    ],
    createdAt: TODAY,
    lastModifiedAt: LATER,
  })
  const red = { id: 1, valuesetId: 1, value: 'red', extra: null, descriptions: [{ language: 'EN', value: 'Red' }] }
  expect(valuesetItemUpdate).toEqual(red)
  expect(again).toEqual({ value: 'crimson', extra: null, descriptions: [] })
})

test('required fields cannot be cleared, and lengths are limited', async () => {
  const server = await startTestServer()
  await server.gql(COLORS)
  const before = await everything(server)
  const long = (n: number) => 'x'.repeat(n)
  const run = (mutation: string) => server.gql(`mutation { ${mutation} { id } }`)
  const refused = (message: string) => ({ errors: [{ message, code: 'VALIDATION_ERROR' }] })

  expect(await run('valuesetUpdate(id: 1, input: { name: null })')).toEqual(refused('name must not be null'))
  expect(await run('valuesetItemUpdate(id: 1, input: { value: null })')).toEqual(refused('value must not be null'))
  expect(await run('valuesetCreate(input: { name: "" })')).toEqual(refused('name must be at least 1 character long'))
  expect(await run(`valuesetUpdate(id: 1, input: { name: "${long(65)}" })`)).toEqual(
    refused('name must be at most 64 characters long'),
  )
  expect(await run('valuesetItemCreate(input: { valuesetId: 1, value: "" })')).toEqual(
    refused('value must be at least 1 character long'),
  )
  expect(await run(`valuesetItemUpdate(id: 1, input: { extra: "${long(513)}" })`)).toEqual(
    refused('extra must be at most 512 characters long'),
  )
  expect(await run(`valuesetCreate(input: { name: "N", valuesetItems: [{ value: "${long(513)}" }] })`)).toEqual(
    refused('valuesetItems[0].value must be at most 512 characters long'),
  )
  expect(
    await run(
      'valuesetCreate(input: { name: "N", descriptions: [{ language: "en", value: "a" }, { language: "EN", value: "b" }] })',
    ),
  ).toEqual(refused('descriptions[1].language repeats the language EN'))
  expect(await everything(server)).toEqual(before)
  const { valuesetCreate } = await run(
    `valuesetCreate(input: { name: "${long(64)}", valuesetItems: [{ value: "${long(512)}", extra: "${long(512)}" }] })`,
  )
  expect(valuesetCreate).toEqual({ id: expect.any(Number) })
})

test('deleting a set deletes its values; deleting a value leaves the others', async () => {
  const server = await startTestServer()
  await server.gql(COLORS)
  await server.gql('mutation { valuesetCreate(input: { name: "SIZE", valuesetItems: [{ value: "S" }, { value: "M" }] }) { id } }')

  expect(await server.gql('mutation { valuesetDelete(id: 1) }')).toEqual({ valuesetDelete: true })
  expect(await server.gql('mutation { valuesetItemDelete(id: 3) }')).toEqual({ valuesetItemDelete: true })

  expect(await server.gql('{ valuesets { items { name } } valuesetItems { items { id value } } }')).toEqual({
    valuesets: { items: [{ name: 'SIZE' }] },
    valuesetItems: { items: [{ id: 4, value: 'M' }] },
  })
})

test('an unknown set is not found', async () => {
  const { gql } = await startTestServer()
  const noSet = { errors: [{ message: 'Valueset with id [7] not found', code: 'VALUESET_NOT_FOUND_ERROR' }] }
  const noItem = { errors: [{ message: 'ValuesetItem with id [7] not found', code: 'VALUESET_ITEM_NOT_FOUND_ERROR' }] }

  expect(await gql('{ valueset(id: 7) { id } }')).toEqual(noSet)
  expect(await gql('mutation { valuesetUpdate(id: 7, input: { name: "X" }) { id } }')).toEqual(noSet)
  expect(await gql('mutation { valuesetDelete(id: 7) }')).toEqual(noSet)
  expect(await gql('mutation { valuesetItemCreate(input: { valuesetId: 7, value: "x" }) { id } }')).toEqual(noSet)
  expect(await gql('mutation { valuesetItemUpdate(id: 7, input: { value: "x" }) { id } }')).toEqual(noItem)
  expect(await gql('mutation { valuesetItemDelete(id: 7) }')).toEqual(noItem)
})

test('the platform’s own sets can be read, but neither made nor changed', async () => {
  const server = await startTestServer()
  const { setId, itemId } = await addSystemValueset(server)
  const before = await everything(server)
  server.travel(LATER)
  const refusals = [
    'valuesetCreate(input: { name: "MINE", type: SYSTEM }) { id }',
    `valuesetUpdate(id: ${setId}, input: { name: "X" }) { id }`,
    `valuesetUpdate(id: ${setId}, input: {}) { id }`,
    `valuesetDelete(id: ${setId})`,
    `valuesetItemCreate(input: { valuesetId: ${setId}, value: "x" }) { id }`,
    `valuesetItemUpdate(id: ${itemId}, input: { value: "x" }) { id }`,
    `valuesetItemDelete(id: ${itemId})`,
  ]

  for (const mutation of refusals) expect(await server.gql(`mutation { ${mutation} }`)).toEqual({ errors: [NOT_ALLOWED] })

  expect(await everything(server)).toEqual(before)
})

test('reading needs a key of any kind, editing EDITOR, making and deleting OWNER of the configuration', async () => {
  const server = await startTestServer()
  await server.gql(COLORS)
  const nobody = await server.keyFor({})
  const editor = await server.keyFor({ configuration: 'EDITOR' })
  const owner = await server.keyFor({ configuration: 'OWNER' })
  const forbidden = { errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }] }
  const run = (text: string, key: string): Promise<Answer> => server.gql(text, {}, key)

  expect(await run('{ valueset(id: 1) { name } valuesets { itemsFound } valuesetItems { itemsFound } }', nobody)).toEqual({
    valueset: { name: 'COLOR' },
    valuesets: { itemsFound: 1 },
    valuesetItems: { itemsFound: 2 },
  })
  expect(await run('mutation { valuesetUpdate(id: 1, input: { name: "C" }) { name } }', editor)).toEqual({
    valuesetUpdate: { name: 'C' },
  })
  expect(await run('mutation { valuesetItemUpdate(id: 1, input: { value: "r" }) { value } }', editor)).toEqual({
    valuesetItemUpdate: { value: 'r' },
  })
  for (const mutation of [
    'valuesetDelete(id: 1)',
    'valuesetItemDelete(id: 1)',
    'valuesetItemCreate(input: { valuesetId: 1, value: "x" }) { id }',
  ])
    expect(await run(`mutation { ${mutation} }`, editor)).toEqual(forbidden)
  expect(await run('mutation { valuesetDelete(id: 1) }', owner)).toEqual({ valuesetDelete: true })
})
