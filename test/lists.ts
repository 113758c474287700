/** Lists of products, and their owners. */

import { addClusters, addProducts } from './category-fixtures.js'
import { addContact, addCustomer } from './people.js'
import { startTestServer } from './test-server.js'

/** Three products, two clusters, contacts of two companies, a customer; some of them are known to another system. */
export async function houseOfLists() {
  const server = await startTestServer({ closes: false })
  const products = await addProducts(server, 3)
  const clusters = await addClusters(server, 2)
  const ada = await addContact(server, { email: 'ada@dock.test' })
  const eve = await addContact(server, { email: 'eve@tug.test' })
  const bo = await addCustomer(server, { email: 'bo@shop.test' })
  const known = (id: string) => ({ name: 'erp', id })
  const [productId, clusterId, companyId] = [products[0], clusters[0], ada.companyIds[0]] as [number, number, number]
  await server.db
    .insertInto('productSource')
    .values({ ...known('P'), productId })
    .execute()
  await server.db
    .insertInto('clusterSource')
    .values({ ...known('C'), clusterId })
    .execute()
  await server.db
    .insertInto('companySource')
    .values({ ...known('H'), companyId })
    .execute()
  await server.db
    .insertInto('contactSource')
    .values({ ...known('U'), contactId: ada.id })
    .execute()
  await server.db
    .insertInto('customerSource')
    .values({ ...known('B'), customerId: bo.id })
    .execute()
  const key = await server.keyFor({})
  const viewer = await server.keyFor({ user: 'VIEWER' })
  const editor = await server.keyFor({ shop: 'EDITOR' })
  return { at: server, products, clusters, ada, eve, bo, key, viewer, editor }
}
