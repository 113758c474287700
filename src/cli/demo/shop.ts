/** Loads the whole demo shop, made from the tables of kinds, and its further series when a large catalogue is wanted. */
import { sql } from 'kysely'
import { type AttributeName, attributeDescriptions, describeValue } from './attributes.js'
import { wholeCategories } from './categories.js'
import type { DemoClient, DemoTarget, OnProgress } from './client.js'
import {
  type DemoProduct,
  nameOf,
  productsOfSeries,
  toClusterInput,
  toPriceInput,
  toProductInput,
  toRounds,
  toStockInput,
  toTierInputs,
} from './generate.js'
import { kinds } from './kinds/kinds.js'
import { addDataSheets, addPictures, type DataSheet, type Pictured } from './media.js'
import { writePdf } from './pdf.js'
import { type Picture, pictureOf } from './pictures/render.js'
import { splitText } from './words.js'

/** How many products a large catalogue has. */
const LARGE = 100_000

/** The pictures that the shop needs. */
export const shopPictures = (): Picture[] => productsOfSeries(0).map(({ kind, values }) => pictureOf(kind.drawing, values))

/** What must be there before the products. Answers the ids of the cluster configurations by their attribute. */
export async function loadShopSettings({ rest }: DemoClient): Promise<Map<string, number>> {
  await rest('POST /v2/attributedescriptions/bulk/name', { attributeDescriptions })
  await rest('POST /v2/categories/bulk/sourceId', { categories: wholeCategories })
  const axes = [...new Set(kinds.flatMap(({ cluster }) => cluster ?? []))]
  const clusterConfigs = axes.map((attributeName) => ({
    name: `BY_${attributeName}`,
    settings: [{ attributeName, displayType: attributeName === 'COLOR' ? 'color' : 'dropdown', priority: 1 }],
  }))
  const { data } = await rest('POST /v2/clustersconfig/bulk/name', { clusterConfigs })
  return new Map(axes.map((axis, i) => [axis, data[i].id]))
}

/** Writes some products with their clusters, prices and stock. */
async function loadRound({ rest }: DemoClient, configIds: ReadonlyMap<string, number>, products: readonly DemoProduct[]) {
  const single = products.filter(({ cluster }) => !cluster)
  const clusters = groupByCluster(products)
  if (single.length) await rest('POST /v2/products/bulk/sourceId', { products: single.map(toProductInput) })
  if (clusters.length)
    await rest('POST /v2/clusters/bulk/sourceId', { clusters: clusters.map((members) => toClusterInput(members, configIds)) })
  await rest('POST /v2/prices/bulk', { prices: products.map(toPriceInput) })
  const bulkPrices = products.flatMap(toTierInputs)
  if (bulkPrices.length) await rest('POST /v2/bulk-prices/bulk', { bulkPrices })
  await rest('POST /v2/inventory/bulk/sku/local', { inventory: products.map(toStockInput) })
}

const groupByCluster = (products: readonly DemoProduct[]): DemoProduct[][] => {
  const groups = new Map<string, DemoProduct[]>()
  for (const product of products)
    if (product.cluster) groups.set(product.cluster, [...(groups.get(product.cluster) ?? []), product])
  return [...groups.values()]
}

/** Loads the shop. */
export async function loadShop(
  target: DemoTarget,
  client: DemoClient,
  configIds: ReadonlyMap<string, number>,
  rendered: Promise<ReadonlyMap<string, Buffer>>,
  onProgress: OnProgress,
): Promise<void> {
  const products = productsOfSeries(0)
  let done = 0
  for (const round of toRounds(products)) {
    onProgress(done, products.length, 'products')
    await loadRound(client, configIds, round)
    done += round.length
  }
  onProgress(products.length, products.length, 'products')
  await addPictures(target, await rendered, products.map(toPictured))
  await addDataSheets(target, dataSheets(products))
}

/** Loads further series until the catalogue is large. A round whose products all have stock is complete, so that a load that was broken off goes on where it stopped. */
export async function loadSeries(
  target: DemoTarget,
  client: DemoClient,
  configIds: ReadonlyMap<string, number>,
  rendered: ReadonlyMap<string, Buffer>,
  onProgress: OnProgress,
): Promise<void> {
  const perSeries = productsOfSeries(0).length
  let done = perSeries
  for (let series = 1; done < LARGE; series++) {
    for (const round of toRounds(productsOfSeries(series).slice(0, LARGE - done))) {
      onProgress(done, LARGE, 'products')
      if (!(await isComplete(target, round))) {
        await loadRound(client, configIds, round)
        await addPictures(target, rendered, round.map(toPictured))
      }
      done += round.length
    }
  }
  onProgress(LARGE, LARGE, 'products')
}

/** Pictures are written last. */
async function isComplete({ tenants }: DemoTarget, round: readonly DemoProduct[]): Promise<boolean> {
  const skus = round.map(({ sku }) => sku)
  const { rows } = await sql<{ n: number }>`
    select count(distinct p.sku)::int as n from product p join "mediaImage" m on m."productId" = p.id
     where p.sku = any(${skus})`.execute(tenants.control)
  return rows[0]?.n === round.length
}

const toPictured = (product: DemoProduct): Pictured => ({
  sku: product.sku,
  picture: pictureOf(product.kind.drawing, product.values),
  names: [nameOf(product, 0), nameOf(product, 1), nameOf(product, 2)],
})

/** The kinds that have a data sheet. */
const DOCUMENTED = ['CHS', 'XMV', 'MCB', 'LED', 'BLV', 'RAD', 'PMP', 'CDR', 'VAC', 'HLC', 'SHO', 'GLC']
const SHEET_WORDS = ['Productblad', 'Data sheet', 'Datenblatt'] as const

/** One data sheet for each documented kind: what it is for, its fixed values and its variants. */
function dataSheets(products: readonly DemoProduct[]): DataSheet[] {
  return DOCUMENTED.map((code) => {
    const members = products.filter(({ kind }) => kind.code === code)
    const [first] = members as [DemoProduct, ...DemoProduct[]]
    const page = (i: 0 | 1 | 2) => {
      const values = Object.entries(first.kind.fixed ?? {}).map(([name, value]) => describeValue(name as AttributeName, value, i))
      const lines = [...values, '', ...members.map((member) => `${member.sku}    ${nameOf(member, i)}`)]
      return writePdf(`${SHEET_WORDS[i]} ${first.kind.brand} ${code}`, splitText(first.kind.text)[i], lines)
    }
    return {
      fileName: `${code.toLowerCase()}-data-sheet`,
      titles: [`${SHEET_WORDS[0]} ${code}`, `${SHEET_WORDS[1]} ${code}`, `${SHEET_WORDS[2]} ${code}`],
      pages: [page(0), page(1), page(2)],
      skus: members.map(({ sku }) => sku),
    }
  })
}
