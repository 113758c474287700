/** Records of the catalogue that the REST examples do not need: places in categories, options, settings, a machine. */
import type { Answer, TestServer } from '../../test-server.js'
import type { Records, Run } from './fixture.js'

const text = (value: string) => [{ language: 'EN', value }]

/** Two options of a cluster, a setting of it, and places of products and clusters in their categories. */
export async function addCatalog({ db }: TestServer, run: Run, things: Records) {
  const { product, cluster, config, options, categories } = things
  const add =
    'mutation ($id: Int!, $input: ClusterOptionCreateInput!) { clusterOptionCreate(clusterId: $id, input: $input) { id uuid } }'
  const second = await run(add, { id: cluster.id, input: { names: text('Gift wrapping') } })
  const create =
    'mutation ($id: Int!, $input: CreateProductInput!) { clusterOptionProductCreate(id: $id, input: $input) { productId } }'
  await run(create, { id: options[0].id, input: { sku: 'EXAMPLE-OPTION-2', names: text('Engraving on two sides') } })
  const setting = db.selectFrom('clusterConfigSetting').select(['id', 'uuid']).where('clusterConfigId', '=', config.id)
  const engravings = db.selectFrom('product').select(['id', 'uuid']).where('sku', 'like', 'EXAMPLE-OPTION%').orderBy('id')
  const places = await findPlaces(db, product)
  await run('mutation ($input: AddSurchargesToProductInput!) { addSurchargesToProduct(input: $input) { __typename } }', {
    input: { surchargeIds: [things.surcharge.uuid], productId: product.id },
  })
  return {
    options: [options[0], second],
    optionProducts: await engravings.execute(),
    configSetting: await setting.executeTakeFirstOrThrow(),
    machine: (await run('{ machines(input: { offset: 1 }) { items { id uuid: id } } }')).items[0],
    ...places,
    categories: [places.home, categories.find(({ id }: Answer) => id !== places.home.id), categories[2]],
  }
}

/** The category of the product with its other products, one with clusters, and the relationships by which they are in them. */
async function findPlaces(db: TestServer['db'], product: Records) {
  const placed = () => db.selectFrom('categoryItem').select(['id', 'uuid', 'categoryId', 'productId', 'clusterId'])
  const own = await placed().where('productId', '=', product.id).executeTakeFirstOrThrow()
  const products = placed().where('categoryId', '=', own.categoryId).where('productId', 'is not', null)
  const places = await products.orderBy('sortOrder').orderBy('id').limit(2).execute()
  const clusters = await placed().where('clusterId', 'is not', null).orderBy('id').execute()
  const first = clusters.find(({ categoryId, id }) =>
    clusters.some((other) => other.categoryId === categoryId && other.id !== id),
  )
  const clusterPlaces = clusters.filter(({ categoryId }) => categoryId === first?.categoryId).slice(0, 2)
  const category = async (id: number | undefined) =>
    db
      .selectFrom('category')
      .select(['id', 'uuid', 'parentId'])
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
  const uuidOf = async (id: number | null) =>
    db.selectFrom('product').select(['id', 'uuid']).where('id', '=', id).executeTakeFirstOrThrow()
  return {
    places,
    placedProducts: await Promise.all(places.map(({ productId }) => uuidOf(productId))),
    home: await category(own.categoryId),
    clusterPlaces,
    clusterHome: await category(first?.categoryId),
    placedCluster: { id: first?.clusterId },
  }
}
