import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { BadPattern, compilePattern } from './pattern.js'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})

const FIELDS = 'id ownerType code type itemType options referenceTo isRequired defaultValue maxLength isIndexed indexState'

const define = async (input: object, apikey?: string): Promise<Answer> => {
  const query = `mutation ($input: FieldDefinitionCreateInput!) { made: fieldDefinitionCreate(input: $input) { ${FIELDS} } }`
  const answer = await server.gql(query, { input }, apikey)
  return answer.made ?? answer
}

describe('a definition', () => {
  test('is created in one interface and read in both', async () => {
    const made = await define({
      ownerType: 'ORDER',
      code: 'costCentre',
      type: 'ENUM',
      options: ['A1', 'B2'],
      names: [{ language: 'EN', value: 'Cost centre' }],
      defaultValue: 'A1',
    })
    expect(made).toEqual({
      id: made.id,
      ownerType: 'ORDER',
      code: 'costCentre',
      type: 'ENUM',
      itemType: null,
      options: ['A1', 'B2'],
      referenceTo: null,
      isRequired: false,
      defaultValue: 'A1',
      maxLength: null,
      isIndexed: false,
      indexState: 'NONE',
    })

    const rest = await server.rest(`GET /v2/field-definitions/${made.id}`)
    expect(rest.status).toBe(200)
    expect(rest.body).toMatchObject({
      code: 'costCentre',
      options: ['A1', 'B2'],
      names: [{ language: 'EN', value: 'Cost centre' }],
    })
    const changed = await server.rest(`PATCH /v2/field-definitions/${made.id}`, { options: ['B2'], defaultValue: 'B2' })
    expect(changed.body).toMatchObject({ options: ['B2'], defaultValue: 'B2' })
    const { fieldDefinition } = await server.gql(`{ fieldDefinition(ownerType: ORDER, code: "costCentre") { id defaultValue } }`)
    expect(fieldDefinition).toEqual({ id: made.id, defaultValue: 'B2' })
  })

  test('needs a code that programs can write, once for each kind of record', async () => {
    for (const code of ['Cost', 'cost centre', '1st', 'cost-centre', 'constructor', 'é'])
      expect(await define({ ownerType: 'ORDER', code, type: 'TEXT' }), code).toEqual({
        errors: [{ message: 'code must be letters and digits, beginning with a small letter', code: 'VALIDATION_ERROR' }],
      })
    await define({ ownerType: 'ORDER', code: 'po', type: 'TEXT' })
    expect(await define({ ownerType: 'ORDER', code: 'po', type: 'TEXT' })).toEqual({
      errors: [{ message: 'FieldDefinition already exists', code: 'FIELD_DEFINITION_ALREADY_EXISTS_ERROR' }],
    })
    expect(await define({ ownerType: 'CART', code: 'po', type: 'TEXT' })).toMatchObject({ code: 'po', maxLength: 255 })
  })

  test('says precisely which parts do not fit together', async () => {
    const messageOf = async (input: object) => (await define({ ownerType: 'ORDER', code: 'field', ...input })).errors?.[0].message
    expect(await messageOf({ type: 'LIST' })).toBe('itemType must be the type of the entries')
    expect(await messageOf({ type: 'LIST', itemType: 'LIST' })).toBe('itemType must be the type of the entries')
    expect(await messageOf({ type: 'TEXT', itemType: 'TEXT' })).toBe('itemType is only allowed for the type LIST')
    expect(await messageOf({ type: 'ENUM' })).toBe('options must have at least one entry')
    expect(await messageOf({ type: 'ENUM', options: ['A', 'A'] })).toBe('options must be different texts')
    expect(await messageOf({ type: 'REFERENCE' })).toBe('referenceTo is required for the type REFERENCE')
    expect(await messageOf({ type: 'TEXT', minimum: 1 })).toBe('minimum is only allowed for the types NUMBER and DECIMAL')
    expect(await messageOf({ type: 'NUMBER', minimum: 5, maximum: 4 })).toBe('minimum must not be more than maximum')
    expect(await messageOf({ type: 'NUMBER', maxLength: 4 })).toBe('maxLength is only allowed for the type TEXT')
    expect(await messageOf({ type: 'TEXT', minLength: 300 })).toBe('minLength must not be more than maxLength')
    expect(await messageOf({ type: 'TEXT', pattern: '(a' })).toBe('pattern has a group without an end')
    expect(await messageOf({ type: 'NUMBER', defaultValue: '5' })).toBe('defaultValue must be a whole number')
    expect(await messageOf({ type: 'TEXT', isEditableByBuyer: true })).toBe('isEditableByBuyer needs isVisibleToStorefront')
    const { rows } = await server.rest('GET /v2/field-definitions').then(({ body }) => ({ rows: body.data }))
    expect(rows).toEqual([])
  })

  test('cannot be the 101st of a kind of record', async () => {
    for (let i = 0; i < 100; i++) await define({ ownerType: 'ORDER', code: `f${i}`, type: 'TEXT' })
    expect(await define({ ownerType: 'ORDER', code: 'more', type: 'TEXT' })).toEqual({
      errors: [{ message: 'orders can have at most 100 custom fields', code: 'FIELD_DEFINITION_CREATE_ERROR' }],
    })
    expect(await define({ ownerType: 'CART', code: 'more', type: 'TEXT' })).toMatchObject({ code: 'more' })
  })

  test('is shown to storefronts only if it is visible to them, and changed only with the role', async () => {
    await define({ ownerType: 'CART', code: 'po', type: 'TEXT', isVisibleToStorefront: true })
    await define({ ownerType: 'CART', code: 'margin', type: 'DECIMAL' })
    const storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
    const read = async (key?: string) =>
      (await server.gql('{ fieldDefinitions { items { code } } }', {}, key)).fieldDefinitions.items.map(
        ({ code }: Answer) => code,
      )
    expect(await read(storefront)).toEqual(['po'])
    expect(await read()).toEqual(['po', 'margin'])
    const input = { ownerType: 'CART', code: 'mine', type: 'TEXT' }
    expect((await define(input, storefront)).errors[0].code).toBe('FORBIDDEN')
  })
})

describe('a pattern', () => {
  test('matches whole texts', () => {
    const matches = (pattern: string, text: string) => compilePattern(pattern)(text)
    expect(matches('PO-\\d{4}', 'PO-2026')).toBe(true)
    expect(matches('PO-\\d{4}', 'PO-202')).toBe(false)
    expect(matches('PO-\\d{4}', 'xPO-2026')).toBe(false)
    expect(matches('^[A-Z]{2,3}(-[0-9]+)?$', 'NL-12')).toBe(true)
    expect(matches('^[A-Z]{2,3}(-[0-9]+)?$', 'N-12')).toBe(false)
    expect(matches('(?:red|green)+', 'redgreenred')).toBe(true)
    expect(matches('[^\\s@]+@[^\\s@]+', 'a@b')).toBe(true)
    expect(matches('[^\\s@]+@[^\\s@]+', 'a b@c')).toBe(false)
    expect(matches('a.c', 'a\u{1F600}c')).toBe(true)
    expect(matches('a|', '')).toBe(true)
    expect(matches('x{0}', 'x')).toBe(false)
    expect(matches('[a\\-z]', '-')).toBe(true)
  })

  test('takes time in proportion to the text, also where backtracking would take for ever', () => {
    expect(compilePattern('(a+)+b')('a'.repeat(4000))).toBe(false)
    expect(compilePattern('(a|a)*c')('a'.repeat(4000))).toBe(false)
    expect(compilePattern('(a*)*')('a'.repeat(4000))).toBe(true)
  })

  test('is refused if it is not of the supported kind, or too large', () => {
    for (const pattern of [
      '(',
      'a)',
      '[a',
      '[]',
      '*a',
      'a**',
      'a{2,1}',
      'a{1000}',
      '(?=a)',
      '(?<n>a)',
      '\\1',
      '\\b',
      'a\\',
      '[z-a]',
      '((a{50}){50}){50}',
      '((((){100}){100}){100}){100}',
      '('.repeat(30) + ')'.repeat(30),
    ])
      expect(() => compilePattern(pattern), pattern).toThrow(BadPattern)
  })
})
