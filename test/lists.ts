/** What lists of products are about, and whose they are. */

import { addClusters, addProducts } from './category-fixtures.js'
import { house } from './house.js'
import { addContact, addCustomer } from './people.js'

/** Three products, two clusters, contacts of two companies, a customer; some of them are known to another system. */
export async function houseOfLists() {
  const at = await house({ closes: false })
  const products = await addProducts(at, 3)
  const clusters = await addClusters(at, 2)
  const ada = await addContact(at, { email: 'ada@dock.test' })
  const eve = await addContact(at, { email: 'eve@tug.test' })
  const bo = await addCustomer(at, { email: 'bo@shop.test' })
  const known = (id: string) => ({ name: 'erp', id })
  const [productId, clusterId, companyId] = [products[0], clusters[0], ada.companyIds[0]] as [number, number, number]
  await at.db
    .insertInto('productSource')
    .values({ ...known('P'), productId })
    .execute()
  await at.db
    .insertInto('clusterSource')
    .values({ ...known('C'), clusterId })
    .execute()
  await at.db
    .insertInto('companySource')
    .values({ ...known('H'), companyId })
    .execute()
  await at.db
    .insertInto('contactSource')
    .values({ ...known('U'), contactId: ada.id })
    .execute()
  await at.db
    .insertInto('customerSource')
    .values({ ...known('B'), customerId: bo.id })
    .execute()
  const key = await at.keyFor({})
  const viewer = await at.keyFor({ user: 'VIEWER' })
  const editor = await at.keyFor({ shop: 'EDITOR' })
  return { at, products, clusters, ada, eve, bo, key, viewer, editor }
}
