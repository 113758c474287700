/** The lines that a buyer orders: which of them are goods, and how each compares with the shop's own line. */
import type { OrderItemCreateInput } from '../../../contract/contract.gen.js'
import type { Problem } from '../../../core/base/errors.js'
import { Decimal } from '../../../core/money.js'
import { StoredFields } from '../../../core/store/custom-fields.js'
import type { OrderedProduct } from '../../catalog/assortment/orderable.js'
import { type NewLine, toNewLine } from '../cart/cart.lines.js'
import type { NewOrderItem } from '../cart/checkout/cart.order.js'
import type { NewItem } from '../order/order.items.js'
import { isAlmost } from '../sale/sale.amounts.js'
import { COPIED, copiedColumns, type ProductCopy } from '../sale/sale.product-copy.js'

/** Returns whether a line is goods that a buyer puts into a cart. The shop adds the other lines: surcharges, incentives and bonus items. */
const isGoods = ({ class: kind, isBonus }: OrderItemCreateInput): boolean => kind === 'product' && isBonus !== 'Y'

export interface Goods {
  problems: Problem[]
  productIds: number[]
  /** The positions of the goods among all lines: the main lines first, then their children. */
  order: number[]
  /** The goods as lines of a cart. */
  linesOf: (products: ReadonlyMap<number, OrderedProduct>) => NewLine[]
}

/** Returns the goods among the lines. `productIds` are the products of all lines. */
export function readGoods(items: readonly OrderItemCreateInput[], productIds: readonly (number | null)[]): Goods {
  const places = new Map(items.flatMap(({ uuid }, i) => (uuid == null ? [] : [[uuid.toLowerCase(), i]])))
  const parentOf = ({ parentOrderItemUUID: uuid }: OrderItemCreateInput) =>
    uuid == null ? null : (places.get(uuid.toLowerCase()) ?? -1)
  const goods = items.flatMap((item, i) =>
    isGoods(item) ? [{ item, i, parent: parentOf(item), productId: productIds[i] ?? 0 }] : [],
  )
  const main = goods.filter(({ parent }) => parent === null)
  const childrenOf = (place: number) => goods.filter(({ parent }) => parent === place)
  return {
    problems: items.flatMap((item, i) => findLineProblems(items, item, i, productIds[i] ?? null, parentOf(item))),
    productIds: goods.map(({ productId }) => productId),
    order: [...main, ...main.flatMap(({ i }) => childrenOf(i))].map(({ i }) => i),
    linesOf: (products) =>
      main.map(({ item, i, productId }) => {
        const children = childrenOf(i).map((child) =>
          toNewLine(child.productId, { ...withoutPrice(child.item), quantity: child.item.quantity / item.quantity }),
        )
        const clusterId = children.length ? (products.get(productId)?.clusterId ?? null) : null
        return toNewLine(productId, withoutPrice(item), { clusterId, children })
      }),
  }
}

const withoutPrice = ({ quantity, notes, requestDate }: OrderItemCreateInput) => ({ quantity, notes, requestDate })

/** Finds what makes a line invalid regardless of its price. */
function findLineProblems(
  items: readonly OrderItemCreateInput[],
  item: OrderItemCreateInput,
  i: number,
  productId: number | null,
  parentAt: number | null,
): Problem[] {
  const problems: Problem[] = []
  const refuse = (isWrong: boolean, name: string, message: string) =>
    void (isWrong && problems.push({ path: ['items', i, name], message }))
  const isTwice = item.uuid != null && items.findIndex(({ uuid }) => uuid?.toLowerCase() === item.uuid?.toLowerCase()) !== i
  refuse(item.costPrice != null, 'costPrice', 'needs order.OWNER')
  refuse(item.parentOrderItemId != null, 'parentOrderItemId', 'refers to a line of another order')
  refuse(isTwice, 'uuid', 'belongs to another line')
  refuse(!['product', 'surcharge', 'incentive'].includes(item.class), 'class', 'must be product, surcharge or incentive')
  if (!isGoods(item)) return problems
  refuse(productId === null, 'productId', 'must refer to a product')
  refuse(item.quantity < 1, 'quantity', 'must be at least 1')
  return parentAt === null ? problems : [...problems, ...findParentProblems(item, i, items[parentAt])]
}

/** Checks that a child belongs to a main line, with a whole number of it per unit of that line. */
function findParentProblems(item: OrderItemCreateInput, i: number, parent: OrderItemCreateInput | undefined): Problem[] {
  if (!parent || !isGoods(parent) || parent.parentOrderItemUUID != null)
    return [{ path: ['items', i, 'parentOrderItemUUID'], message: 'must be the uuid of a main line of this order' }]
  const isWhole = parent.quantity >= 1 && item.quantity % parent.quantity === 0
  const message = `must be a multiple of ${parent.quantity}, the quantity of its parent line`
  return isWhole ? [] : [{ path: ['items', i, 'quantity'], message }]
}

type Products = ReadonlyMap<number, ProductCopy>

/** A goods line of the input, with the uuid of the shop's own line. */
interface GivenGoods {
  item: number
  uuid: string
}

const LINE_AMOUNTS = [
  'originalPrice',
  'customerPrice',
  'price',
  'priceNet',
  'priceTotal',
  'priceTotalNet',
  'discount',
  'tax',
  'taxPercentage',
] as const

const amountsOf = (made: NewOrderItem) => ({ ...made, tax: taxOf(made) })
const taxOf = ({ priceTotal, priceTotalNet }: NewOrderItem) => Decimal.of(priceTotalNet).subtract(Decimal.of(priceTotal)).toText()

/** Returns every value of a line that differs from the shop's own line. */
export function compareLines(
  items: readonly OrderItemCreateInput[],
  goods: readonly GivenGoods[],
  made: readonly NewOrderItem[],
  products: Products,
): Problem[] {
  const uuidOf = new Map(goods.map(({ item, uuid }) => [item, uuid]))
  const isOfGoods = new Set(uuidOf.values())
  const added = made.filter(({ uuid }) => !isOfGoods.has(uuid))
  return items.flatMap((item, i) => {
    const uuid = uuidOf.get(i)
    const own = uuid === undefined ? takeAdded(added, item) : made.find((each) => each.uuid === uuid)
    // An incentive may have turned a whole line into bonus items: then the total is compared instead.
    if (!own) return uuid === undefined ? [{ path: ['items', i], message: 'is not added by the shop: remove it' }] : []
    const problems = [
      ...findDifferences(item, own),
      ...(uuid === undefined ? findQuantityProblem(item, own) : findCopyProblems(item, products.get(own.productId ?? 0))),
    ]
    return problems.map(({ path, message }) => ({ path: ['items', i, ...path], message }))
  })
}

/** Removes and returns the line added by the shop that the buyer also sent: an identical one, or else one of the same kind. */
function takeAdded(added: NewOrderItem[], item: OrderItemCreateInput): NewOrderItem | undefined {
  const isOfKind = ({ class: kind, isBonus, productId }: NewOrderItem) =>
    kind === item.class && isBonus === item.isBonus && (item.productId == null || productId === item.productId)
  const isSame = (one: NewOrderItem) => isOfKind(one) && one.quantity === item.quantity && findDifferences(item, one).length === 0
  const same = added.findIndex(isSame)
  const at = same < 0 ? added.findIndex(isOfKind) : same
  return at < 0 ? undefined : added.splice(at, 1)[0]
}

const findDifferences = (item: OrderItemCreateInput, made: NewOrderItem): Problem[] => {
  const expected = amountsOf(made)
  const amounts = LINE_AMOUNTS.filter((name) => item[name] != null && !isAlmost(item[name], expected[name], 0))
  return [
    ...amounts.map((name) => ({ path: [name], message: `must be ${expected[name]}` })),
    ...(item.taxCode === made.taxCode ? [] : [{ path: ['taxCode'], message: `must be ${made.taxCode}` }]),
  ]
}

const findQuantityProblem = ({ quantity }: OrderItemCreateInput, made: NewOrderItem): Problem[] =>
  quantity === made.quantity ? [] : [{ path: ['quantity'], message: `must be ${made.quantity}` }]

/** Checks that a line shows the data of the product that is ordered. */
function findCopyProblems(item: OrderItemCreateInput, product: ProductCopy | undefined): Problem[] {
  if (!product) return []
  const differing = COPIED.filter(
    (name) => item[name] != null && item[name] !== '' && String(item[name]) !== String(product[name]),
  )
  const isNamed = !item.name || item.name === product.sku || Object.values(product.names).includes(item.name)
  return [
    ...differing.map((name) => ({ path: [name], message: `must be ${JSON.stringify(product[name])}` })),
    ...(isNamed ? [] : [{ path: ['name'], message: 'must be a name of the product' }]),
  ]
}

/** Returns the lines of the order: those of the shop, with the buyer's notes. */
export function toNewItems(
  items: readonly OrderItemCreateInput[],
  goods: readonly GivenGoods[],
  made: readonly NewOrderItem[],
  products: Products,
  language: string,
): NewItem[] {
  const givenBy = new Map(goods.map(({ item, uuid }) => [uuid, items[item]]))
  return made.map(({ parent, priority: _, ...line }) => {
    const product = products.get(line.productId ?? 0)
    const given = givenBy.get(line.uuid)
    return {
      ...(product && copiedColumns(product)),
      ...line,
      sku: String(product?.sku ?? line.class),
      name: given?.name || line.name || (product ? nameOf(product, language) : ''),
      tax: taxOf({ ...line, parent, priority: 0 }),
      taxCode: line.taxCode as NewItem['taxCode'],
      parentOrderItemUUID: parent,
      // Lines that the shop adds have no custom fields.
      customFields: given ? given.customFields : new StoredFields({}),
      ...(given?.priority != null && { priority: given.priority }),
    }
  })
}

const nameOf = ({ names }: ProductCopy, language: string): string => names[language] ?? Object.values(names)[0] ?? ''
