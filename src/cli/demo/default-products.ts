/** Chooses the product that stands for a cluster on category pages: its picture and price are shown there. */
import { sql } from 'kysely'
import type { DemoClient, DemoTarget } from './client.js'

/** How many clusters one call changes. */
const AT_ONCE = 500

/** Gives a default product to every demo cluster that has none: the first one that is in stock, or else the first. */
export async function chooseDefaultProducts({ tenants }: DemoTarget, { rest }: DemoClient): Promise<void> {
  const { rows } = await sql<{ sourceId: string; productId: number }>`
    select distinct on (cluster.id) s.id as "sourceId", p.id as "productId"
      from cluster join "clusterSource" s on s."clusterId" = cluster.id and s.name = 'DEMO'
      join product p on p."clusterId" = cluster.id left join "productStock" stock on stock."productId" = p.id
     where cluster."defaultProductId" is null
     order by cluster.id, coalesce(stock."localQuantity", 0) > 0 desc, p."clusterOrder", p.id`.execute(tenants.control)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const clusters = rows
      .slice(from, from + AT_ONCE)
      .map(({ sourceId, productId }) => ({ sources: [{ source: 'DEMO', sourceId }], defaultProductId: productId }))
    await rest('POST /v2/clusters/bulk/sourceId', { clusters })
  }
}
