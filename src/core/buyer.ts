/** The buyer for which a request, or one operation of it, reads the catalogue. Order lists, prices and carts depend on the buyer. */
import type { Actor } from './auth/access.js'

/** Plain, frozen data. Within a request, equal buyers are the same object, so they can be compared and grouped by identity. */
export interface Buyer {
  /** The contact or the customer who buys. Both are null for a visitor, and if `userId` is set. */
  readonly contactId: number | null
  readonly customerId: number | null
  /** The person that an operation names without saying whether it is a contact or a customer. Both share one number space. */
  readonly userId: number | null
  /** The company that an operation names. Without one, a contact buys for its primary company. */
  readonly companyId: number | null
  /** If no company is named: everything that any of the contact's companies may see is visible, not only what the primary company may see. */
  readonly anyCompany: boolean
  readonly language: string | null
  readonly taxZone: string | null
  /** False also shows products outside the order lists. The assortment module checks whether the caller may request that. */
  readonly applyOrderlists: boolean
  /** The order lists that an operation names, in addition to those of the contact, customer or company. */
  readonly orderlistIds: readonly number[]
  /** The price sheets that apply; null until they are resolved. */
  readonly priceSheetIds: readonly number[] | null
}

/** The arguments by which an operation names a buyer. */
export interface BuyerArguments {
  /** A contactId or customerId. 0 names nobody, like null. */
  userId?: number | null | undefined
  companyId?: number | null | undefined
  language?: string | null | undefined
  taxZone?: string | null | undefined
  applyOrderlists?: boolean | null | undefined
  orderlistIds?: readonly number[] | null | undefined
}

/** The part of the context that identifies the caller. */
interface Caller {
  actor: Actor
  buyer: Buyer
}

const NO_IDS: readonly number[] = Object.freeze([])

/** Returns the buyer of a request: the logged-in contact or customer, otherwise a visitor. Each request has its own object. */
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

/** Returns the id of the contact or customer; null for a visitor. */
export const personOf = ({ contactId, customerId, userId }: Buyer): number | null => contactId ?? customerId ?? userId

/** Returns the buyer that the arguments of an operation name. Missing arguments are taken from `base`: the caller, or the buyer of a parent row. */
export function buyerFor({ buyer: requestBuyer }: Caller, args: BuyerArguments, base: Buyer = requestBuyer): Buyer {
  const { contactId, customerId, userId } = personFor(requestBuyer, args.userId, base)
  return internBuyer(requestBuyer, base, {
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

/** Returns the caller as the buyer of a single record. Such operations cannot name a company, so any of the contact's companies may grant access. */
export function anyCompanyBuyer({ actor: { user }, buyer: requestBuyer }: Caller): Buyer {
  const hasSeveral = user?.kind === 'contact' && user.companyIds.length > 1
  return hasSeveral ? internBuyer(requestBuyer, requestBuyer, { ...requestBuyer, anyCompany: true }) : requestBuyer
}

type Person = Pick<Buyer, 'contactId' | 'customerId' | 'userId'>

function personFor(requestBuyer: Buyer, userId: number | null | undefined, base: Buyer): Person {
  if (userId == null) return base
  return userId === 0 || userId === personOf(requestBuyer) ? requestBuyer : { contactId: null, customerId: null, userId }
}

/** The buyers that the operations of a request name, by the buyer of the request, with the same lifetime. */
const buyersOfRequests = new WeakMap<Buyer, Map<string, Buyer>>()

/** Returns the object of the request that equals `buyer`: the buyer of the request, `base`, or one that was created before. */
function internBuyer(requestBuyer: Buyer, base: Buyer, buyer: Buyer): Buyer {
  if (isSame(buyer, base)) return base
  if (isSame(buyer, requestBuyer)) return requestBuyer
  const others = buyersOfRequests.get(requestBuyer) ?? new Map<string, Buyer>()
  buyersOfRequests.set(requestBuyer, others)
  const key = JSON.stringify(buyer)
  const interned = others.get(key) ?? Object.freeze({ ...buyer, orderlistIds: Object.freeze([...buyer.orderlistIds]) })
  others.set(key, interned)
  return interned
}

const isSame = (a: Buyer, b: Buyer): boolean => (Object.keys(a) as (keyof Buyer)[]).every((name) => a[name] === b[name])
