/** The verbs of the GraphQL interface. Each takes a resource and returns one operation. */
import type { GraphQLResolveInfo } from 'graphql'
import { invalid } from '../../core/base/errors.js'
import type { Page } from '../../core/base/page.js'
import type { Ctx } from '../../core/context.js'
import type { Resource, Row, Table } from '../../core/store/resource.js'
import * as store from '../../core/store/store.js'
import { needsTotal } from './compile/selection.js'

type Args = Record<string, unknown>

export const list =
  <T extends Table, S extends object>(resource: Resource<T, S>) =>
  (_: unknown, { input }: { input?: S | null }, ctx: Ctx, info: GraphQLResolveInfo): Promise<Page<Row<T>>> =>
    store.list(ctx, resource as Resource<T>, input ?? {}, { counted: needsTotal(info) })

/** Returns a resolver that finds one record by the first of the given lookups whose columns are all among the arguments. */
export const one =
  <T extends Table>(resource: Resource<T>, ...lookups: string[]) =>
  (_: unknown, args: object, ctx: Ctx): Promise<Row<T>> =>
    store.get(ctx, resource, keyFrom(resource, lookups, args as Args))

export const create =
  <T extends Table>(resource: Resource<T>) =>
  (_: unknown, { input }: { input: object }, ctx: Ctx): Promise<Row<T>> =>
    store.create(ctx, resource, input)

export const update =
  <T extends Table>(resource: Resource<T>) =>
  (_: unknown, { id, input }: { id: string | number; input: object }, ctx: Ctx): Promise<Row<T>> =>
    store.update(ctx, resource, keyOf(resource, id), input)

export const remove =
  <T extends Table>(resource: Resource<T>) =>
  async (_: unknown, { id }: { id: string | number }, ctx: Ctx): Promise<boolean> => {
    await store.remove(ctx, resource, keyOf(resource, id))
    return true
  }

/** Returns the key of an `id`, which is the uuid in some families and the number in others. */
export const keyOf = <T extends Table>(resource: Resource<T>, id: string | number): store.Key<T> =>
  ({ [resource.key]: id }) as store.Key<T>

function keyFrom<T extends Table>(resource: Resource<T>, lookups: string[], args: Args): store.Key<T> {
  for (const lookup of lookups) {
    if (lookup === 'id' && args.id != null) return keyOf(resource, args.id as string)
    const columns: readonly string[] = lookup === 'id' ? [] : (resource.lookups[lookup] ?? [])
    if (columns.length && columns.every((column) => args[column] != null))
      return Object.fromEntries(columns.map((column) => [column, args[column]])) as store.Key<T>
  }
  const choices = lookups.map((lookup) => (lookup === 'id' ? 'id' : (resource.lookups[lookup] ?? []).join(' and ')))
  throw invalid([{ path: [], message: `At least one lookup must be provided: ${choices.join(', or ')}` }])
}
