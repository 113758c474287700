/** A deprecated item of the contract: one declaration in SDL or in a DTO, from which everything else follows. */
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

/** How a request used an item: wrote it, asked for it, or was shown it without asking. */
export type UseKind = 'sent' | 'selected' | 'served'

/** What a face found declared, before the registry numbers it. */
export interface Declared {
  api: Api
  kind: ItemKind
  /** Spelled as the specification does: `Type.field`, `Type.field(argument:)`, `Enum.VALUE`, an operation, `METHOD /path ?parameter`, `Schema.property`. */
  item: string
  legacy: Legacy
  /** REST only: where it is sent or returned. */
  endpoints: readonly string[]
  direction: 'sent' | 'returned' | 'none' | null
}

export interface Item extends Declared {
  /** Dense number, in the order of the published list. */
  bit: number
  /** Stable name, such as `gql:Tax.shopId`. */
  id: string
  since: Date
  removal: Date
}

/** One use of an item, and where in the request: a position, a variable or a pointer. */
export interface Use {
  item: Item
  kind: UseKind
  place: string
}
