/** Drives the package for SpareParts Live: drawings and hotspots of an imitated API, parts of the demo shop. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Package } from '../install-aside.js'
import { type Providers, SPARE_PARTS_TOKEN } from './providers.js'
import { openAdmin, openStorefront, query, type Shop } from './shop.js'

const hotspot = (id: number, oem: string, link = -1) => ({
  id,
  pos: String(id).padStart(2, '0'),
  func: [{ id, oem, link, overview: [{ column: 'description', value: `Part ${oem}` }] }],
})

export async function testSpareParts(shop: Shop, { drawings }: Providers) {
  const server = shop.load('@propeller-commerce/propeller-v2-spl/server')
  const client = openStorefront(shop)
  const { category } = await query(client, '{ category(slug: "catalogue") { categoryId } }')
  const onRequest = await addPartOnRequest(shop, category.categoryId)
  const unknown = Array.from({ length: 600 }, (_, i) => hotspot(1000 + i, `NO-PART-${i}`))
  drawings.tree = [
    { id: 1, name: 'Grinder', parent: -1, selected: true },
    { id: 2, name: 'Motor', parent: 1 },
  ]
  drawings.drawings = {
    '1': {
      svg: '<svg id="svgRoot"/>',
      hotspots: [hotspot(1, 'DRL-0750'), hotspot(2, '', 2), hotspot(3, onRequest), hotspot(4, 'NO-PART')],
    },
    '2': { svg: '<svg id="svgRoot"><rect/></svg>', hotspots: [hotspot(5, 'SND-0300'), ...unknown] },
  }
  const spl = server.createSplClient({ baseUrl: 'https://api.spareparts.live/v1/', token: SPARE_PARTS_TOKEN })
  const resolve = (skus: string[]) =>
    server.resolveHotspotProducts({
      client,
      baseCategoryId: category.categoryId,
      language: 'NL',
      skus,
      imageVariantFilters: { transformations: [] },
      priceCalculateProductInput: { taxZone: 'NL' },
    })
  await shop.step(
    'SpareParts Live: the first drawing has its tree, a part, a part on request, an unknown part and a way on',
    async () => {
      const root = await server.assembleRoot(spl, 'GRD-0230', resolve)
      deepEqual(
        root.cards.map(({ sku, kind, product }: Package) => [sku, kind, product?.sku]),
        [
          ['DRL-0750', 'default', 'DRL-0750'],
          [onRequest, 'on-request', onRequest],
          ['NO-PART', 'not-found', undefined],
        ],
      )
      deepEqual([root.nav, root.drawing, root.tree.length, root.tree[0].children.length], [{ 2: 2 }, '<svg id="svgRoot"/>', 1, 1])
      ok(root.cards[0].product.price.gross > 0)
      deepEqual(
        server.breadcrumbTrail(root.tree, 2).map(({ name }: Package) => name),
        ['Grinder', 'Motor'],
      )
    },
  )
  await shop.step('SpareParts Live: a drawing with more hotspots than fit on a page of 500', async () => {
    const { cards } = await server.assembleDrawing(spl, 2, resolve)
    deepEqual([cards.length, cards[0].kind, cards[1].kind], [601, 'default', 'not-found'])
  })
  await shop.step('SpareParts Live: the panel renders on the server', async () => {
    const { SparePartsLive } = shop.load('@propeller-commerce/propeller-v2-spl')
    const { createElement } = shop.load('react')
    const { renderToString } = shop.load('react-dom/server')
    ok(renderToString(createElement(SparePartsLive, { publicationId: 'GRD-0230' })).includes('<'))
  })
}

/** A part without a price to show. */
async function addPartOnRequest(shop: Shop, categoryId: number): Promise<string> {
  const admin = openAdmin(shop)
  const names = [{ language: 'NL', value: 'Onderdeel op aanvraag' }]
  const sku = 'PRT-ON-REQUEST'
  const { productId } = await shop.sdk.productService(admin).createProduct({ categoryId, names, sku, status: 'A' })
  await query(
    admin,
    `mutation { priceCreate(input: { productId: ${productId}, list: 10, defaultTaxCode: H, display: ON_REQUEST }) { id } }`,
  )
  equal(typeof productId, 'number')
  return sku
}
