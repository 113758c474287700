/** What a REST endpoint is: what it takes, what it answers, and the function in between. */

import type { BulkResult, Directives } from '../../core/bulk/bulk.js'
import type { Ctx } from '../../core/context.js'
import type { Legacy } from '../../core/lifecycle/legacy.js'
import type { Dto, LegacyProperty } from './dto.js'

/** Where the input comes from, and its shape. */
export type RouteInput =
  | { kind: 'query'; search: Dto; legacy?: Record<string, LegacyProperty> }
  | { kind: 'search'; search: Dto }
  | { kind: 'body'; dto: Dto /** A body may be as large as a bulk: it can hold a file. */; isLarge?: true }
  | {
      kind: 'bulk'
      dto: Dto
      plural: string
      keys: Readonly<Record<string, readonly string[]>>
      /** The items are tiers: `resetOnUpdate` is a directive. */
      resets?: true
    }

export type RouteOutput = { kind: 'one'; dto: Dto; status?: 201 } | { kind: 'page'; dto: Dto } | { kind: 'bulk' }

/** What arrived, read and checked: the domain needs to know no more. */
export interface RestRequest {
  params: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the DTO's, checked before this is made
  input: any
  /** The query parameters that the route accepts beside its input. */
  query?: Record<string, string | undefined>
}

export interface BulkInput {
  items: Record<string, unknown>[]
  directives: Directives
}

export interface BulkAnswer {
  /** By what the items were found: one key for all, or each its own. */
  lookupKey: string | readonly string[]
  keys: string[]
  results: BulkResult[]
}

export interface Route {
  summary: string
  /** The whole operation is deprecated. */
  legacy?: Legacy
  input?: RouteInput
  /** Query parameters beside the input: name → what it means. */
  queryParameters?: Readonly<Record<string, string>>
  output: RouteOutput
  handle(ctx: Ctx, asked: RestRequest): Promise<unknown>
}

type RouteName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /v2/${string}`
export type Routes = Record<RouteName, Route>
