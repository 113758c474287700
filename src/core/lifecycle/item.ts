/** A deprecated item of the contract. It is declared once, in SDL or in a DTO; headers, lists, counters and the removal follow from that. */
import type { Legacy } from './legacy.js'

export type Api = 'graphql' | 'rest'

export type ItemKind =
  | 'field'
  | 'input-field'
  | 'argument'
  | 'query'
  | 'mutation'
  | 'enum-value'
  | 'property'
  | 'parameter'
  | 'operation'

/** How a request used an item: it sent it, selected it, or got it in a response without asking for it. */
export type UseKind = 'sent' | 'selected' | 'served'

/** A declaration found by an interface, before the registry numbers it. */
export interface Declared {
  api: Api
  kind: ItemKind
  /** Spelled as the specification does: `Type.field`, `Type.field(argument:)`, `Enum.VALUE`, an operation, `METHOD /path ?parameter`, `Schema.property`. */
  item: string
  legacy: Legacy
  /** REST only: the endpoints that take or return it. */
  endpoints: readonly string[]
  /** REST only: the positions of the property in the body of an endpoint, such as `clusters.products.language`. Lists have no separate step. */
  places?: Readonly<Record<string, readonly string[]>>
  direction: 'sent' | 'returned' | 'none' | null
}

export interface Item extends Declared {
  /** The position in the published list. */
  bit: number
  /** The stable name, such as `gql:Tax.shopId`. */
  id: string
  since: Date
  removal: Date
}

/** One use of an item, with its position in the request: a line and column, a variable or a JSON pointer. */
export interface ItemUse {
  item: Item
  kind: UseKind
  place: string
}
