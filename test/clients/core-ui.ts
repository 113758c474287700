/** Drives the core of the published UI packages: its service factory against the server, and its normalisers on what the server returns. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Package } from '../install-aside.js'
import { CART, logIn, openStorefront, type Shop } from './shop.js'

const paging = { page: 1, offset: 12 }
const images = {
  imageSearchFilters: { page: 1, offset: 1 },
  imageVariantFilters: { transformations: [{ name: 'card', transformation: { width: 300, height: 300, format: 'WEBP' } }] },
}
const DRILL = { sku: 'DRL-1800', language: 'NL', attributeResultSearchInput: { page: 1, offset: 2000 }, ...images }

export async function testCoreUi(shop: Shop) {
  const ui = shop.load('@propeller-commerce/propeller-v2-core-ui')
  const { client, user } = await logIn(shop)
  const { contactId, company } = user
  const companyId = company.companyId
  const services = ui.createServices(client)
  await shop.step('UI core: the factory makes the services once for each client', async () => {
    equal(ui.createServices(client), services)
    ok(ui.createServices(openStorefront(shop)) !== services)
    equal(Object.keys(services).length, 15)
  })
  await shop.step('UI core: each service is answered', async () => {
    const calls: Record<string, () => Promise<Package>> = {
      product: () =>
        services.product.getProducts({ input: { ...paging, term: 'boor', language: 'NL' }, language: 'NL', ...images }),
      cart: () => services.cart.getCarts({ contactIds: [contactId], statuses: ['OPEN'], ...paging }),
      user: () => services.user.getViewer({ contactCompaniesSearchInput: paging, contactPAConfigInput: paging }),
      category: () =>
        services.category.getCategory({ slug: 'catalogue', language: 'NL', categoryProductSearchInput: paging, ...images }),
      order: () => services.order.getOrders({ ...paging, companyIds: [companyId] }),
      payMethod: () => services.payMethod.getPayMethods(paging),
      address: () => services.address.getAddressesByCompanyId(companyId),
      company: () =>
        services.company.getCompany({
          id: companyId,
          contactSearchArguments: paging,
          contactPAConfigInput: paging,
          contactCompaniesSearchInput: paging,
        }),
      crossupsell: () =>
        services.crossupsell.getCrossupsells({
          input: paging,
          language: 'NL',
          priceCalculateProductInput: { taxZone: 'NL' },
          ...images,
        }),
      bundle: () => services.bundle.getBundles({ input: paging, language: 'NL', ...images }),
      favoriteList: () => services.favoriteList.getFavoriteLists({ contactId, ...paging }),
      purchaseAuthConfig: () =>
        services.purchaseAuthConfig.getPurchaseAuthorizationConfigs({ companyIds: [companyId], ...paging }),
    }
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call().catch((error: Error) => Promise.reject(new Error(`${name}: ${error.message}`)))
      ok(answer, name)
    }
  })
  await shop.step('UI core: errors become results, and plain objects stay what they are', async () => {
    const missing = await ui.tryAsync(() => services.product.getProduct({ productId: 999_999, ...CART }))
    deepEqual([missing.ok, typeof missing.error], [false, 'string'])
    const found = await ui.tryAsync(() => services.product.getProduct(DRILL))
    equal(found.ok, true)
    // The package takes one underscore off the names of fields, for the private fields of older SDKs.
    equal(JSON.stringify(ui.toPlain(found.data)), JSON.stringify(found.data).replaceAll('"__typename"', '"_typename"'))
  })
  await shop.step(
    'UI core: a product has its name, sku, picture, price and attributes in the language of the buyer',
    async () => {
      const product = await services.product.getProduct(DRILL)
      equal(ui.getLanguageString(product.names, 'NL'), 'Accuboormachine 18 V')
      equal(ui.getProductSku(product), 'DRL-1800')
      ok(ui.getProductImageUrl(product).startsWith('http'))
      const shown = product.attributes.items.filter((item: Package) => ui.extractAttributeValues(item).length)
      ok(shown.length > 0 && shown.every((item: Package) => ui.getAttributeDisplayName(item, 'NL')))
      const [attribute] = shown
      const name = attribute.attributeDescription.name
      const [value] = ui.extractAttributeValues(attribute)
      deepEqual(ui.collectAttributeValues([product], name), [value])
      deepEqual(ui.filterProductsBySelections([product], { [name]: value }), [product])
      deepEqual(ui.filterProductsBySelections([product], { [name]: 'another' }), [])
      const urls = { getProductUrl: () => '/product/1', getClusterUrl: () => '/cluster/1' }
      const seo = { siteUrl: 'https://shop.example', language: 'NL', currencyCode: 'EUR', portalMode: 'open', user: null, urls }
      const linked = ui.buildProductJsonLd(product, seo)
      deepEqual(
        [linked.name, linked.sku, linked.brand.name, linked.offers.price],
        ['Accuboormachine 18 V', 'DRL-1800', 'Kolb', product.price.net.toFixed(2)],
      )
      equal(
        ui.formatPrice(product.price.gross),
        new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(product.price.gross),
      )
    },
  )
  await shop.step(
    'UI core: the logged-in user is a contact of a company with its addresses; a consumer is a customer',
    async () => {
      const contact = await services.user.getViewer({ contactCompaniesSearchInput: paging, contactPAConfigInput: paging })
      deepEqual([ui.isContact(contact), ui.getUserId(contact), ui.getCompanyId(contact)], [true, contactId, companyId])
      deepEqual([ui.deriveUserMode(contact), ui.isContentHidden('semi-closed', contact)], ['b2b', false])
      ok(ui.getAddresses(contact).length > 0)
      ok(ui.getDefaultDeliveryAddress(contact) ?? ui.getDefaultInvoiceAddress(contact))
      const { client: consumer } = await logIn(shop, 'customer')
      const customer = await ui
        .createServices(consumer)
        .user.getViewer({ contactCompaniesSearchInput: paging, contactPAConfigInput: paging })
      deepEqual([ui.isCustomer(customer), ui.deriveUserMode(customer)], [true, 'b2c'])
    },
  )
  await shop.step('UI core: the stock filter and the bonus lines of an order', async () => {
    const filter = ui.buildInventoryFilter('in-stock', 1)
    const all = await services.product.getProducts({ input: { ...paging, language: 'NL' }, language: 'NL', ...images })
    const stocked = await services.product.getProducts({
      input: { ...paging, language: 'NL', inventory: filter },
      language: 'NL',
      ...images,
    })
    ok(stocked.itemsFound > 0 && stocked.itemsFound < all.itemsFound, `${stocked.itemsFound} of ${all.itemsFound}`)
    const orders = await services.order.getOrders({ ...paging, companyIds: [companyId] })
    const order = await services.order.getOrder({ orderId: orders.items[0].id, ...CART })
    deepEqual(ui.getNettedBonusItems(order.items), [])
  })
}
