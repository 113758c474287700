/** The fingerprint of a cart: an approval holds for what the approvers saw, and for nothing else. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Decimal } from '../../../core/money.js'
import type { CartAddressValues, FingerprintParts } from '../../../db/json.js'
import { canonical } from './canonical.js'

/** A cart as it is stored. */
export interface CartSnapshot {
  lines: readonly {
    productId: number
    parentId: number | null
    clusterId: number | null
    bundleId: string | null
    quantity: number
    price: string
  }[]
  deliveryAddress: CartAddressValues
  invoiceAddress: CartAddressValues
  costCentre: string | null
  project: string | null
  companyId: number | null
  contactId: number | null
  currency: string
  totalGross: string
  totalNet: string
}

/** The snapshot of the cart `c`, without the lines that the shop adds. */
export const snapshotOfCart = sql<CartSnapshot>`jsonb_build_object(
  'lines', (select coalesce(jsonb_agg(jsonb_build_object('productId', i."productId",
              'parentId', (select o."productId" from "cartItem" o where o.id = i."parentItemId"), 'clusterId', i."clusterId", 'bundleId', i."bundleId",
              'quantity', i.quantity, 'price', i.amounts ->> 'price') order by i."productId", i.id), '[]')
              from "cartItem" i where i."cartId" = c.id and not i."isBonus"),
  'deliveryAddress', c."deliveryAddress", 'invoiceAddress', c."invoiceAddress", 'costCentre', c."costCentre", 'project', c.project,
  'companyId', c."companyId", 'contactId', c."contactId", 'currency', c.currency,
  'totalGross', c.amounts ->> 'totalGross', 'totalNet', c.amounts ->> 'totalNet')`

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the hashes of the parts of a cart. `payerId` is the company whose credit pays. */
export function partsOf(cart: CartSnapshot, payerId: number | null): FingerprintParts {
  const { lines, deliveryAddress, invoiceAddress, costCentre, project, companyId, contactId, currency } = cart
  const hash = (value: unknown) => sha256(canonical(value))
  return {
    lines: hash(lines.map(({ price: _, ...line }) => canonical(line)).sort()),
    prices: hash(
      lines.map(({ productId, quantity, price }) => canonical([productId, quantity, Decimal.of(price).toText()])).sort(),
    ),
    deliveryAddress: hash(deliveryAddress),
    invoiceAddress: hash(invoiceAddress),
    costCentre: hash([costCentre, project]),
    payer: hash([companyId, contactId, payerId]),
    currency,
    totalGross: Decimal.of(cart.totalGross).toText(),
    totalNet: Decimal.of(cart.totalNet).toText(),
  }
}

export const fingerprintOf = (parts: FingerprintParts): string => sha256(canonical(parts))

const CHANGES: readonly [keyof FingerprintParts, string][] = [
  ['lines', 'its lines have'],
  ['deliveryAddress', 'its delivery address has'],
  ['invoiceAddress', 'its invoice address has'],
  ['costCentre', 'its cost centre or project has'],
  ['payer', 'its buyer or payer has'],
  ['currency', 'its currency has'],
]

/** Returns what has changed since a cart was approved, as part of a sentence; null if the approval still holds. Only prices have a tolerance. */
export function whyVoid(approved: FingerprintParts, now: FingerprintParts, tolerancePercentage: string): string | null {
  const changed = CHANGES.find(([part]) => approved[part] !== now[part])
  if (changed) return changed[1]
  const tolerance = Decimal.of(tolerancePercentage)
  const areOther = (['totalGross', 'totalNet'] as const).some((total) => isOutside(approved[total], now[total], tolerance))
  if (areOther) return 'its total has'
  return tolerance.isZero() && approved.prices !== now.prices ? 'its prices have' : null
}

const HUNDRED = Decimal.of(100)

/** Compares without dividing: a hundred times the difference, and the percentage of the total. */
function isOutside(then: string, now: string, tolerance: Decimal): boolean {
  const difference = Decimal.of(now).subtract(Decimal.of(then))
  const change = difference.compare(Decimal.ZERO) < 0 ? difference.negate() : difference
  return change.multiply(HUNDRED).compare(Decimal.of(then).multiply(tolerance)) > 0
}
