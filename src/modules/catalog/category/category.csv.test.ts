import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory, error, sharedHouse } from '../../../../test/categories.js'
import type { TestServer } from '../../../../test/test-server.js'

const IMPORT = `mutation ($input: CategoryCsvInput!) { categoryCsvImport(input: $input) {
  importedCount errors { code messages rowNumber record } } }`

let server: TestServer
beforeAll(async () => {
  server = await sharedHouse()
})
afterAll(() => server.close())

const imported = async (lines: string[], mappings?: object[], key?: string) => {
  const file = { name: 'categories.csv', type: 'text/csv', content: lines.join('\n') }
  const answer = await server.upload(IMPORT, { input: { file: null, mappings } }, { 'variables.input.file': file }, key)
  return answer.categoryCsvImport ?? answer
}
const bySource = async (id: string) => {
  const fields =
    'categoryId path defaultLanguage hidden names { language value } descriptions { language value } slugs { language value }'
  return (await server.gql(`{ found: categoryBySource(source: { name: "pim", id: "${id}" }) { ${fields} } }`)).found
}
const nl = (value: string) => ({ language: 'NL', value })
const en = (value: string) => ({ language: 'EN', value })

test('a file adds a tree in two languages, and reports what is wrong with each invalid row', async () => {
  const answer = await imported([
    'SOURCE_NAME,SOURCE_ID,LANGUAGE,NAME,DESCRIPTION,SLUG,PARENT_SOURCE_NAME,PARENT_SOURCE_ID,PARENT_ID,HIDDEN,DEFAULT_LANGUAGE',
    'pim,root,nl,Alles,,,,,0,,',
    'pim,tools,nl,"Gereed<b>schap</b>, hand",<p>Hamers</p>,handwerk,pim,root,,Y,EN',
    'pim,tools,en,Hand tools,,,,,,,',
    'pim,bad,nl,,,,,,,,',
    'pim,bad,dutch,Naam,,,,,,,',
    'pim,bad,nl,Naam,,,pim,nobody,,,',
    'pim,,nl,Naam,,,,,,,',
    'pim,bad,nl,Naam,,,,,x,,',
    'pim,bad,nl,Naam,,,,,,maybe,',
    `pim,bad,nl,${'x'.repeat(151)},,,,,,,`,
  ])

  expect(answer.importedCount).toBe(3)
  expect(answer.errors.map(({ rowNumber, code, messages }: typeof answer) => [rowNumber, code, ...messages]).sort()).toEqual([
    [10, 'VALIDATION', 'NAME must be at most 150 characters long'],
    [4, 'DB_INSERT', 'names must contain a name in at least one language'],
    [5, 'VALIDATION', 'LANGUAGE must be two letters'],
    [6, 'DB_INSERT', 'Category with source [pim] and sourceId [nobody] not found'],
    [7, 'VALIDATION', 'SOURCE_ID is also required: SOURCE_NAME and SOURCE_ID belong together'],
    [8, 'VALIDATION', 'PARENT_ID must be a whole number'],
    [9, 'VALIDATION', 'HIDDEN must be one of Y, N'],
  ])
  const root = await bySource('root')
  expect(root).toMatchObject({ path: `${root.categoryId}`, hidden: 'N', defaultLanguage: 'NL', names: [nl('Alles')] })
  const tools = await bySource('tools')
  expect(tools).toEqual({
    categoryId: expect.any(Number),
    path: `${root.categoryId}/${tools.categoryId}`,
    defaultLanguage: 'EN',
    hidden: 'Y',
    names: [nl('Gereedschap, hand'), en('Hand tools')],
    descriptions: [nl('<p>Hamers</p>')],
    slugs: [nl('handwerk'), en('hand-tools')],
  })
  expect(await bySource('bad')).toBeUndefined()
})

test('columns may be called otherwise; rows are found by number, and those that name none are new', async () => {
  const known = await addCategory(server, 'Oud')

  const mappings = [
    { csvHeader: 'Nummer', fieldName: 'ID' },
    { csvHeader: 'Naam', fieldName: 'NAME' },
    { csvHeader: 'Onder', fieldName: 'PARENT_ID' },
  ]
  const answer = await imported(['Nummer,Naam,Onder', `${known.id},Nieuw,`, `,Kind,${known.id}`, '999999,Niemand,'], mappings)

  expect(answer).toEqual({
    importedCount: 2,
    errors: [
      {
        code: 'DB_INSERT',
        messages: ['Category with id [999999] not found'],
        rowNumber: 3,
        record: { Nummer: '999999', Naam: 'Niemand', Onder: '' },
      },
    ],
  })
  const read = await server.gql(
    `{ category(categoryId: ${known.id}) { names { language value } categories { names { value } } } }`,
  )
  expect(read).toEqual({ category: { names: [nl('Nieuw')], categories: [{ names: [{ value: 'Kind' }] }] } })
})

test('an import is for owners of the catalogue', async () => {
  const key = await server.keyFor({ product: 'EDITOR' })

  expect(await imported(['NAME', 'Nieuw'], undefined, key)).toEqual(error('FORBIDDEN', 'Forbidden resource'))
  expect(await server.gql('{ categories(filter: { name: "Nieuw", language: "EN" }) { itemsFound } }')).toEqual({
    categories: { itemsFound: 0 },
  })
})

test('files that add children beside rows without a parent are read at once, and none fails', async () => {
  const root = await addCategory(server, 'Wortel')
  const file = (n: number) => [
    'ID,SOURCE_NAME,SOURCE_ID,NAME,PARENT_ID',
    `${root.id},,,Wortel ${n},`,
    `,race,${n % 2},Kind ${n},${root.id}`,
  ]

  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => imported(file(n))))

  expect(answers).toEqual(answers.map(() => ({ importedCount: 2, errors: [] })))
  const read = await server.gql(`{ category(categoryId: ${root.id}) { categories { categoryId } } }`)
  expect(read.category.categories).toHaveLength(2)
})
