/** Which parts of a cart are not as they were when approval was asked for. */
import { sql } from 'kysely'
import type { ApprovalPart } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import type { ApprovalRequestRow } from '../../../db/db.gen.js'
import type { FingerprintParts } from '../../../db/json.js'
import { type CartSnapshot, partsOf, snapshotOfCart } from './fingerprint.js'

interface CartNow {
  id: number
  snapshot: CartSnapshot
  /** The company whose credit pays. */
  payerId: number | null
}

/** Reads the carts as they are now, each with the nearest company that has a credit account. */
async function readCarts({ db }: Ctx, ids: readonly number[]): Promise<Map<number, CartNow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CartNow>`
    select c.id, ${snapshotOfCart} as snapshot, k."companyId" as "payerId" from cart c left join lateral (
      with recursive above(id, level) as (
        select c."companyId", 0
        union all
        select o."belongsToCompanyId", level + 1 from above join company o on o.id = above.id where o."belongsToCompanyId" is not null and level < 10
      ) select a."companyId" from above join "creditAccount" a on a."companyId" = above.id order by above.level limit 1) k on true
     where c.id = any(${ids}::int4[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const PARTS: readonly [ApprovalPart, readonly (keyof FingerprintParts)[]][] = [
  ['LINES', ['lines']],
  ['PRICES', ['prices']],
  ['DELIVERY_ADDRESS', ['deliveryAddress']],
  ['INVOICE_ADDRESS', ['invoiceAddress']],
  ['COST_CENTRE', ['costCentre']],
  ['PAYER', ['payer']],
  ['CURRENCY', ['currency']],
  ['TOTAL', ['totalGross', 'totalNet']],
]

/** After a takeover the cart belongs to the manager, so that it is not compared. */
const isOpen = ({ status, isTakenOver }: ApprovalRequestRow) => !isTakenOver && (status === 'PENDING' || status === 'APPROVED')

/** Returns what has changed in the cart of each request. One statement. A cart that is deleted has not changed. */
export async function changedParts(ctx: Ctx, requests: readonly ApprovalRequestRow[]): Promise<ApprovalPart[][]> {
  const open = requests.filter(isOpen)
  const carts = await readCarts(ctx, [...new Set(open.map(({ cartId }) => cartId))])
  return requests.map((request) => {
    const found = isOpen(request) ? carts.get(request.cartId) : undefined
    if (!found) return []
    const now = partsOf(found.snapshot, found.payerId)
    return PARTS.filter(([, names]) => names.some((name) => now[name] !== request.parts[name])).map(([part]) => part)
  })
}
