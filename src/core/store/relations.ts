/** Reads relations in batches: one statement per level of a document, for any number of parents. */
import DataLoader from 'dataloader'
import type { Page } from '../base/page.js'
import type { Ctx } from '../context.js'
import type { Resource, Row, Table } from './resource.js'
import { listPerParent, type ParentLink, rowsOf } from './store.js'

/** A relation: a function that reads the related values of many parents at once. Both interfaces use it. */
export type Relation<P, R> = (ctx: Ctx, parents: readonly P[]) => Promise<readonly R[]>

/** Sends the loads of one level of the response together, even if the level is built in several slices. */
export const inSlices = ({ budget }: Pick<Ctx, 'budget'>) => ({
  batchScheduleFn: (send: () => void) => void Promise.resolve().then(() => process.nextTick(() => budget.slices.whenIdle(send))),
})

/** Returns the resolver of a relation field. */
export const relationField =
  <P, R>(relation: Relation<P, R>) =>
  (parent: P, _args: object, ctx: Ctx): Promise<R> =>
    ctx.requestCache
      .get(
        relation,
        '',
        () => new DataLoader<P, R>(async (parents) => [...(await relation(ctx, parents))], { ...inSlices(ctx), cache: false }),
      )
      .load(parent)

/** Caches a relation that several properties of a response use: it runs once for the same list of parents. */
export function readOnce<P extends object, R>(relation: Relation<P, R>): Relation<P, R> {
  const known = new WeakMap<readonly P[], Promise<readonly R[]>>()
  return (ctx, parents) => {
    const found = known.get(parents) ?? relation(ctx, parents)
    known.set(parents, found)
    return found
  }
}

/** Returns a relation that reads the record to which each parent refers by id; null if there is none, or none that the caller may see. */
export const relationById =
  <P, T extends Table>(
    resource: Resource<T>,
    idOf: (parent: P) => number | null,
    columns?: readonly string[],
  ): Relation<P, Row<T> | null> =>
  async (ctx, parents) => {
    const ids = [...new Set(parents.flatMap((parent) => idOf(parent) ?? []))]
    const rows = ids.length ? await rowsOf(ctx, resource, 'id' as never, ids, columns) : []
    const byId = new Map(rows.map((row) => [(row as { id?: number }).id, row]))
    return parents.map((parent) => byId.get(idOf(parent) ?? undefined) ?? null)
  }

/**
 * Returns a relation with arguments. Parents of one level with equal arguments are read together. `kind` identifies the relation. A parent given by its
 * key is read once.
 */
export function relationWithArgs<P, R>(
  ctx: Ctx,
  kind: object,
  asked: ArgumentList,
  parent: P,
  relation: Relation<P, R>,
): Promise<R> {
  const cache = typeof parent !== 'object'
  const open = () => new DataLoader<P, R>(async (parents) => [...(await relation(ctx, parents))], { ...inSlices(ctx), cache })
  return ctx.requestCache.get(kind, argumentKey(asked), open).load(parent)
}

/** The parts of the cache key of a request. */
type ArgumentList = readonly unknown[]

const numbers = new WeakMap<object, string>()
let numbered = 0

/** Returns the key of arguments. Serialising all of them takes longer than running a short statement. Lists of columns and arguments without variables are created once per document, so a number replaces each. */
function argumentKey(asked: ArgumentList): string {
  let key = ''
  for (const part of asked) {
    if (typeof part !== 'object' || part === null) key += ` ${part}`
    else if (Object.isFrozen(part)) key += ` #${numberOf(part)}`
    else key += ` ${JSON.stringify(part)}`
  }
  return key
}

function numberOf(made: object): string {
  const known = numbers.get(made)
  if (known) return known
  const number = String(++numbered)
  numbers.set(made, number)
  return number
}

/** Returns a nested page, such as `Valueset.valuesetItems(input:)`, with one statement for all parents on the level. */
export function childPage<T extends Table, S extends object>(
  ctx: Ctx,
  resource: Resource<T, S>,
  by: ParentLink,
  parent: string | number,
  search: S,
  wanted: { counted?: boolean; columns?: readonly string[] } = {},
): Promise<Page<Row<T>>> {
  const read = (parents: readonly (string | number)[]) =>
    listPerParent(ctx, resource as Resource<T>, search, by, [...parents], wanted)
  const open = () => new DataLoader<string | number, Page<Row<T>>>(read, inSlices(ctx))
  return ctx.requestCache.get(resource, argumentKey([by, search, wanted.counted, wanted.columns]), open).load(parent)
}
