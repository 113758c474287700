/** The buyer: for whom a request, or one operation in it, reads the catalogue. Order lists depend on the buyer, and so will prices and carts. */
import type { Actor } from './auth/access.js'

/** Plain, frozen data. Within a request, buyers that say the same are one object: compare and group them by identity. */
export interface Buyer {
  /** The contact or the customer who buys. Both are null for a visitor, and where `userId` says who it is. */
  readonly contactId: number | null
  readonly customerId: number | null
  /** The person whom an operation names without saying whether it is a contact or a customer: they share one number space. */
  readonly userId: number | null
  /** The company that an operation names. Where it names none, a contact buys for its primary company. */
  readonly companyId: number | null
  /** Where no company is named: what any of the contact's companies may see is visible, not only what the primary one may see. */
  readonly anyCompany: boolean
  readonly language: string | null
  readonly taxZone: string | null
  /** False asks for products outside the order lists, too; the assortment decides whether the caller may ask for that. */
  readonly applyOrderlists: boolean
  /** The order lists that an operation names beside those of the party. */
  readonly orderlistIds: readonly number[]
  /** The price sheets that apply; null while they are not resolved. */
  readonly priceSheetIds: readonly number[] | null
}

/** How the arguments of an operation name a buyer. */
export interface BuyerArguments {
  /** A contactId or customerId; 0 names nobody, as null does. */
  userId?: number | null | undefined
  companyId?: number | null | undefined
  language?: string | null | undefined
  taxZone?: string | null | undefined
  applyOrderlists?: boolean | null | undefined
  orderlistIds?: readonly number[] | null | undefined
}

/** What a request says of its caller. */
interface Caller {
  actor: Actor
  buyer: Buyer
}

const NO_IDS: readonly number[] = Object.freeze([])

/** The buyer of a request whose arguments name nobody: the contact or customer who is logged in, else a visitor. Each request has an object of its own. */
export const createBuyer = ({ user }: Actor): Buyer =>
  Object.freeze({
    contactId: user?.kind === 'contact' ? user.id : null,
    customerId: user?.kind === 'customer' ? user.id : null,
    userId: null,
    companyId: null,
    anyCompany: false,
    language: null,
    taxZone: null,
    applyOrderlists: true,
    orderlistIds: NO_IDS,
    priceSheetIds: null,
  })

/** The number of the contact or customer; null for a visitor. */
export const personOf = ({ contactId, customerId, userId }: Buyer): number | null => contactId ?? customerId ?? userId

/** The buyer whom the arguments of an operation name. What they do not say is as `base` has it: the caller, or the buyer of a parent row. */
export function buyerFor({ buyer: own }: Caller, args: BuyerArguments, base: Buyer = own): Buyer {
  const { contactId, customerId, userId } = namedPerson(own, args.userId, base)
  return internBuyer(own, base, {
    contactId,
    customerId,
    userId,
    companyId: args.companyId == null ? base.companyId : args.companyId || null,
    anyCompany: base.anyCompany,
    language: args.language ?? base.language,
    taxZone: args.taxZone ?? base.taxZone,
    applyOrderlists: args.applyOrderlists ?? base.applyOrderlists,
    orderlistIds: args.orderlistIds == null ? base.orderlistIds : args.orderlistIds.length ? args.orderlistIds : NO_IDS,
    priceSheetIds: base.priceSheetIds,
  })
}

/** The caller as the buyer of one record, which is read by its key: no company can be named there, so any of a contact's own companies will do. */
export function anyCompanyBuyer({ actor: { user }, buyer: own }: Caller): Buyer {
  const hasChoice = user?.kind === 'contact' && user.companyIds.length > 1
  return hasChoice ? internBuyer(own, own, { ...own, anyCompany: true }) : own
}

type Person = Pick<Buyer, 'contactId' | 'customerId' | 'userId'>

function namedPerson(own: Buyer, userId: number | null | undefined, base: Buyer): Person {
  if (userId == null) return base
  return userId === 0 || userId === personOf(own) ? own : { contactId: null, customerId: null, userId }
}

/** The other buyers of a request, kept as long as its own one. */
const buyersOfRequests = new WeakMap<Buyer, Map<string, Buyer>>()

/** The one object of a request that says the same as `buyer`: its own buyer, `base`, or one that was made before. */
function internBuyer(own: Buyer, base: Buyer, buyer: Buyer): Buyer {
  if (isSame(buyer, base)) return base
  if (isSame(buyer, own)) return own
  const known = buyersOfRequests.get(own) ?? new Map<string, Buyer>()
  buyersOfRequests.set(own, known)
  const key = JSON.stringify(buyer)
  const one = known.get(key) ?? Object.freeze({ ...buyer, orderlistIds: Object.freeze([...buyer.orderlistIds]) })
  known.set(key, one)
  return one
}

function isSame(one: Buyer, other: Buyer): boolean {
  return (Object.keys(one) as (keyof Buyer)[]).every((name) => one[name] === other[name])
}
