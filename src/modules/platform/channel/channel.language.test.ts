import { beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const LANGUAGES = ['DE', 'EN', 'FR', 'NL']
const inEachLanguage = LANGUAGES.map((language) => `{ language: "${language}", value: "${language}" }`).join(', ')

async function addCategory(): Promise<number> {
  const { categoryCreate } = await server.gql(
    `mutation { categoryCreate(input: { name: [${inEachLanguage}], shortDescription: [${inEachLanguage}] }) { categoryId } }`,
  )
  return categoryCreate.categoryId
}
const addProduct = () =>
  server.rest('POST /v2/products', {
    sku: 'LANG-1',
    names: LANGUAGES.map((language) => ({ language, value: language })),
    shortDescriptions: LANGUAGES.map((language) => ({ language, value: language })),
  })
const setLanguage = (language: string) =>
  server.gql(`mutation { channelUpdate(id: 1, input: { language: "${language}" }) { id } }`)
const languagesOf = (list: { language: string }[]) => list.map(({ language }) => language)

describe('lists of localized values', () => {
  test.each([
    ['FR', ['FR', 'DE', 'EN', 'NL']],
    ['DE', ['DE', 'EN', 'FR', 'NL']],
    ['NL', ['NL', 'DE', 'EN', 'FR']],
    ['ES', ['DE', 'EN', 'FR', 'NL']],
  ])('begin with the language of the channel (%s) on both interfaces', async (language, expected) => {
    const categoryId = await addCategory()
    const { body: product } = await addProduct()
    await setLanguage(language)
    const read = await server.gql(`{
      category(categoryId: ${categoryId}) { name { language } shortDescription { language } }
      product(productId: ${product.id}) { names { language value } shortDescriptions { language } }
    }`)
    const { body } = await server.rest(`GET /v2/products/id/${product.id}`)

    expect(languagesOf(read.category.name)).toEqual(expected)
    expect(languagesOf(read.category.shortDescription)).toEqual(expected)
    expect(languagesOf(read.product.names)).toEqual(expected)
    expect(read.product.names.map(({ value }: { value: string }) => value)).toEqual(expected)
    expect(languagesOf(read.product.shortDescriptions)).toEqual(expected)
    expect(languagesOf(body.names)).toEqual(expected)
  })

  test('with a language argument contain only that language', async () => {
    const categoryId = await addCategory()
    await setLanguage('FR')
    const { category } = await server.gql(`{ category(categoryId: ${categoryId}) { name(language: "EN") { language } } }`)

    expect(category.name).toEqual([{ language: 'EN' }])
  })

  test('begin with the language of the tenant where the channel has none', async () => {
    await server.db.updateTable('control.tenant').set({ defaultDataLanguage: 'en' }).execute()
    const categoryId = await addCategory()
    const { category } = await server.gql(`{ category(categoryId: ${categoryId}) { name { language } } }`)

    expect(languagesOf(category.name)).toEqual(['EN', 'DE', 'FR', 'NL'])
  })
})
