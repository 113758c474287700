import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDescription } from '../../../../test/attributes.js'
import { addProducts } from '../../../../test/category-fixtures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let products: number[]
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  products = await addProducts(server, 3)
  await server.db
    .insertInto('productSource')
    .values({ productId: products[1] as number, name: 'erp', id: 'X-2' })
    .execute()
})
afterAll(() => server.close())

const importFile = (operation: string, type: string, lines: readonly string[], key?: string): Promise<Answer> =>
  server
    .upload(
      `mutation ($input: ${type}!) { ${operation}(input: $input) { importedCount errors { code messages rowNumber } } }`,
      { input: { file: null } },
      { 'variables.input.file': { name: 'a.csv', type: 'text/csv', content: lines.join('\n') } },
      key,
    )
    .then((answer) => answer[operation] ?? answer)

test('a file of descriptions adds and changes them, with a row for each language', async () => {
  const answer = await importFile('attributeDescriptionCsvImport', 'AttributeDescriptionCsvInput', [
    'NAME,ATTRIBUTE_CLASS,TYPE,LANGUAGE,DESCRIPTION,UNIT,GROUP,IS_PUBLIC,INT_VALUE,TEXT_VALUES,TEXT_VALUES_LANGUAGE',
    'NOTE,PRODUCT,TEXT,NL,Opmerking,,Texts,false,,geen | niets,NL',
    'NOTE,PRODUCT,,EN,Remark,,,,,none,EN',
    'LENGTH,PRODUCT,INT,NL,Lengte,cm,Sizes,,5,,',
    'LENGTH,PRODUCT,TEXT,NL,Lengte,,,,,,',
    'WIDTH,NOWHERE,INT,NL,Breedte,,,,,,',
    'DEPTH,PRODUCT,INT,,Diepte,,,,,,',
    'HEIGHT,PRODUCT,,NL,Hoogte,,,,,,',
  ])

  expect(answer).toEqual({
    importedCount: 3,
    errors: [
      { code: 'DB_INSERT', messages: ['type is INT and never changes'], rowNumber: 4 },
      { code: 'VALIDATION', messages: [expect.stringContaining('ATTRIBUTE_CLASS must be one of')], rowNumber: 5 },
      { code: 'VALIDATION', messages: ['LANGUAGE must be the two-letter language code of DESCRIPTION'], rowNumber: 6 },
      { code: 'DB_INSERT', messages: ['AttributeDescription not found; a new one needs type, defaultValue'], rowNumber: 7 },
    ],
  })
  const { body } = await server.rest('GET /v2/attributedescriptions')
  expect(
    body.data.map(({ name, descriptions, group, isPublic, defaultValue }: Answer) => ({
      name,
      descriptions,
      group,
      isPublic,
      defaultValue,
    })),
  ).toEqual(
    expect.arrayContaining([
      {
        name: 'NOTE',
        descriptions: [
          { language: 'NL', value: 'Opmerking' },
          { language: 'EN', value: 'Remark' },
        ],
        group: 'Texts',
        isPublic: false,
        defaultValue: {
          textValues: [
            { language: 'NL', values: ['geen', 'niets'] },
            { language: 'EN', values: ['none'] },
          ],
        },
      },
      {
        name: 'LENGTH',
        descriptions: [{ language: 'NL', value: 'Lengte' }],
        group: 'Sizes',
        isPublic: true,
        defaultValue: { intValue: 5 },
      },
    ]),
  )
})

test('a file of attributes finds records by their keys; an invalid row does not affect the others', async () => {
  await addDescription(server, 'COLOR_CODE', 'COLOR')
  await addDescription(server, 'TITLE', 'TEXT')
  const [first, second] = products

  const answer = await importFile('attributeCsvImport', 'AttributeCsvInput', [
    'attributeClass,lookupKey,lookupValue,source,attributeDescriptionName,colorValue,textValues,textValuesLanguage',
    `PRODUCT,id,${first},,COLOR_CODE,#f00,,`,
    'PRODUCT,sku,P3,,COLOR_CODE,#0f0,,',
    'PRODUCT,sourceId,X-2,erp,TITLE,,een|twee,NL',
    'PRODUCT,sourceId,X-2,erp,TITLE,,one,EN',
    'PRODUCT,sourceId,X-2,crm,TITLE,,one,EN',
    'PRODUCT,id,999999,,COLOR_CODE,#f00,,',
    `PRODUCT,id,${second},,COLOR_CODE,red,,`,
    `PRODUCT,id,${second},,NOPE,#f00,,`,
    `PRODUCT,id,${second},,COLOR_CODE,,,`,
    `PRODUCT,,,,COLOR_CODE,#f00,,`,
  ])

  expect(answer.importedCount).toBe(4)
  expect(answer.errors.map(({ code, messages, rowNumber }: Answer) => [rowNumber, code, messages[0]]).sort()).toEqual([
    [10, 'VALIDATION', 'LOOKUP_VALUE must identify a record'],
    [5, 'DB_INSERT', 'Product with sourceId [X-2] not found'],
    [6, 'DB_INSERT', 'Product with id [999999] not found'],
    [7, 'DB_INSERT', 'COLOR_CODE accepts #RGB or #RRGGBB as colorValue'],
    [8, 'DB_INSERT', 'AttributeDescription with name [NOPE] and attributeClass [PRODUCT] not found'],
    [
      9,
      'VALIDATION',
      'TEXT_VALUES, ENUM_VALUES, INT_VALUE, DECIMAL_VALUE, DATE_TIME_VALUE, COLOR_VALUE are all empty: the one that fits the type of the attribute is required',
    ],
  ])
  const own = async (id: number | undefined) =>
    (await server.rest(`GET /v2/products/id/${id}/attributes?includeDefaultValues=false`)).body.data.map(
      ({ value }: Answer) => value,
    )
  expect(await own(first)).toEqual([{ colorValue: '#f00' }])
  expect(await own(products[2])).toEqual([{ colorValue: '#0f0' }])
  expect(await own(second)).toEqual([
    {
      textValues: [
        { language: 'NL', values: ['een', 'twee'] },
        { language: 'EN', values: ['one'] },
      ],
    },
  ])
})

test('lookup keys ignore case; an unknown one gets an error with the known ones', async () => {
  await addDescription(server, 'SIZE', 'INT')

  const answer = await importFile('attributeCsvImport', 'AttributeCsvInput', [
    'attributeClass,lookupKey,lookupValue,source,attributeDescriptionName,intValue',
    `PRODUCT,ID,${products[0]},,SIZE,1`,
    'PRODUCT,SKU,P3,,SIZE,2',
    'PRODUCT,SOURCE_ID,X-2,erp,SIZE,3',
    'PRODUCT,bogus,1,,SIZE,4',
    'COMPANY,sku,1,,SIZE,4',
  ])

  expect(answer).toEqual({
    importedCount: 3,
    errors: [
      { code: 'VALIDATION', messages: ['LOOKUP_KEY must be one of id, sourceId, sku, supplierCode'], rowNumber: 4 },
      { code: 'VALIDATION', messages: ['LOOKUP_KEY must be one of id, sourceId'], rowNumber: 5 },
    ],
  })
})

test('a row about a record that the caller has no role for is refused, and so is the file of somebody without any', async () => {
  await addDescription(server, 'TIER', 'INT', { attributeClass: 'COMPANY' })
  const rows = ['attributeClass,lookupValue,attributeDescriptionName,intValue', 'COMPANY,1,TIER,1']

  const answer = await importFile('attributeCsvImport', 'AttributeCsvInput', rows, await server.keyFor({ product: 'EDITOR' }))
  expect(answer).toMatchObject({ importedCount: 0, errors: [{ code: 'VALIDATION', rowNumber: 1 }] })
  const stranger = await importFile('attributeCsvImport', 'AttributeCsvInput', rows, await server.keyFor({ product: 'VIEWER' }))
  expect(stranger.errors[0].code).toBe('FORBIDDEN')
})
