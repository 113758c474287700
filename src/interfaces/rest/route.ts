/** What a REST endpoint is: what it takes, what it answers, and the function in between. */

import type { Problem } from '../../core/base/errors.js'
import type { BulkResult, Directives } from '../../core/bulk/bulk.js'
import type { Ctx } from '../../core/context.js'
import type { Legacy } from '../../core/lifecycle/legacy.js'
import type { Dto, LegacyProperty } from './dto.js'

/** Where the input comes from, and its shape. */
export type RouteInput =
  | { kind: 'query'; search: Dto; legacy?: Record<string, LegacyProperty> }
  | { kind: 'search'; search: Dto }
  | { kind: 'body'; dto: Dto /** A body may be as large as a bulk: it can hold a file. */; isLarge?: true }
  | BulkRouteInput
  | { kind: 'csv' }

interface BulkRouteInput {
  kind: 'bulk'
  dto: Dto
  plural: string
  /** Another published name of the list, which is taken where `plural` is not there. */
  otherPlural?: string
  keys: Readonly<Record<string, readonly string[]>>
  /** How many items a request may have, if not as many as usual. */
  maxItems?: number
  /** Finds records inside an item that lack their keys. */
  // biome-ignore lint/suspicious/noExplicitAny: each route knows the shape of its items
  findKeyless?: (item: any) => readonly Problem[]
  /** The items are tiers: `resetOnUpdate` is a directive. */
  resets?: true
}

export type RouteOutput =
  | { kind: 'one'; dto: Dto; status?: 201 }
  | { kind: 'page'; dto: Dto }
  | { kind: 'bulk' }
  | { kind: 'csv' }

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

/** An item of a bulk that cannot be read. */
export interface RefusedItem {
  /** Its place among the items, from 0. */
  at: number
  key: string
  code: string
  problems: readonly Problem[]
}

export interface BulkAnswer {
  /** By what the items were found: one key for all, or each its own. */
  lookupKey: string | readonly string[]
  keys: string[]
  results: BulkResult[]
  /** Where items that could not be read are wrong, and how many more places there are. */
  problems?: readonly Problem[]
  moreProblems?: number
}

export interface Route {
  summary: string
  /** The whole operation is deprecated. */
  legacy?: Legacy
  input?: RouteInput
  /** What `{lookupKey}` of the path, and of other paths of the family, can be. */
  lookupKeys?: readonly string[]
  /** Query parameters beside the input: name → what it means. */
  queryParameters?: Readonly<Record<string, string>>
  output: RouteOutput
  handle(ctx: Ctx, asked: RestRequest): Promise<unknown>
}

type RouteName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /v2/${string}`
export type Routes = Record<RouteName, Route>
