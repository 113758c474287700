/** Requests that use the deprecated items of the catalogue, where they cannot be derived from the schema. */

import type { GraphQLSchema } from 'graphql'
import type { Declared } from '../../src/core/lifecycle/item.js'
import type { TestServer } from '../test-server.js'
import { type Examples, type GraphqlRequest, type RequestForm, type WrittenRequests, writeRequest } from './requests.js'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const englishText = (value: string) => [{ language: 'EN', value }]

/** The records that the requests need. */
export interface CatalogFixture {
  category: number
  product: number
  cluster: number
  option: number
  config: number
  bundle: string
  image: string
  video: string
  document: string
  /** Products outside all bundles, and products in the bundle. Each request uses one of them. */
  outside: number[]
  inside: number[]
}

/** Creates a small catalogue, without any deprecated item. */
export async function createCatalogFixture({ gql }: TestServer): Promise<CatalogFixture> {
  const category = (
    await gql('mutation { categoryCreate(input: { names: [{ language: "EN", value: "Tools" }] }) { categoryId } }')
  ).categoryCreate.categoryId
  const product = async (sku: string): Promise<number> =>
    (
      await gql(
        `mutation { productCreate(input: { sku: "${sku}", names: [{ language: "EN", value: "${sku}" }] }) { productId } }`,
      )
    ).productCreate.productId
  const config = (await gql('mutation { clusterConfigCreate(input: { name: "SIZES" }) { id } }')).clusterConfigCreate.id
  const cluster = (
    await gql(
      `mutation { clusterCreate(input: { names: [{ language: "EN", value: "Set" }], clusterConfigId: ${config} }) { clusterId } }`,
    )
  ).clusterCreate.clusterId
  const option = (
    await gql(
      `mutation { clusterOptionCreate(clusterId: ${cluster}, input: { names: [{ language: "EN", value: "Lid" }] }) { clusterOptionId } }`,
    )
  ).clusterOptionCreate.clusterOptionId
  const inside = await Promise.all(Array.from({ length: 12 }, (_, i) => product(`IN-${i}`)))
  const outside = await Promise.all(Array.from({ length: 12 }, (_, i) => product(`OUT-${i}`)))
  const items = inside.map((productId) => ({ productId }))
  const bundle = (
    await gql('mutation ($input: BundleCreateInput!) { bundleCreate(input: $input) { id } }', {
      input: { name: 'Offer', discount: 10, condition: 'ALL', addBundleItems: items },
    })
  ).bundleCreate.id
  const owner = { productId: String(inside[0]), alt: englishText('x'), description: englishText('x'), tags: [] }
  const upload = (base64: string, fileName: string) => [
    { language: 'EN', uploadType: 'BASE64', base64File: { base64, fileName } },
  ]
  const medium = async (kind: string, input: object): Promise<string> =>
    (
      await gql(`mutation ($input: Media${kind}Input!) { media${kind}Create(input: $input) { id } }`, {
        input: { ...owner, ...input },
      })
    )[`media${kind}Create`].id
  return {
    category,
    product: outside[0] as number,
    cluster,
    option,
    config,
    bundle,
    image: await medium('Image', { uploadImages: upload(PIXEL, 'a.png') }),
    video: await medium('Video', { videos: [{ language: 'EN', uri: 'https://video.example.com/1' }] }),
    document: await medium('Document', {
      uploadDocuments: upload(Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'), 'a.pdf'),
    }),
    inside,
    outside,
  }
}

let slugCount = 0
const LONG_AGO = '2020-01-01T00:00:00.000Z'

/** The requests by item. Each is a function, because its records exist only after the fixture was created. */
export function listCatalogRequests(made: () => CatalogFixture): WrittenRequests {
  const create = (input: object) => () => ({ operation: 'categoryCreate', args: { input }, below: '{ categoryId }' })
  const update = (input: object) => () => ({
    operation: 'categoryUpdate',
    args: { categoryId: made().category, input },
    below: '{ categoryId }',
  })
  const names = { names: englishText('Tools') }
  const search = (input: object) => () => ({ operation: 'categories', args: { filter: input }, below: '{ itemsFound }' })
  const dates = (of: (input: object) => WrittenRequests[string], owner: string) =>
    Object.fromEntries(
      ['dateCreatedFrom', 'dateCreatedTo', 'dateModifiedFrom', 'dateModifiedTo'].map((name) => [
        `${owner}.${name}`,
        of({ [name]: LONG_AGO }),
      ]),
    )
  const product = (input: object) => () => ({
    operation: 'productUpdate',
    args: { productId: made().product, input },
    below: '{ productId }',
  })
  const cluster = (input: object) => () => ({
    operation: 'clusterCreate',
    args: { input: { ...names, clusterConfigId: made().config, ...input } },
    below: '{ clusterId }',
  })
  return {
    'CreateCategoryInput.name': create({ name: englishText('Tools') }),
    'CreateCategoryInput.description': create({ ...names, description: englishText('All') }),
    'CreateCategoryInput.shortDescription': create({ ...names, shortDescription: englishText('All') }),
    'CreateCategoryInput.slug': () => create({ ...names, slug: englishText(`kit-no-${slugCount++}`) })(),
    'CreateCategoryInput.defaultLanguage': create({ ...names, defaultLanguage: 'EN' }),
    'UpdateCategoryInput.name': update({ name: englishText('Tools') }),
    'UpdateCategoryInput.description': update({ description: englishText('All') }),
    'UpdateCategoryInput.shortDescription': update({ shortDescription: englishText('All') }),
    'UpdateCategoryInput.slug': () => update({ slug: englishText(`kit-no-${slugCount++}`) })(),
    'UpdateCategoryInput.defaultLanguage': update({ defaultLanguage: 'EN' }),
    'CategorySearchInput.slug': search({ slug: ['tools'] }),
    ...dates(search, 'CategorySearchInput'),
    'Query.category(userId:)': () => ({
      operation: 'category',
      args: { categoryId: made().category, userId: 1 },
      below: '{ categoryId }',
    }),
    'CreateProductInput.language': () => ({
      operation: 'productCreate',
      args: { input: { ...names, language: 'EN' } },
      below: '{ productId }',
    }),
    'CreateProductInput.shortName': () => ({
      operation: 'productCreate',
      args: { input: { ...names, shortName: 'Tool' } },
      below: '{ productId }',
    }),
    'UpdateProductInput.language': product({ language: 'EN' }),
    'UpdateProductInput.shortName': product({ shortName: 'Tool' }),
    'ClusterCreateInput.sku': cluster({ sku: 'SET-1' }),
    'ClusterCreateInput.defaultLanguage': cluster({ defaultLanguage: 'EN' }),
    'ClusterOptionCreateInput.defaultLanguage': () => ({
      operation: 'clusterOptionCreate',
      args: { clusterId: made().cluster, input: { ...names, defaultLanguage: 'EN' } },
      below: '{ clusterOptionId }',
    }),
    'ClusterOptionUpdateInput.defaultLanguage': () => ({
      operation: 'clusterOptionUpdate',
      args: { clusterId: made().cluster, optionId: made().option, input: { defaultLanguage: 'EN' } },
      below: '{ clusterOptionId }',
    }),
    'BaseProductSearchInput.sourceIds_deprecated': () => ({
      operation: 'baseProducts',
      args: { input: { sourceIds_deprecated: ['1'] } },
      below: '{ itemsFound }',
    }),
    'CategoryItemOperationResult.directoryId': () => ({
      operation: 'categoryAddProductsClusters',
      args: { id: made().category, input: { productIds: [made().product] } },
      below: '{ results { directoryId } }',
    }),
    mediaImage: () => ({ operation: 'mediaImage', args: { mediaId: made().image }, below: '{ id }' }),
    mediaVideo: () => ({ operation: 'mediaVideo', args: { mediaId: made().video }, below: '{ id }' }),
    mediaDocument: () => ({ operation: 'mediaDocument', args: { mediaId: made().document }, below: '{ id }' }),
    bundleAddItems: () => ({
      operation: 'bundleAddItems',
      args: { id: made().bundle, input: { items: [{ productId: made().outside.pop() }] } },
      below: '{ productId }',
    }),
    bundleRemoveItem: () => ({ operation: 'bundleRemoveItem', args: { id: made().bundle, productId: made().inside.pop() } }),
  }
}

/** Inputs that only a nested field takes: the query before and after the input, its type and its value. */
const nestedInputs: Record<string, { around: [string, string]; type: string; input: object }> = {
  ...Object.fromEntries(
    ['Product', 'Cluster'].flatMap((owner) => {
      const type = `${owner}CategorySearchInput`
      const values = {
        slug: ['tools'],
        dateCreatedFrom: LONG_AGO,
        dateCreatedTo: LONG_AGO,
        dateModifiedFrom: LONG_AGO,
        dateModifiedTo: LONG_AGO,
      }
      const around: [string, string] = [`products { items { ... on ${owner} { categories(input: `, ') { itemsFound } } } }']
      return Object.entries(values).map(([name, value]) => [`${type}.${name}`, { around, type, input: { [name]: value } }])
    }),
  ),
  'CategoryBaseProductsSearchInput.sourceIds_deprecated': {
    around: ['categories { items { baseProducts(input: ', ') { itemsFound } } }'],
    type: 'CategoryBaseProductsSearchInput',
    input: { sourceIds_deprecated: ['1'] },
  },
  'CategoryBaseProductsSearchInput.sourceNames_deprecated': {
    around: ['categories { items { baseProducts(input: ', ') { itemsFound } } }'],
    type: 'CategoryBaseProductsSearchInput',
    input: { sourceNames_deprecated: ['ERP'] },
  },
}

/** The smallest request that uses an item, derived from the schema or written above. */
export function writeAnyRequest(
  schema: GraphQLSchema,
  item: Declared,
  examples: Examples,
  form: RequestForm,
  irregular: WrittenRequests,
): GraphqlRequest {
  if (item.item === 'Category.categories(userId:)')
    return { query: '{ categories { items { categories(userId: 1) { categoryId } } } }', variables: {} }
  const nested = nestedInputs[item.item]
  if (!nested) return writeRequest(schema, item, examples, form, irregular)
  const [before, after] = nested.around
  const literal = Object.entries(nested.input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return form === 'literal'
    ? { query: `{ ${before}{ ${literal.join(', ')} }${after} }`, variables: {} }
    : { query: `query Sent($input: ${nested.type}) { ${before}$input${after} }`, variables: { input: nested.input } }
}
