/** A REST endpoint: its input, its output, and the function in between. */

import type { Problem } from '../../core/base/errors.js'
import type { BulkResult, Directives } from '../../core/bulk/bulk.js'
import type { Ctx } from '../../core/context.js'
import type { Legacy } from '../../core/lifecycle/legacy.js'
import type { Dto, LegacyProperty } from './dto.js'

/** The source of the input, and its shape. */
export type RouteInput =
  | { kind: 'query'; search: Dto; legacy?: Record<string, LegacyProperty> }
  | { kind: 'search'; search: Dto }
  | { kind: 'body'; dto: Dto /** A body may be as large as a bulk: it can contain a file. */; isLarge?: true }
  | BulkRouteInput
  | { kind: 'csv' }

interface BulkRouteInput {
  kind: 'bulk'
  dto: Dto
  plural: string
  /** Another published name of the list, used if `plural` is missing. */
  otherPlural?: string
  keys: Readonly<Record<string, readonly string[]>>
  /** The maximum number of items, if it differs from the default. */
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

/** The checked input of a request: all that the domain needs. */
export interface RestRequest {
  params: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the DTO's, checked before this is made
  input: any
  /** The query parameters that the route accepts besides its input. */
  query?: Record<string, string | undefined>
}

export interface BulkInput {
  items: Record<string, unknown>[]
  directives: Directives
}

/** An invalid item of a bulk. */
export interface RefusedItem {
  /** Its position among the items, from 0. */
  at: number
  key: string
  code: string
  problems: readonly Problem[]
}

export interface BulkAnswer {
  /** The lookup key of the items: one for all, or one each. */
  lookupKey: string | readonly string[]
  keys: string[]
  results: BulkResult[]
  /** The problems of invalid items, and how many more there are. */
  problems?: readonly Problem[]
  moreProblems?: number
}

export interface Route {
  summary: string
  /** The whole operation is deprecated. */
  legacy?: Legacy
  input?: RouteInput
  /** The values of `{lookupKey}` in the path, and in other paths of the family. */
  lookupKeys?: readonly string[]
  /** Query parameters besides the input: name → description. */
  queryParameters?: Readonly<Record<string, string>>
  output: RouteOutput
  handle(ctx: Ctx, asked: RestRequest): Promise<unknown>
}

type RouteName = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /v2/${string}`
export type Routes = Record<RouteName, Route>
