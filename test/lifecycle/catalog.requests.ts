/** Requests that use the deprecated items of the catalogue where the schema alone does not say how. */

import type { GraphQLSchema } from 'graphql'
import type { Declared } from '../../src/core/lifecycle/item.js'
import type { House } from '../house.js'
import { type Examples, type Form, type Request, requestFor, type WrittenOut } from './requests.js'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const text = (value: string) => [{ language: 'EN', value }]

/** What the requests are about. */
export interface Furniture {
  category: number
  product: number
  cluster: number
  option: number
  config: number
  bundle: string
  image: string
  video: string
  document: string
  /** Products outside every bundle, and products inside the bundle: each request uses one up. */
  outside: number[]
  inside: number[]
}

/** A small catalogue, made through the new names only. */
export async function furnishCatalog({ gql }: House): Promise<Furniture> {
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
  const owner = { productId: String(inside[0]), alt: text('x'), description: text('x'), tags: [] }
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

let slugs = 0
const NEVER = '2020-01-01T00:00:00.000Z'

/** Each is a function: what it is about exists only once a house stands. */
export function catalogRequests(made: () => Furniture): WrittenOut {
  const create = (input: object) => () => ({ operation: 'categoryCreate', args: { input }, below: '{ categoryId }' })
  const update = (input: object) => () => ({
    operation: 'categoryUpdate',
    args: { categoryId: made().category, input },
    below: '{ categoryId }',
  })
  const names = { names: text('Tools') }
  const search = (input: object) => () => ({ operation: 'categories', args: { filter: input }, below: '{ itemsFound }' })
  const dates = (of: (input: object) => WrittenOut[string], owner: string) =>
    Object.fromEntries(
      ['dateCreatedFrom', 'dateCreatedTo', 'dateModifiedFrom', 'dateModifiedTo'].map((name) => [
        `${owner}.${name}`,
        of({ [name]: NEVER }),
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
    'CreateCategoryInput.name': create({ name: text('Tools') }),
    'CreateCategoryInput.description': create({ ...names, description: text('All') }),
    'CreateCategoryInput.shortDescription': create({ ...names, shortDescription: text('All') }),
    'CreateCategoryInput.slug': () => create({ ...names, slug: text(`kit-no-${slugs++}`) })(),
    'CreateCategoryInput.defaultLanguage': create({ ...names, defaultLanguage: 'EN' }),
    'UpdateCategoryInput.name': update({ name: text('Tools') }),
    'UpdateCategoryInput.description': update({ description: text('All') }),
    'UpdateCategoryInput.shortDescription': update({ shortDescription: text('All') }),
    'UpdateCategoryInput.slug': () => update({ slug: text(`kit-no-${slugs++}`) })(),
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

/** Inputs that only a field inside an answer takes: operation, the way down to the field, and the field's argument. */
const nestedInputs: Record<string, { way: [string, string]; type: string; input: object }> = {
  ...Object.fromEntries(
    ['Product', 'Cluster'].flatMap((owner) => {
      const type = `${owner}CategorySearchInput`
      const values = {
        slug: ['tools'],
        dateCreatedFrom: NEVER,
        dateCreatedTo: NEVER,
        dateModifiedFrom: NEVER,
        dateModifiedTo: NEVER,
      }
      const way: [string, string] = [`products { items { ... on ${owner} { categories(input: `, ') { itemsFound } } } }']
      return Object.entries(values).map(([name, value]) => [`${type}.${name}`, { way, type, input: { [name]: value } }])
    }),
  ),
  'CategoryBaseProductsSearchInput.sourceIds_deprecated': {
    way: ['categories { items { baseProducts(input: ', ') { itemsFound } } }'],
    type: 'CategoryBaseProductsSearchInput',
    input: { sourceIds_deprecated: ['1'] },
  },
  'CategoryBaseProductsSearchInput.sourceNames_deprecated': {
    way: ['categories { items { baseProducts(input: ', ') { itemsFound } } }'],
    type: 'CategoryBaseProductsSearchInput',
    input: { sourceNames_deprecated: ['ERP'] },
  },
}

/** The smallest request that uses an item, also where the schema alone does not say how. */
export function anyRequest(
  schema: GraphQLSchema,
  item: Declared,
  examples: Examples,
  form: Form,
  irregular: WrittenOut,
): Request {
  if (item.item === 'Category.categories(userId:)')
    return { query: '{ categories { items { categories(userId: 1) { categoryId } } } }', variables: {} }
  const inside = nestedInputs[item.item]
  if (!inside) return requestFor(schema, item, examples, form, irregular)
  const [before, after] = inside.way
  const literal = Object.entries(inside.input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return form === 'literal'
    ? { query: `{ ${before}{ ${literal.join(', ')} }${after} }`, variables: {} }
    : { query: `query Sent($input: ${inside.type}) { ${before}$input${after} }`, variables: { input: inside.input } }
}
