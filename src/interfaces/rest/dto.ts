/** The shapes of the REST interface, as literals. JSON Schema, validation, serialisation and OpenAPI are derived from them. */
import type { Ctx } from '../../core/context.js'
import type { Legacy } from '../../core/lifecycle/legacy.js'
import type { Relation } from '../../core/store/relations.js'

/** A type in the spelling of SDL, such as `Int!` or `[LocalizedString!]`. */
type TypeText = string

/** A type and its rule, such as `[SourceInput!] @rule(maxItems: 100)`. */
type RuledTypeText = TypeText

/** A property that exists until the removal; `read` returns its value for responses. */
export interface LegacyProperty extends Legacy {
  type?: TypeText
  // biome-ignore lint/suspicious/noExplicitAny: each DTO reads its own kind of row
  read?: (row: any, ctx: Ctx) => unknown
  /** Published, but not in responses. */
  isSilent?: true
}

export interface Nested {
  dto: Dto
  // biome-ignore lint/suspicious/noExplicitAny: each DTO nests its own kind of row
  of: Relation<any, any>
  many?: boolean
  /** Other names that `expands` accepts for it. */
  alsoCalled?: readonly string[]
}

export interface Dto {
  /** As the specification spells it. */
  name: string
  /** The contract type or input that it is based on, or one that it declares itself. */
  from: string
  /** SDL of types that only REST has, such as a search that the contract lacks; they are not part of the GraphQL schema. */
  declares?: string
  description?: string
  /** A search body: its filters may also be inside `filters`. */
  isSearch?: true
  omit?: readonly string[]
  /** Properties that REST adds to the contract's type, or types differently. */
  also?: Record<string, RuledTypeText>
  legacy?: Record<string, LegacyProperty>
  /** DTOs of nested input types with their own deprecated properties. */
  inner?: readonly Dto[]
  /** How a response property is read if it is not the column of the same name. */
  // biome-ignore lint/suspicious/noExplicitAny: each DTO reads its own kind of row
  read?: Record<string, (row: any, ctx: Ctx) => unknown>
  /** Properties that are read from elsewhere, for all rows of a response at once. */
  // biome-ignore lint/suspicious/noExplicitAny: each DTO reads its own kind of row
  related?: Record<string, Relation<any, any>>
  /** Related resources: always in single responses, on `expands` in lists. */
  nest?: Record<string, Nested>
}
