/** Pictures, videos and documents. Most belong to one product, a few to a cluster, a category and a machine. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { TestServer } from '../../test-server.js'
import { clusterFor, configFor, insert, type Make, some, stamped, text, texts } from './insert.js'

export function shownMedia(table: 'mediaImage' | 'mediaVideo' | 'mediaDocument'): Make {
  return async (server, n) => {
    const values = { uuid: v7(), sku: `Of ${table}`, createdAt: server.clock(), lastModifiedAt: server.clock() }
    const made = server.db.insertInto('product').values(values as never)
    const { id: productId } = await made.returning('id').executeTakeFirstOrThrow()
    await insert(table, (i) => ({ productId, ...said(i) }))(server, n)
    const [clusterId, categoryId] = [
      await clusterFor(server, await configFor(server, `Of_${table}`), `Of ${table}`),
      await categoryFor(server),
    ]
    const sparePartsMachineId = await machineFor(server, table)
    for (const shown of [{ clusterId }, { categoryId }, { sparePartsMachineId }])
      await insert(table, (i) => ({ ...shown, ...said(i) }))(server, 12)
  }
}

/** Returns the texts of a medium: in one language or two. */
const said = (i: number) => ({
  description: some(i, texts('Getoond a', 'Shown a'), text('Getoond b'), texts('Getoond b', 'Shown b')),
  tags: some(i, { NL: ['voor'], EN: ['front'] }, { NL: ['achter', 'voor'] }, { EN: ['back'] }),
  priority: i % 5,
})

async function categoryFor(server: TestServer): Promise<number> {
  const { id } = await server.db.insertInto('category').values(stamped(server)).returning('id').executeTakeFirstOrThrow()
  await sql`update category set path = id::text where id = ${id}`.execute(server.db)
  return id
}

async function machineFor(server: TestServer, sourceId: string): Promise<string> {
  const values = { ...stamped(server), source: 'shows', sourceId, name: text('Machine') }
  const made = server.db.insertInto('sparePartsMachine').values(values as never)
  return (await made.returning('uuid').executeTakeFirstOrThrow()).uuid
}

/** Papers of a company and of a customer, some of them about a machine. */
export const attachments: Make = async (server, n) => {
  const values = { uuid: v7(), name: 'Of papers', createdAt: server.clock(), lastModifiedAt: server.clock() }
  const { id: companyId } = await server.db.insertInto('company').values(values).returning('id').executeTakeFirstOrThrow()
  const customer = { uuid: v7(), createdAt: server.clock(), lastModifiedAt: server.clock() }
  const { id: customerId } = await server.db.insertInto('customer').values(customer).returning('id').executeTakeFirstOrThrow()
  const sparePartsMachineId = await machineFor(server, 'mediaAttachment')
  const paper = (i: number) => ({
    ...said(i),
    orderId: some(i, 1, 2, null),
    sparePartsMachineId: some(i, sparePartsMachineId, null),
  })
  await insert('mediaAttachment', (i) => ({
    ...(some(i, { companyId, customerId: null }, { companyId: null, customerId }) as object),
    ...paper(i),
  }))(server, n)
}
