/** The fingerprint of a cart: an approval holds for what the approvers saw, and for nothing else. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ApprovalPart } from '../../../contract/contract.gen.js'
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

/** The parts of a cart, and what is compared of each. */
const PARTS: Readonly<Record<ApprovalPart, readonly (keyof FingerprintParts)[]>> = {
  LINES: ['lines'],
  PRICES: ['prices'],
  DELIVERY_ADDRESS: ['deliveryAddress'],
  INVOICE_ADDRESS: ['invoiceAddress'],
  COST_CENTRE: ['costCentre'],
  PAYER: ['payer'],
  CURRENCY: ['currency'],
  TOTAL: ['totalGross', 'totalNet'],
}

/** Returns the parts of a cart that are not as they were, also those that an approval tolerates. */
export function changedParts(then: FingerprintParts, now: FingerprintParts): ApprovalPart[] {
  const names = Object.keys(PARTS) as ApprovalPart[]
  return names.filter((name) => PARTS[name].some((part) => then[part] !== now[part]))
}

/** Returns the part of a cart that has changed since it was approved; null if the approval still holds. Only prices and totals have a tolerance. */
export function voidingPart(approved: FingerprintParts, now: FingerprintParts, tolerancePercentage: string): ApprovalPart | null {
  const changed = changedParts(approved, now)
  const fixed = changed.find((part) => part !== 'PRICES' && part !== 'TOTAL')
  if (fixed) return fixed
  const tolerance = Decimal.of(tolerancePercentage)
  if (PARTS.TOTAL.some((total) => isOutside(approved[total], now[total], tolerance))) return 'TOTAL'
  return tolerance.isZero() && changed.includes('PRICES') ? 'PRICES' : null
}

const CHANGES: Readonly<Record<ApprovalPart, string>> = {
  LINES: 'its lines have',
  PRICES: 'its prices have',
  DELIVERY_ADDRESS: 'its delivery address has',
  INVOICE_ADDRESS: 'its invoice address has',
  COST_CENTRE: 'its cost centre or project has',
  PAYER: 'its buyer or payer has',
  CURRENCY: 'its currency has',
  TOTAL: 'its total has',
}

/** Says that a part has changed, as part of an English sentence. */
export const describeChange = (part: ApprovalPart): string => `${CHANGES[part]} changed`

const HUNDRED = Decimal.of(100)

/** Compares without dividing: a hundred times the difference, and the percentage of the total. */
function isOutside(then: string, now: string, tolerance: Decimal): boolean {
  const difference = Decimal.of(now).subtract(Decimal.of(then))
  const change = difference.compare(Decimal.ZERO) < 0 ? difference.negate() : difference
  return change.multiply(HUNDRED).compare(Decimal.of(then).multiply(tolerance)) > 0
}
