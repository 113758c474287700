import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAttribute, addDescription, addValueset, descriptionInput } from '../../../../test/attributes.js'
import { addProducts } from '../../../../test/category-fixtures.js'
import { undone } from '../../../../test/rolled-back.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let keys: Record<'none' | 'shop' | 'client' | 'product' | 'user' | 'configuration' | 'editor', string>
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  keys = {
    none: await server.keyFor({}),
    shop: await server.keyFor({ product: 'VIEWER' }),
    client: await server.tokenFor({ product: 'VIEWER' }),
    product: await server.keyFor({ product: 'EDITOR' }),
    user: await server.keyFor({ user: 'VIEWER' }),
    configuration: await server.keyFor({ configuration: 'VIEWER' }),
    editor: await server.keyFor({ product: 'OWNER', user: 'OWNER', configuration: 'EDITOR' }),
  }
})
afterAll(() => server.close())

const VALUE = `id type value ... on AttributeTextValue { textValues { language values } } ... on AttributeEnumValue { enumValues }
  ... on AttributeColorValue { colorValue } ... on AttributeDateTimeValue { dateTimeValue }
  ... on AttributeIntValue { intValue } ... on AttributeDecimalValue { decimalValue }`
const FIELDS = `id name descriptions { language value } units { language value } attributeClass type valuesetId group
  isSearchable isPublic isSystem isHidden createdAt lastModifiedAt createdBy lastModifiedBy defaultValue { __typename ${VALUE} }`

const create = (input: object, key?: string) =>
  server.gql(
    `mutation ($input: AttributeDescriptionCreateInput!) { attributeDescriptionCreate(input: $input) { ${FIELDS} } }`,
    { input },
    key,
  )
const update = (id: string, input: object, key?: string) =>
  server.gql(
    `mutation ($id: String!, $input: AttributeDescriptionUpdateInput!) { attributeDescriptionUpdate(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
    key,
  )
const remove = (id: string, key?: string) =>
  server.gql('mutation ($id: String!) { attributeDescriptionDelete(id: $id) }', { id }, key)
const names = async (input: object = {}, key?: string): Promise<string[]> =>
  (
    await server.gql(
      'query ($input: AttributeDescriptionSearchInput!) { attributeDescriptions(input: $input) { items { name } } }',
      { input: { offset: 1000, ...input } },
      key,
    )
  ).attributeDescriptions.items.map(({ name }: Answer) => name)
const codeOf = ({ errors }: Answer) => errors?.[0]?.code

test('a description has the name, the type and the default of an attribute', () =>
  undone(server, async () => {
    const { attributeDescriptionCreate: made } = await create({
      name: 'NET_WEIGHT',
      type: 'DECIMAL',
      attributeClass: 'PRODUCT',
      descriptions: [{ language: 'nl', value: 'Nettogewicht' }],
      units: [{ language: 'NL', value: 'kg' }],
      group: 'Sizes',
      isPublic: false,
      defaultValue: { decimalValue: 1.5 },
    })

    const at = '2026-11-15T12:00:00.000Z'
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'NET_WEIGHT',
      descriptions: [{ language: 'NL', value: 'Nettogewicht' }],
      units: [{ language: 'NL', value: 'kg' }],
      attributeClass: 'PRODUCT',
      type: 'DECIMAL',
      valuesetId: null,
      group: 'Sizes',
      isSearchable: true,
      isPublic: false,
      isSystem: false,
      isHidden: false,
      createdAt: at,
      lastModifiedAt: at,
      createdBy: null,
      lastModifiedBy: null,
      defaultValue: { __typename: 'AttributeDecimalValue', id: made.id, type: 'DECIMAL', value: 1.5, decimalValue: 1.5 },
    })
    const { attributeDescription } = await server.gql(`query ($id: String!) { attributeDescription(id: $id) { ${FIELDS} } }`, {
      id: made.id,
    })
    expect(attributeDescription).toEqual(made)
  }))

test('every type has a default of its own kind; a colour and an instant may have none', () =>
  undone(server, async () => {
    const valuesetId = await addValueset(server, 'SIZES', ['S', 'M'])
    const defaultOf = async (type: string, defaultValue: object, more: object = {}) =>
      (await create(descriptionInput(`OF_${type}`, type, { defaultValue, ...more }))).attributeDescriptionCreate.defaultValue

    const text = [{ language: 'NL', values: ['a', 'b'] }]
    expect(await defaultOf('TEXT', { textValues: [{ language: 'nl', values: ['a', 'b'] }] })).toMatchObject({
      textValues: text,
      value: text,
    })
    expect(await defaultOf('ENUM', { enumValues: ['M'] }, { valuesetId })).toMatchObject({ enumValues: ['M'], value: ['M'] })
    expect(await defaultOf('COLOR', { colorValue: null })).toMatchObject({ colorValue: null, value: '' })
    expect(await defaultOf('DATETIME', { dateTimeValue: '2027-01-01' })).toMatchObject({
      dateTimeValue: '2027-01-01T00:00:00.000Z',
    })
    expect(await defaultOf('INT', { intValue: -3 })).toMatchObject({ intValue: -3, value: -3 })
    expect(await defaultOf('DECIMAL', { decimalValue: 0.25 })).toMatchObject({ decimalValue: 0.25 })
  }))

test('a name is in capitals and unique in its class', () =>
  undone(server, async () => {
    await addDescription(server, 'COLOR')

    expect(codeOf(await create(descriptionInput('COLOR', 'INT')))).toBe('ATTRIBUTE_DESCRIPTION_ALREADY_EXISTS')
    expect(codeOf(await create(descriptionInput('Color')))).toBe('VALIDATION_ERROR')
    expect(codeOf(await create(descriptionInput('C'.repeat(65))))).toBe('VALIDATION_ERROR')
  }))

test('the same name may be used in every class', () =>
  undone(server, async () => {
    await addDescription(server, 'COLOR')
    await addDescription(server, 'COLOR', 'INT', { attributeClass: 'COMPANY' })

    expect(await names({ names: ['COLOR'] })).toEqual(['COLOR', 'COLOR'])
    expect(await names({ classes: ['COMPANY'] })).toEqual(['COLOR'])
  }))

test('a valueset belongs to the type ENUM and to no other', () =>
  undone(server, async () => {
    const valuesetId = await addValueset(server, 'SIZES', ['S', 'M'])
    const refusals = [
      await create(descriptionInput('SIZE', 'ENUM')),
      await create(descriptionInput('SIZE', 'TEXT', { valuesetId })),
      await create(descriptionInput('SIZE', 'ENUM', { valuesetId: 999 })),
    ]

    expect(refusals.map(codeOf)).toEqual(Array(3).fill('ATTRIBUTE_DESCRIPTION_CREATE'))
    expect(await names()).toEqual([])
  }))

test('a default that does not fit is refused by the name of the attribute', () =>
  undone(server, async () => {
    const valuesetId = await addValueset(server, 'SIZES', ['S', 'M'])
    const refused = async (type: string, defaultValue: object, more: object = {}) =>
      (await create(descriptionInput('SIZE', type, { defaultValue, ...more }))).errors[0]

    expect(await refused('INT', { decimalValue: 1 })).toEqual({
      code: 'ATTRIBUTE_VALUE_VALIDATION_ERROR',
      message: 'SIZE accepts only intValue, because its type is INT',
    })
    expect(await refused('INT', { intValue: 1, decimalValue: 1 })).toMatchObject({ code: 'ATTRIBUTE_VALUE_VALIDATION_ERROR' })
    expect(await refused('ENUM', { enumValues: ['XL'] }, { valuesetId })).toEqual({
      code: 'ATTRIBUTE_VALUE_VALIDATION_ERROR',
      message: 'SIZE has [XL], which is not in its valueset',
    })
    expect(await names()).toEqual([])
  }))

test('a description changes, a default text per language; null is not a default', () =>
  undone(server, async () => {
    const texts = [
      { language: 'NL', values: ['nee'] },
      { language: 'EN', values: ['no'] },
    ]
    const id = await addDescription(server, 'NOTE', 'TEXT', { defaultValue: { textValues: texts }, group: 'x' })
    server.travel('2026-11-16T12:00:00.000Z')

    const changed = await update(id, {
      descriptions: [{ language: 'NL', value: 'Opmerking' }],
      group: null,
      isHidden: true,
      defaultValue: {
        textValues: [
          { language: 'DE', values: ['nein'] },
          { language: 'EN', values: null },
        ],
      },
    })
    const refused = await update(id, { defaultValue: null, group: 'y' })
    server.travel('2026-11-15T12:00:00.000Z')

    expect(changed.attributeDescriptionUpdate).toMatchObject({
      descriptions: [
        { language: 'NL', value: 'Opmerking' },
        { language: 'EN', value: 'note' },
      ],
      group: null,
      isHidden: true,
      isPublic: true,
      lastModifiedAt: '2026-11-16T12:00:00.000Z',
      defaultValue: {
        textValues: [
          { language: 'NL', values: ['nee'] },
          { language: 'DE', values: ['nein'] },
        ],
      },
    })
    expect(codeOf(refused)).toBe('ATTRIBUTE_DESCRIPTION_UPDATE')
    expect(await names({ groups: ['y'] })).toEqual([])
  }))

test('a description is deleted with the values of all records; a system one is not', () =>
  undone(server, async () => {
    const [productId] = await addProducts(server, 1)
    const [gone, system] = [
      await addDescription(server, 'GONE', 'INT'),
      await addDescription(server, 'KEPT', 'INT', { isSystem: true }),
    ]
    for (const attributeDescriptionId of [gone, system])
      await addAttribute(server, { attributeDescriptionId, productId, value: { intValue: 1 } })

    expect(await remove(gone)).toEqual({ attributeDescriptionDelete: true })
    expect(codeOf(await remove(system))).toBe('ATTRIBUTE_DESCRIPTION_DELETE')
    expect(codeOf(await remove(gone))).toBe('ATTRIBUTE_DESCRIPTION_NOT_FOUND')
    expect(codeOf(await remove('nonsense'))).toBe('ATTRIBUTE_DESCRIPTION_NOT_FOUND')

    expect(await names()).toEqual(['KEPT'])
    const { attributes } = await server.gql('{ attributes(input: {}) { itemsFound } }')
    expect(attributes).toEqual({ itemsFound: 1 })
  }))

test('of many descriptions those that can be deleted are, and the others are reported', () =>
  undone(server, async () => {
    const [a, b] = [await addDescription(server, 'A'), await addDescription(server, 'B')]
    const system = await addDescription(server, 'KEPT', 'INT', { isSystem: true })

    const answer = await server.gql(
      'mutation ($ids: [String!]!) { attributeDescriptionDeleteBulk(ids: $ids) { deletedIds failedIds } }',
      { ids: [a, system, 'nonsense', b, a] },
    )

    expect(answer.attributeDescriptionDeleteBulk).toEqual({ deletedIds: [a, b], failedIds: [system, 'nonsense'] })
    expect(await names()).toEqual(['KEPT'])
  }))

test('descriptions are found by what they are, and by a term in name and descriptions', () =>
  undone(server, async () => {
    const id = await addDescription(server, 'COLOR', 'COLOR', {
      group: 'Looks',
      descriptions: [{ language: 'NL', value: 'Kleur' }],
    })
    await addDescription(server, 'WEIGHT', 'INT', { isSearchable: false, isPublic: false, isHidden: true })

    expect(await names({ ids: [id] })).toEqual(['COLOR'])
    expect(await names({ types: ['INT'] })).toEqual(['WEIGHT'])
    expect(await names({ groups: ['Looks'] })).toEqual(['COLOR'])
    expect(await names({ isSearchable: true })).toEqual(['COLOR'])
    expect(await names({ isPublic: false })).toEqual(['WEIGHT'])
    expect(await names({ isHidden: true, isSystem: false })).toEqual(['WEIGHT'])
    expect(await names({ term: 'kleu' })).toEqual(['COLOR'])
    expect(await names({ term: 'kleu', termFields: ['NAME'] })).toEqual([])
    expect(await names({ term: 'weig', termFields: ['DESCRIPTION'], termLanguages: ['NL'] })).toEqual([])
    expect(await names({ sortInputs: [{ field: 'NAME', order: 'DESC' }] })).toEqual(['WEIGHT', 'COLOR'])
    expect(await names({ ids: [], names: [] })).toEqual(['COLOR', 'WEIGHT'])
  }))

test('internal attributes need a role for such records, or for the configuration', () =>
  undone(server, async () => {
    await addDescription(server, 'SHOWN')
    const hidden = await addDescription(server, 'MARGIN_CLASS', 'INT', { isPublic: false })
    await addDescription(server, 'CREDIT', 'INT', { isPublic: false, attributeClass: 'COMPANY' })

    expect(await names({}, keys.none)).toEqual(['SHOWN'])
    expect(await names({}, keys.shop)).toEqual(['SHOWN'])
    expect(await names({}, keys.product)).toEqual(['SHOWN', 'MARGIN_CLASS'])
    expect(await names({}, keys.user)).toEqual(['SHOWN', 'CREDIT'])
    expect(await names({}, keys.configuration)).toEqual(['SHOWN', 'MARGIN_CLASS', 'CREDIT'])
    const asked = await server.gql('query ($id: String!) { attributeDescription(id: $id) { name } }', { id: hidden }, keys.none)
    expect(codeOf(asked)).toBe('ATTRIBUTE_DESCRIPTION_NOT_FOUND')
    const { data } = (await server.rest('GET /v2/attributedescriptions', undefined, keys.client)).body
    expect(data.map(({ name }: Answer) => name)).toEqual(['SHOWN', 'MARGIN_CLASS'])
  }))

test('descriptions are the configuration: others change nothing', () =>
  undone(server, async () => {
    const id = await addDescription(server, 'COLOR')
    const key = keys.editor

    expect(codeOf(await create(descriptionInput('OTHER'), key))).toBe('FORBIDDEN')
    expect(codeOf(await remove(id, key))).toBe('FORBIDDEN')
    expect(codeOf(await update(id, { isHidden: true }, keys.product))).toBe('FORBIDDEN')
    expect((await update(id, { isHidden: true }, key)).attributeDescriptionUpdate.isHidden).toBe(true)
    expect(await names()).toEqual(['COLOR'])
  }))
